import { beforeEach, describe, expect, inject, it, onTestFinished } from 'vitest';
import { ConfigError } from '../config-error.ts';
import { createDatabase, query } from '../testing/postgres-server.ts';
import { classifyDatabaseError } from './database-error.ts';
import { openPostgres } from './postgres.ts';

let url: string;
beforeEach(async () => {
  url = await createDatabase(inject('postgres'));
});

const databaseName = (databaseUrl: string) => new URL(databaseUrl).pathname.slice(1);

async function openDatabase() {
  const database = await openPostgres(url);
  onTestFinished(database.close);
  return database;
}

async function connectionError(databaseUrl: string): Promise<string> {
  const error: unknown = await openPostgres(databaseUrl).catch((reason: unknown) => reason);
  if (!(error instanceof ConfigError)) throw new Error(`The database was accepted: ${String(error)}`);
  expect(error.message).toMatch(/^The database .*\.$/);
  expect(error.message).not.toContain(new URL(databaseUrl).password);
  return error.message;
}

describe('a PostgreSQL database', () => {
  it.each([
    ['without synchronous commits', 'synchronous_commit = off', 'could lose acknowledged messages'],
    ['that is read-only', 'default_transaction_read_only = on', 'is read-only'],
  ])('%s is rejected', async (_, setting, sentence) => {
    await query(url, `ALTER DATABASE ${databaseName(url)} SET ${setting}`);
    expect(await connectionError(url)).toContain(sentence);
  });

  it('without UTF-8 is rejected', async () => {
    const name = `${databaseName(url)}_ascii`;
    await query(
      url,
      `CREATE DATABASE ${name} ENCODING 'SQL_ASCII' LOCALE_PROVIDER libc LOCALE 'C' TEMPLATE template0`,
    );
    expect(await connectionError(new URL(name, url).href)).toContain('Use a database with the encoding UTF8');
  });

  it.each([
    ['that is unreachable', { port: '1' }, ' at 127.0.0.1:1 cannot be used'],
    ['with a wrong password', { password: 'not-the-password' }, 'password authentication failed'],
  ])('%s is rejected with its name', async (_, change, sentence) => {
    const message = await connectionError(Object.assign(new URL(url), change).href);
    expect(message).toContain(databaseName(url));
    expect(message).toContain(sentence);
  });

  it.each([
    ['db.invalid/studio', 'would be used without encryption'],
    ['localhost/studio?host=db.invalid', 'would be used without encryption'],
    // These are not refused: no server answers.
    ['db.invalid/studio?sslmode=verify-full', 'cannot be used'],
    ['db.invalid/studio?sslmode=disable', 'cannot be used'],
    ['[::1]:1/studio', 'cannot be used'],
    ['localhost/studio?host=/nowhere', 'cannot be used'],
  ])('at %s %s', async (address, sentence) => {
    expect(await connectionError(`postgres://studio:the-password@${address}`)).toContain(sentence);
  });

  it('is checked while a message is being stored', async () => {
    const [database, other] = [await openDatabase(), await openDatabase()];
    const { promise: checked, resolve } = Promise.withResolvers<undefined>();
    const storing = other.transaction(() => checked);
    await new Promise((waited) => setTimeout(waited, 100));
    // Fails after half a second if it waits for the lock.
    await database.check();
    resolve(undefined);
    await storing;
  });

  it('that is locked fails a check within a second, and later work succeeds', async () => {
    const [database, other] = [await openDatabase(), await openDatabase()];
    await other.transaction(async (transaction) => {
      await transaction.query('LOCK TABLE schema_version');
      const startTime = performance.now();
      const error: unknown = await database.check().catch((reason: unknown) => reason);
      expect(classifyDatabaseError(error)).toBe('locked');
      expect(performance.now() - startTime).toBeLessThan(1000);
      await database.query('SELECT 1');
    });
    await database.check();
  });

  it('reports a transaction that was rolled back at COMMIT', async () => {
    const database = await openDatabase();
    const result = database.transaction(async (transaction) => {
      await transaction.query("INSERT INTO subscribers (email, consented_at) VALUES ('a@b.co', '')");
      await transaction.query('SELECT 1 / 0').catch(() => undefined);
    });
    await expect(result).rejects.toThrow('The transaction was rolled back.');
  });

  it('does not include the row in an error', async () => {
    const database = await openDatabase();
    const failing = database.query("INSERT INTO subscribers (email) VALUES ('ada@example.com')");
    const error: unknown = await failing.catch((reason: unknown) => reason);
    expect(error).toMatchObject({ code: '23502' });
    expect(JSON.stringify(error)).not.toContain('ada@example.com');
  });

  it('reconnects after all connections were terminated', async () => {
    const database = await openDatabase();
    await query(
      url,
      'SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()',
    );
    await expect.poll(() => database.check()).toBeUndefined();
  });
});
