import { closeSync, existsSync, mkdirSync, openSync } from 'node:fs';
import { statfs } from 'node:fs/promises';
import { dirname } from 'node:path';
import { DatabaseSync, type StatementSync } from 'node:sqlite';
import { setTimeout } from 'node:timers/promises';
import { ConfigError } from '../config-error.ts';
import type { Database, Row, Value } from './database.ts';
import { migrations } from './migrations.ts';

/** How long to wait for another program that writes into the file, in milliseconds. */
const longestWait = 5000;

/** Opens the database in this file, and makes it if it is not there. */
export function openSqlite(file: string): Database {
  const database = open(file);
  const statements = new Map<string, StatementSync>();
  const inTurn = createTurns();

  function prepared(sql: string): StatementSync {
    const known = statements.get(sql);
    if (known) return known;
    const statement = database.prepare(sql);
    statements.set(sql, statement);
    return statement;
  }

  function run(sql: string, values: readonly Value[] = []): Row[] {
    const named = Object.fromEntries(values.map((value, index) => [`$${String(index + 1)}`, value]));
    return prepared(sql).all(named);
  }

  async function transact<T>(
    work: (database: Pick<Database, 'query'>) => Promise<T>,
    until: number,
  ): Promise<T> {
    await whenFree(until, () => {
      database.exec('BEGIN IMMEDIATE');
    });
    try {
      const result = await work({
        query: (sql, values) =>
          new Promise((resolve) => {
            resolve(run(sql, values));
          }),
      });
      database.exec('COMMIT');
      return result;
    } catch (error) {
      // SQLite ends a transaction by itself when the disk is full.
      if (database.isTransaction) database.exec('ROLLBACK');
      throw error;
    }
  }

  return {
    name: file,
    query: (sql, values) => inTurn((until) => whenFree(until, () => run(sql, values))),
    transaction: (work) => inTurn((until) => transact(work, until)),
    check: () =>
      inTurn((until) =>
        whenFree(until, () => {
          write(database);
        }),
      ),
    async room() {
      const { bavail, bsize } = await statfs(dirname(file));
      return bavail * bsize;
    },
    // What is deleted is overwritten at once, but its journal has it until it begins anew.
    sweep: () =>
      inTurn(() => {
        run('PRAGMA wal_checkpoint(TRUNCATE)');
        return Promise.resolve();
      }),
    close: () =>
      inTurn(() => {
        database.close();
        return Promise.resolve();
      }),
  };
}

function open(file: string): DatabaseSync {
  try {
    makePrivate(file);
    const database = new DatabaseSync(file, { timeout: longestWait });
    // FULL: a row that was acknowledged survives a loss of power, for a fifth of a millisecond each.
    database.exec(`PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL;
      PRAGMA foreign_keys = ON; PRAGMA trusted_schema = OFF; PRAGMA secure_delete = ON`);
    migrate(database);
    // A file or folder that can only be read opens without a complaint. Better to learn of it now.
    write(database);
    // From here on there are visitors, and one thread for all of them, which must not wait inside SQLite.
    database.exec('PRAGMA busy_timeout = 0');
    return database;
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new ConfigError(`The database ${file} cannot be written: ${reason}.`);
  }
}

/** Writes what stands there already: the number by which a file says to which program it belongs. */
function write(database: DatabaseSync): void {
  database.exec('PRAGMA application_id = 0x53747564');
}

/**
 * What visitors write is for nobody else on this machine. SQLite makes the files beside it as the file itself is. Only
 * the last folder of the path: Node's `recursive` never returns where nothing can be made, as in `/proc`.
 */
function makePrivate(file: string): void {
  if (file === ':memory:') return;
  const folder = dirname(file);
  if (!existsSync(folder)) mkdirSync(folder, { mode: 0o700 });
  if (!existsSync(file)) closeSync(openSync(file, 'a', 0o600));
}

/** In one transaction, from reading the version on: another program may be about to do the same. */
function migrate(database: DatabaseSync): void {
  database.exec('BEGIN IMMEDIATE');
  try {
    const done = Number(database.prepare('PRAGMA user_version').get()?.['user_version']);
    for (const step of migrations.slice(done)) database.exec(step);
    const version = Math.max(done, migrations.length);
    database.exec(`PRAGMA user_version = ${String(version)}; COMMIT`);
  } catch (error) {
    if (database.isTransaction) database.exec('ROLLBACK');
    throw error;
  }
}

/**
 * There is one connection, so whatever ran beside a transaction would become a part of it. The time that somebody waits
 * for another program begins when they ask, so that it is not added to that of others.
 */
function createTurns() {
  let last: Promise<unknown> = Promise.resolve();
  return function inTurn<T>(work: (until: number) => Promise<T>): Promise<T> {
    const until = performance.now() + longestWait;
    const turn = last.then(() => work(until));
    last = turn.catch(() => undefined);
    return turn;
  };
}

/** Tries again while another program holds the file. */
async function whenFree<T>(until: number, work: () => T): Promise<T> {
  for (;;) {
    try {
      return work();
    } catch (error) {
      if (!isBusy(error) || performance.now() > until) throw error;
      await setTimeout(20);
    }
  }
}

const SQLITE_BUSY = 5;

/** The lower byte is the kind of an error, the rest its details. */
const isBusy = (error: unknown) =>
  error instanceof Error && 'errcode' in error && (Number(error.errcode) & 0xff) === SQLITE_BUSY;
