import pg from 'pg';
import type { Database, Row } from './database.ts';
import { missingMigrations, postgresDialect, schemaVersion, type OpenOptions } from './migrations.ts';

/** Applies missing migrations in one transaction, in which it reads the version again: another instance may migrate too. */
export async function migratePostgres(
  url: string,
  { name, query }: Pick<Database, 'name' | 'query'>,
  options: OpenOptions,
): Promise<void> {
  if (missingMigrations(name, await readVersion(query), postgresDialect, options).length === 0) return;

  // A connection of its own, because those of the pool have timeouts.
  const client = new pg.Client({
    connectionString: url,
    application_name: 'studio-provider',
    connectionTimeoutMillis: 2000,
  });
  // Queries report errors of their connection.
  client.on('error', () => undefined);
  await client.connect();
  try {
    await client.query('BEGIN');
    await client.query(withoutTimeouts);
    await client.query(lockForWriting);
    const version = await readVersion(async (sql) => (await client.query<Row>(sql)).rows);
    if (version === 0) await client.query(prepareEmptyDatabase);
    for (const step of missingMigrations(name, version, postgresDialect, options)) await client.query(step);
    await client.query('UPDATE schema_version SET version = $1', [schemaVersion]);
    await client.query('COMMIT');
  } finally {
    // Rolls back a transaction that is not committed.
    await client.end();
  }
}

/** Acquires the write lock that all instances share, until the end of the transaction. */
export const lockForWriting = 'SELECT pg_advisory_xact_lock(7377564)';

/** Disables the timeouts of the server, of which older versions lack some. */
const withoutTimeouts = `SELECT set_config(name, '0', true) FROM pg_settings
  WHERE name IN ('statement_timeout', 'lock_timeout', 'transaction_timeout')`;

/** The collation that SQLite has built in, and the table of the version. */
export const prepareEmptyDatabase = `
  CREATE COLLATION IF NOT EXISTS nocase (provider = icu, locale = 'und-u-ks-level2', deterministic = false);
  CREATE TABLE schema_version (version BIGINT NOT NULL);
  INSERT INTO schema_version VALUES (0)`;

export async function readVersion(query: Database['query']): Promise<number> {
  const [table] = await query("SELECT to_regclass('schema_version') IS NOT NULL AS found");
  if (table?.['found'] !== true) return 0;
  const [row] = await query('SELECT version FROM schema_version');
  return Number(row?.['version']);
}
