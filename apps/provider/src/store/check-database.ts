import { accessSync, constants, existsSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { pathToFileURL } from 'node:url';
import pg from 'pg';
import type { Row } from './database.ts';
import { readVersion } from './migrate-postgres.ts';
import { missingMigrations, postgresDialect, sqliteDialect, type OpenOptions } from './migrations.ts';
import type { DatabaseAddress } from './open-database.ts';
import { assertEncrypted, assertUsable, connectionError, databaseName } from './postgres.ts';
import { openError } from './sqlite.ts';

/** Throws a `ConfigError` if `openDatabase` would, as far as that can be known without changing anything. */
export async function checkDatabase(address: DatabaseAddress, options: OpenOptions): Promise<void> {
  if ('sqlite' in address) checkSqlite(address.sqlite, options);
  else await checkPostgres(address.postgres, options);
}

function checkSqlite(file: string, options: OpenOptions): void {
  const folder = dirname(file);
  try {
    // Opening the database creates its folder, its file, and files beside it.
    accessSync(existsSync(folder) ? folder : dirname(folder), constants.W_OK);
    const exists = existsSync(file);
    if (exists) accessSync(file, constants.W_OK);
    missingMigrations(file, exists ? readSqliteVersion(file) : 0, sqliteDialect, options);
  } catch (error) {
    throw openError(file, error);
  }
}

function readSqliteVersion(file: string): number {
  const url = pathToFileURL(file);
  // SQLite leaves files beside a database that it only reads, unless the database is immutable.
  if (!existsSync(`${file}-wal`)) url.search = 'immutable=1';
  const database = new DatabaseSync(url, { readOnly: true });
  try {
    return Number(database.prepare('PRAGMA user_version').get()?.['user_version']);
  } finally {
    database.close();
  }
}

async function checkPostgres(url: string, options: OpenOptions): Promise<void> {
  const name = databaseName(url);
  assertEncrypted(name, url);
  const client = new pg.Client({
    connectionString: url,
    application_name: 'studio-provider',
    connectionTimeoutMillis: 2000,
    query_timeout: 6000,
  });
  // Queries report errors of their connection.
  client.on('error', () => undefined);
  const query = async (sql: string, values: readonly unknown[] = []) =>
    (await client.query<Row>(sql, [...values])).rows;
  try {
    await client.connect();
    await assertUsable({ name, query });
    missingMigrations(name, await readVersion(query), postgresDialect, options);
  } catch (error) {
    throw connectionError(name, error);
  } finally {
    await client.end();
  }
}
