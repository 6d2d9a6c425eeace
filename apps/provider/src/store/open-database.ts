import type { Database } from './database.ts';
import { openPostgres } from './postgres.ts';
import type { OpenOptions } from './migrations.ts';
import { openSqlite } from './sqlite.ts';

/** The path of a file or the URL of a server, which may contain a password. */
export type DatabaseAddress = { sqlite: string } | { postgres: string };

/** Opens a database with the current tables. */
export async function openDatabase(address: DatabaseAddress, options: OpenOptions = {}): Promise<Database> {
  return 'sqlite' in address
    ? openSqlite(address.sqlite, options)
    : await openPostgres(address.postgres, options);
}
