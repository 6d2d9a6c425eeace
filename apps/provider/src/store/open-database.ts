import type { Database } from './database.ts';
import { openPostgres } from './postgres.ts';
import { openSqlite } from './sqlite.ts';

/** Where a database is: the path of a file, or the address of a server, which may hold a password. */
export type DatabaseAddress = { sqlite: string } | { postgres: string };

/** Opens the database, and makes its tables what this version needs. */
export async function openDatabase(address: DatabaseAddress): Promise<Database> {
  return 'sqlite' in address ? openSqlite(address.sqlite) : await openPostgres(address.postgres);
}
