/** What is wrong with a database, in a word that anybody may read: no address, no name, no message of a library. */
export type Trouble = 'full' | 'locked' | 'read-only' | 'unreachable' | 'failing';

/** https://www.sqlite.org/rescode.html, by the lower byte. */
const ofSqlite: Readonly<Record<number, Trouble>> = { 5: 'locked', 6: 'locked', 8: 'read-only', 13: 'full' };

/** https://www.postgresql.org/docs/current/errcodes-appendix.html, with a statement that waited too long. */
const ofPostgres: Readonly<Record<string, Trouble>> = {
  '25006': 'read-only',
  '53100': 'full',
  '55P03': 'locked',
  '57014': 'locked',
};

export function troubleOf(error: unknown): Trouble {
  if (!(error instanceof Error)) return 'failing';
  if ('errcode' in error) return ofSqlite[Number(error.errcode) & 0xff] ?? 'failing';
  const code = 'code' in error ? String(error.code) : '';
  // The driver has no code of its own for a server that says nothing.
  const silent = code === '' && /timeout|terminated/i.test(error.message);
  const gone = silent || /^(E[A-Z]+$|08|57P)/.test(code);
  return ofPostgres[code] ?? (gone ? 'unreachable' : 'failing');
}
