/** The kind of a database error. It is public, so it contains no details. */
export const databaseErrorKinds = ['full', 'locked', 'read-only', 'unreachable', 'failing'] as const;

export type DatabaseErrorKind = (typeof databaseErrorKinds)[number];

/** By the primary result code, the lower byte: https://www.sqlite.org/rescode.html */
const sqliteErrors: Readonly<Record<number, DatabaseErrorKind>> = {
  5: 'locked',
  6: 'locked',
  8: 'read-only',
  13: 'full',
};

/** https://www.postgresql.org/docs/current/errcodes-appendix.html. 57014 is the statement timeout. */
const postgresErrors: Readonly<Record<string, DatabaseErrorKind>> = {
  '25006': 'read-only',
  '53100': 'full',
  '55P03': 'locked',
  '57014': 'locked',
};

export function classifyDatabaseError(error: unknown): DatabaseErrorKind {
  if (!(error instanceof Error)) return 'failing';
  if ('errcode' in error) return sqliteErrors[Number(error.errcode) & 0xff] ?? 'failing';
  const code = 'code' in error ? String(error.code) : '';
  // The driver sets no code when a connection times out.
  const hasTimedOut = code === '' && /timeout|terminated/i.test(error.message);
  const isUnreachable = hasTimedOut || /^(E[A-Z]+$|08|57P)/.test(code);
  return postgresErrors[code] ?? (isUnreachable ? 'unreachable' : 'failing');
}
