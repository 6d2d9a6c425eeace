import { beforeEach, describe, expect, inject, it, onTestFinished } from 'vitest';
import { ConfigError } from '../config-error.ts';
import { createDatabase, query } from '../testing/postgres-server.ts';
import { openPostgres } from './postgres.ts';

let url: string;
beforeEach(async () => {
  url = await createDatabase(inject('postgres'));
});

const nameOf = (address: string) => new URL(address).pathname.slice(1);

async function refusalOf(address: string): Promise<string> {
  const error: unknown = await openPostgres(address).catch((reason: unknown) => reason);
  if (!(error instanceof ConfigError)) throw new Error(`It is not refused: ${String(error)}`);
  expect(error.message).toMatch(/^The database .*\.$/);
  expect(error.message).not.toContain(new URL(address).password);
  return error.message;
}

describe('a PostgreSQL database', () => {
  it('that answers before it has written is refused', async () => {
    await query(url, `ALTER DATABASE ${nameOf(url)} SET synchronous_commit = off`);
    expect(await refusalOf(url)).toContain('has synchronous_commit=off and would forget messages');
  });

  it('that can only be read is refused', async () => {
    await query(url, `ALTER DATABASE ${nameOf(url)} SET default_transaction_read_only = on`);
    expect(await refusalOf(url)).toContain('read-only transaction');
  });

  it('that does not know every letter is refused', async () => {
    const name = `${nameOf(url)}_ascii`;
    await query(
      url,
      `CREATE DATABASE ${name} ENCODING 'SQL_ASCII' LOCALE_PROVIDER libc LOCALE 'C' TEMPLATE template0`,
    );
    expect(await refusalOf(new URL(name, url).href)).toContain('Make one with the encoding UTF8');
  });

  it('that is not there is refused, by the name of its place', async () => {
    const nowhere = new URL(url);
    nowhere.port = '1';
    expect(await refusalOf(nowhere.href)).toContain(`${nameOf(url)} at 127.0.0.1:1 cannot be used`);
  });

  it('that does not know the password is refused', async () => {
    const stranger = new URL(url);
    stranger.password = 'not-the-password';
    expect(await refusalOf(stranger.href)).toContain('password authentication failed');
  });

  it('is never believed to have kept what it has undone', async () => {
    const database = await openPostgres(url);
    onTestFinished(database.close);
    const swallowing = database.transaction(async (transaction) => {
      await transaction.query("INSERT INTO subscribers (email, consented_at) VALUES ('a@b.co', '')");
      await transaction.query('SELECT 1 / 0').catch(() => undefined);
    });
    await expect(swallowing).rejects.toThrow('The transaction was undone.');
  });

  it('tells nothing of a row that it refuses', async () => {
    const database = await openPostgres(url);
    onTestFinished(database.close);
    const refused = database.query("INSERT INTO subscribers (email) VALUES ('ada@example.com')");
    const error: unknown = await refused.catch((reason: unknown) => reason);
    expect(error).toMatchObject({ code: '23502' });
    expect(JSON.stringify(error)).not.toContain('ada@example.com');
  });

  it('is used again after every connection to it was cut', async () => {
    const database = await openPostgres(url);
    onTestFinished(database.close);
    await query(
      url,
      'SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()',
    );
    await expect.poll(() => database.check()).toBeUndefined();
  });
});
