import { randomUUID } from 'node:crypto';
import { closeSync, existsSync, mkdirSync, openSync } from 'node:fs';
import { stat, statfs } from 'node:fs/promises';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout } from 'node:timers/promises';
import { ConfigError } from '../config-error.ts';
import type { Database, Queryable, Row, Value } from './database.ts';
import { migrateSqlite } from './migrate-sqlite.ts';
import type { OpenOptions } from './migrations.ts';
import { createQueue } from './queue.ts';

/** How long to wait for a lock of another process, in milliseconds. */
const busyTimeout = 5000;

/** The same for a check, which must not delay other work. */
const checkTimeout = 500;

/** Opens the database in this file, and creates it if it is missing. */
export function openSqlite(file: string, options: OpenOptions = {}): Database {
  const database = open(file, options);
  // Statements beside a transaction would become part of it on the only connection.
  const enqueue = createQueue(busyTimeout);

  function run(sql: string, values: readonly Value[] = []): Row[] {
    const named = Object.fromEntries(values.map((value, index) => [`$${String(index + 1)}`, value]));
    return database.prepare(sql).all(named);
  }

  async function runTransaction<T>(work: (database: Queryable) => Promise<T>, deadline: number): Promise<T> {
    await retryWhileBusy(deadline, () => {
      database.exec('BEGIN IMMEDIATE');
    });
    try {
      const result = await work({
        query: async (sql, values) => Promise.resolve(run(sql, values)),
      });
      database.exec('COMMIT');
      return result;
    } catch (error) {
      // SQLite rolls back by itself when the disk is full.
      if (database.isTransaction) database.exec('ROLLBACK');
      throw error;
    }
  }

  return {
    name: file,
    query: (sql, values) => enqueue((deadline) => retryWhileBusy(deadline, () => run(sql, values))),
    transaction: (work) => enqueue((deadline) => runTransaction(work, deadline)),
    check: () => enqueue(() => runTransaction(writeLongMessage, performance.now() + checkTimeout)),
    async freeBytes() {
      const { bavail, bsize } = await statfs(dirname(file));
      return bavail * bsize;
    },
    lastBackup: () =>
      stat(backupMarker(file)).then(
        ({ mtime }) => mtime,
        () => new Date(0),
      ),
    // `secure_delete` overwrites deleted rows in the file, but the write-ahead log still contains them.
    purgeDeleted: () =>
      enqueue(() => {
        run('PRAGMA wal_checkpoint(TRUNCATE)');
      }),
    close: () =>
      enqueue(() => {
        database.close();
      }),
  };
}

/** A file whose time is that of the last successful backup. */
export const backupMarker = (file: string) => `${file}-backup`;

function open(file: string, options: OpenOptions): DatabaseSync {
  try {
    createPrivateFile(file);
    const database = new DatabaseSync(file, { timeout: busyTimeout });
    // FULL: commits survive a power loss, for a fifth of a millisecond each.
    database.exec(`PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL;
      PRAGMA foreign_keys = ON; PRAGMA trusted_schema = OFF; PRAGMA secure_delete = ON`);
    migrateSqlite(database, file, options);
    database.exec(`PRAGMA busy_timeout = ${String(busyTimeout)}`);
    // SQLite opens read-only files without an error, so try to write.
    database.exec(testWrite);
    // Waiting inside SQLite would block the event loop; `retryWhileBusy` waits instead.
    database.exec('PRAGMA busy_timeout = 0');
    return database;
  } catch (error) {
    throw openError(file, error);
  }
}

export function openError(file: string, error: unknown): ConfigError {
  if (error instanceof ConfigError) return error;
  const reason = error instanceof Error ? error.message : String(error);
  return new ConfigError(`The database ${file} cannot be written: ${reason}.`);
}

/** Writes the application id that the file already has. */
const testWrite = 'PRAGMA application_id = 0x53747564';

/** The longest texts that the contact form accepts, in bytes. */
const longestMessage = 66_000;

/**
 * Writes as much as the longest message takes, because a full disk can have space for less. "secure_delete" overwrites
 * the deleted row, so the commit writes all its pages. The next check reuses them.
 */
async function writeLongMessage({ query }: Queryable): Promise<void> {
  const id = randomUUID();
  await query(
    `INSERT INTO messages (id, digest, name, email, subject, message, phone, company, received_at)
     VALUES ($1, '', '', '', '', $2, '', '', '')`,
    [id, 'x'.repeat(longestMessage)],
  );
  await query('DELETE FROM messages WHERE id = $1', [id]);
}

/**
 * Creates the file with private permissions, which SQLite copies to its other files. Only the last folder of the path
 * is created: Node's `recursive` never returns where no folder can be created, as in `/proc`.
 */
function createPrivateFile(file: string): void {
  if (file === ':memory:') return;
  const folder = dirname(file);
  if (!existsSync(folder)) mkdirSync(folder, { mode: 0o700 });
  if (!existsSync(file)) closeSync(openSync(file, 'a', 0o600));
}

/** Retries while another process holds a lock on the file. */
async function retryWhileBusy<T>(deadline: number, work: () => T): Promise<T> {
  for (;;) {
    try {
      return work();
    } catch (error) {
      if (!isBusy(error) || performance.now() > deadline) throw error;
      await setTimeout(20);
    }
  }
}

const SQLITE_BUSY = 5;

/** The lower byte is the primary result code. */
const isBusy = (error: unknown) =>
  error instanceof Error && 'errcode' in error && (Number(error.errcode) & 0xff) === SQLITE_BUSY;
