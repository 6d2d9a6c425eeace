import type { Database } from './database.ts';
import { openPostgres } from './postgres.ts';
import { openSqlite } from './sqlite.ts';

/** The path of a file or the URL of a server, which may contain a password. */
export type DatabaseAddress = { sqlite: string } | { postgres: string };

/** Opens a database and migrates its tables. */
export async function openDatabase(address: DatabaseAddress): Promise<Database> {
  return 'sqlite' in address ? openSqlite(address.sqlite) : await openPostgres(address.postgres);
}
