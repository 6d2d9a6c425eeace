import pg from 'pg';
import { ConfigError } from '../config-error.ts';
import type { Database, Row } from './database.ts';
import { lockForWriting, migratePostgres } from './migrate-postgres.ts';
import type { OpenOptions } from './migrations.ts';
import { createQueue } from './queue.ts';

/** Opens a PostgreSQL database, which any number of instances may share. */
export async function openPostgres(url: string, options: OpenOptions = {}): Promise<Database> {
  const name = databaseName(url);
  assertEncrypted(name, url);
  const pool = new pg.Pool({
    connectionString: url,
    application_name: 'studio-provider',
    max: 10,
    connectionTimeoutMillis: 2000,
    statement_timeout: 5000,
    // A transaction waits for its turn, and then perhaps for a table that another program has locked.
    lock_timeout: 2000,
    // For an instance that crashed while it held the lock.
    idle_in_transaction_session_timeout: 5000,
    // For a server that does not respond at all.
    query_timeout: 6000,
  });
  // Queries report errors of their connection; errors of idle connections are ignored.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));

  // Leaves other connections to queries, such as those of the rate limits.
  const enqueue = createQueue(3000);

  const database: Database = {
    name,

    async query(sql, values = []) {
      return getRows(pool.query<Row>(sql, [...values]));
    },

    transaction: (work) =>
      enqueue(async (deadline) => {
        if (performance.now() > deadline) throw new Error('Earlier transactions took too long.');
        const client = await pool.connect();
        try {
          await client.query(`BEGIN; ${lockForWriting}`);
          const result = await work({
            query: (sql, values = []) => getRows(client.query<Row>(sql, [...values])),
          });
          const { command } = await client.query('COMMIT');
          // After a failed statement, PostgreSQL rolls back at COMMIT and reports success.
          if (command !== 'COMMIT') throw new Error('The transaction was rolled back.');
          client.release();
          return result;
        } catch (error) {
          // Destroys the connection, which rolls back whatever its state is.
          client.release(true);
          throw error;
        }
      }),

    // Does not acquire the write lock, so that checks neither wait for messages nor delay them. Both statements run in
    // one implicit transaction, so the timeout applies to it alone.
    async check() {
      await database.query(
        "SELECT set_config('lock_timeout', '500ms', true); UPDATE schema_version SET version = version",
      );
    },

    // The disk and the backups of a database server are monitored there, and VACUUM purges deleted rows.
    freeBytes: () => Promise.resolve(undefined),
    lastBackup: () => Promise.resolve(undefined),
    purgeDeleted: () => Promise.resolve(),

    close: () => pool.end(),
  };

  try {
    await assertUsable(database);
    await migratePostgres(url, database, options);
    await database.check();
    return database;
  } catch (error) {
    await pool.end();
    throw connectionError(name, error);
  }
}

/** The database in log lines and errors, without a password. */
export function databaseName(url: string): string {
  const { hostname, port, pathname } = new URL(url);
  return `${decodeURIComponent(pathname.slice(1))} at ${hostname || 'localhost'}:${port || '5432'}`;
}

export const connectionError = (name: string, error: unknown): ConfigError =>
  error instanceof ConfigError
    ? error
    : new ConfigError(`The database ${name} cannot be used: ${describeError(error)}.`);

/** Without `sslmode`, the driver does not encrypt, which only the same machine or the owner of a network may decide. */
export function assertEncrypted(name: string, url: string): void {
  const { hostname, searchParams } = new URL(url);
  const host = decodeURIComponent(searchParams.get('host') ?? hostname);
  const isLocal = /^(?:|\/.*|localhost|127(?:\.\d+){3}|\[::1\])$/.test(host);
  if (!isLocal && !searchParams.has('sslmode') && !searchParams.has('ssl'))
    throw new ConfigError(
      `The database ${name} would be used without encryption. Add "?sslmode=verify-full" to its URL, or "?sslmode=disable" in a private network.`,
    );
}

/** Removes details from errors, because they may contain the row and would be logged. */
async function getRows(result: Promise<pg.QueryResult<Row>>): Promise<Row[]> {
  try {
    return (await result).rows;
  } catch (error) {
    if (error instanceof pg.DatabaseError) {
      error.detail = undefined;
      error.where = undefined;
    }
    throw error;
  }
}

/**
 * A 201 promises that the message is on disk, so a server that acknowledges earlier is rejected. Names need UTF8, and a
 * standby server accepts no message.
 */
export async function assertUsable({ name, query }: Pick<Database, 'name' | 'query'>): Promise<void> {
  for (const setting of ['synchronous_commit', 'fsync']) {
    const [row] = await query('SELECT current_setting($1) AS value', [setting]);
    if (row?.['value'] === 'off')
      throw new ConfigError(
        `The database ${name} has ${setting}=off and could lose acknowledged messages. Set it to on, on the server.`,
      );
  }
  const [transaction] = await query("SELECT current_setting('transaction_read_only') AS value");
  if (transaction?.['value'] === 'on')
    throw new ConfigError(`The database ${name} is read-only. Use one that accepts writes.`);
  const [row] = await query("SELECT current_setting('server_encoding') AS value");
  if (row?.['value'] !== 'UTF8')
    throw new ConfigError(
      `The database ${name} has the encoding ${String(row?.['value'])}. Use a database with the encoding UTF8.`,
    );
}

// By default the driver returns BIGINT as text, because it may exceed 2^53.
pg.types.setTypeParser(pg.types.builtins.INT8, Number);

/** An AggregateError for several addresses has no message, only a code. */
function describeError(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.message || ('code' in error ? String(error.code) : 'unknown');
}
