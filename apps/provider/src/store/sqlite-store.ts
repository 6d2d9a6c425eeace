import { existsSync, mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { ConfigError } from '../config.ts';
import { migrations } from './migrations.ts';
import type { Store } from './store.ts';

/** Opens the database in this file, and makes it if it is not there. */
export function openSqliteStore(file: string): Store {
  const database = open(file);
  const insert = database.prepare(
    'INSERT INTO subscribers (email, language, consented_at) VALUES (?, ?, ?) ON CONFLICT DO NOTHING',
  );

  return {
    subscribe({ email, language, consentedAt }) {
      insert.run(email, language ?? null, consentedAt.toISOString());
      return Promise.resolve();
    },
    close() {
      database.close();
      return Promise.resolve();
    },
  };
}

function open(file: string): DatabaseSync {
  try {
    makeFolder(dirname(file));
    const database = new DatabaseSync(file);
    // FULL: a row that was acknowledged survives a loss of power, for a fifth of a millisecond each.
    database.exec(`PRAGMA busy_timeout = 5000; PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL;
      PRAGMA foreign_keys = ON; PRAGMA trusted_schema = OFF`);
    migrate(database);
    tryToWrite(database);
    return database;
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new ConfigError(`The database ${file} cannot be written: ${reason}.`);
  }
}

/** A file or folder that can only be read opens without a complaint. Better to learn of it now than from a visitor. */
function tryToWrite(database: DatabaseSync): void {
  database.exec(`BEGIN IMMEDIATE; PRAGMA user_version = ${String(migrations.length)}; ROLLBACK`);
}

/** Only the last folder of the path: Node's `recursive` never returns where nothing can be made, as in `/proc`. */
function makeFolder(folder: string): void {
  if (!existsSync(folder)) mkdirSync(folder);
}

function migrate(database: DatabaseSync): void {
  const done = Number(database.prepare('PRAGMA user_version').get()?.['user_version']);
  migrations.forEach((step, index) => {
    if (index < done) return;
    database.exec(`BEGIN IMMEDIATE; ${step}; PRAGMA user_version = ${String(index + 1)}; COMMIT`);
  });
}
