import type { DatabaseSync } from 'node:sqlite';
import { missingMigrations, schemaVersion, sqliteDialect, type OpenOptions } from './migrations.ts';

/** The longest time that SQLite can wait for a lock, in milliseconds: 24 days. */
const longestTimeout = 2 ** 31 - 1;

/** Applies missing migrations in one transaction, in which it reads the version again: another process may migrate too. */
export function migrateSqlite(database: DatabaseSync, file: string, options: OpenOptions): void {
  function missing() {
    const version = Number(database.prepare('PRAGMA user_version').get()?.['user_version']);
    return missingMigrations(file, version, sqliteDialect, options);
  }
  if (missing().length === 0) return;

  database.exec(`PRAGMA busy_timeout = ${String(longestTimeout)}; BEGIN IMMEDIATE`);
  try {
    for (const step of missing()) database.exec(step);
    database.exec(`PRAGMA user_version = ${String(schemaVersion)}; COMMIT`);
  } catch (error) {
    if (database.isTransaction) database.exec('ROLLBACK');
    throw error;
  }
}
