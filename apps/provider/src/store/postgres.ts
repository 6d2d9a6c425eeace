import pg from 'pg';
import { ConfigError } from '../config-error.ts';
import type { Database, Row, Value } from './database.ts';
import { migrations } from './migrations.ts';

/** Whoever holds this lock may write. The number only has to be the same for all instances. */
const lock = 7_377_564;

/** Opens the database at this address. Any number of instances may share it. */
export async function openPostgres(url: string): Promise<Database> {
  const { hostname, port, pathname } = new URL(url);
  const name = `${decodeURIComponent(pathname.slice(1))} at ${hostname || 'localhost'}:${port || '5432'}`;
  const pool = new pg.Pool({
    connectionString: url,
    application_name: 'studio-provider',
    max: 10,
    connectionTimeoutMillis: 2000,
    statement_timeout: 5000,
    // For an instance that died with the lock in its hand.
    idle_in_transaction_session_timeout: 5000,
    // For a server that cannot even say that it is too late.
    query_timeout: 6000,
  });
  // Whoever uses a connection that breaks is told. Nobody needs to be told of one that nobody uses.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));

  const database: Database = {
    name,

    async query(sql, values = []) {
      return rowsOf(pool.query<Row>(sql, [...values]));
    },

    async transaction(work) {
      const client = await pool.connect();
      let broken: Error | undefined;
      const query = async (sql: string, values: readonly Value[] = []) => {
        if (broken) throw broken;
        try {
          return await rowsOf(client.query<Row>(sql, [...values]));
        } catch (error) {
          if (!isOfOneRow(error)) broken = asError(error);
          throw error;
        }
      };
      try {
        await client.query(`BEGIN; SELECT pg_advisory_xact_lock(${String(lock)})`);
        const result = await work({ query });
        const { command } = await client.query('COMMIT');
        // PostgreSQL ends a transaction with an error in it by undoing it, and calls that a success.
        if (command !== 'COMMIT') throw new Error('The transaction was undone.');
        client.release();
        return result;
      } catch (error) {
        // Undone with its connection, in whatever state that may be.
        client.release(true);
        throw error;
      }
    },

    check: () =>
      database.transaction(async ({ query }) => {
        await query('UPDATE schema_version SET version = version');
      }),

    // What is on the disk of a server, and what of it is left, is for the server to know.
    room: () => Promise.resolve(undefined),
    sweep: () => Promise.resolve(),

    close: () => pool.end(),
  };

  try {
    await refuseIfForgetful(database);
    await migrate(database);
    await database.check();
    return database;
  } catch (error) {
    await pool.end();
    throw error instanceof ConfigError
      ? error
      : new ConfigError(`The database ${name} cannot be used: ${reasonOf(error)}.`);
  }
}

/** What PostgreSQL tells besides the message may hold the row. That is for nobody's log. */
async function rowsOf(result: Promise<pg.QueryResult<Row>>): Promise<Row[]> {
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
 * Whether an error says only that one row is wrong, and not that the database is.
 * https://www.postgresql.org/docs/current/errcodes-appendix.html
 */
const isOfOneRow = (error: unknown) => error instanceof pg.DatabaseError && /^2[23]/.test(error.code ?? '');

/** A server that answers before a row is on disk would make every answer of ours a lie. */
async function refuseIfForgetful({ name, query }: Database): Promise<void> {
  for (const setting of ['synchronous_commit', 'fsync']) {
    const [row] = await query('SELECT current_setting($1) AS value', [setting]);
    if (row?.['value'] === 'off')
      throw new ConfigError(
        `The database ${name} has ${setting}=off and would forget messages. Set it to on, on the server.`,
      );
  }
  const [row] = await query("SELECT current_setting('server_encoding') AS value");
  if (row?.['value'] !== 'UTF8')
    throw new ConfigError(
      `The database ${name} has the encoding ${String(row?.['value'])}. Make one with the encoding UTF8.`,
    );
}

async function migrate(database: Database): Promise<void> {
  await database.transaction(async ({ query }) => {
    // SQLite has it built in.
    await query(
      "CREATE COLLATION IF NOT EXISTS nocase (provider = icu, locale = 'und-u-ks-level2', deterministic = false)",
    );
    await query('CREATE TABLE IF NOT EXISTS schema_version (version BIGINT NOT NULL)');
    const [row] = await query('SELECT version FROM schema_version');
    if (!row) await query('INSERT INTO schema_version VALUES (0)');
    const done = Number(row?.['version'] ?? 0);
    for (const step of migrations.slice(done)) await query(translated(step));
    await query('UPDATE schema_version SET version = $1', [Math.max(done, migrations.length)]);
  });
}

/** The steps are written for SQLite. Four of its words are others here. Texts are compared by their bytes in both. */
function translated(step: string): string {
  return step
    .replaceAll('INTEGER PRIMARY KEY', 'BIGINT GENERATED BY DEFAULT AS IDENTITY PRIMARY KEY')
    .replaceAll(/\bINTEGER\b/g, 'BIGINT')
    .replaceAll(/\bTEXT\b(?!.*COLLATE)/g, 'TEXT COLLATE "C"')
    .replaceAll(/\) STRICT\b/g, ')');
}

// Otherwise it would come as a text, for the sake of numbers beyond 2^53.
pg.types.setTypeParser(pg.types.builtins.INT8, Number);

const asError = (error: unknown) => (error instanceof Error ? error : new Error(String(error)));

/** Where a name has several addresses, only the code tells what happened. */
function reasonOf(error: unknown): string {
  const { message } = asError(error);
  return message || (error instanceof Error && 'code' in error ? String(error.code) : 'unknown');
}
