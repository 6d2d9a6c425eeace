import type { DatabaseSync } from 'node:sqlite';
import { migrations } from './migrations.ts';
import { isBehind, type OpenOptions } from './schema-version.ts';

/** The longest time that SQLite can wait for a lock, in milliseconds: 24 days. */
const longestTimeout = 2 ** 31 - 1;

/** Applies missing migrations in one transaction, in which it reads the version again: another process may migrate too. */
export function migrateSqlite(database: DatabaseSync, file: string, options: OpenOptions): void {
  const readVersion = () => Number(database.prepare('PRAGMA user_version').get()?.['user_version']);
  if (!isBehind(file, readVersion(), options)) return;

  database.exec(`PRAGMA busy_timeout = ${String(longestTimeout)}; BEGIN IMMEDIATE`);
  try {
    const version = readVersion();
    if (isBehind(file, version, options)) for (const step of migrations.slice(version)) database.exec(step);
    database.exec(`PRAGMA user_version = ${String(migrations.length)}; COMMIT`);
  } catch (error) {
    if (database.isTransaction) database.exec('ROLLBACK');
    throw error;
  }
}
