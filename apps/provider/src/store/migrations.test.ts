import { readdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import pg from 'pg';
import { describe, expect, it, onTestFinished } from 'vitest';
import { checkProvider } from '../check-provider.ts';
import { databaseKinds, emptyDatabase, openTestDatabase } from '../testing/empty-database.ts';
import { callTool, settingsFor } from '../testing/owner.ts';
import { query } from '../testing/postgres-server.ts';
import { prepareEmptyDatabase } from './migrate-postgres.ts';
import { migrationsFor, postgresDialect, schemaVersion as known, sqliteDialect } from './migrations.ts';
import { openDatabase, type DatabaseAddress } from './open-database.ts';

/** Runs SQL without the provider. */
async function execute(address: DatabaseAddress, ...statements: readonly string[]): Promise<void> {
  const sql = statements.join(';');
  if ('postgres' in address) {
    await query(address.postgres, sql);
    return;
  }
  const file = new DatabaseSync(address.sqlite);
  file.exec(sql);
  file.close();
}

const setVersion = (address: DatabaseAddress, version: number) =>
  execute(
    address,
    'postgres' in address
      ? `UPDATE schema_version SET version = ${String(version)}`
      : `PRAGMA user_version = ${String(version)}`,
  );

/** Creates a database as an earlier provider has left it, with a subscriber. */
async function earlierDatabase(
  kind: (typeof databaseKinds)[number],
  version: number,
  ...rows: readonly string[]
) {
  const address = await emptyDatabase(kind);
  const isSqlite = kind === 'SQLite';
  const steps = migrationsFor(isSqlite ? sqliteDialect : postgresDialect).slice(0, version);
  const add = "INSERT INTO subscribers (email, consented_at) VALUES ('ada@example.com', '2026-11-01')";
  await execute(address, ...(isSqlite ? [] : [prepareEmptyDatabase]), ...steps, add, ...rows);
  await setVersion(address, version);
  return address;
}

async function migratedDatabase(kind: (typeof databaseKinds)[number], version: number) {
  const address = await emptyDatabase(kind);
  await (await openDatabase(address)).close();
  await setVersion(address, version);
  return address;
}

describe.each(databaseKinds)('migrations of %s', (kind) => {
  it.each(Array.from({ length: known }, (_, index) => index + 1))(
    'keep the rows of a database with schema version %i',
    async (version) => {
      const database = await openTestDatabase(await earlierDatabase(kind, version));
      const [row] = await database.query('SELECT email, status FROM subscribers');
      expect(row).toMatchObject({ email: 'ada@example.com', status: 'subscribed' });
    },
  );

  it('rename the reasons for quarantine and the states of mails', async () => {
    const database = await openTestDatabase(
      await earlierDatabase(
        kind,
        5,
        ...['trap', 'hurry'].map(
          (reason) => `INSERT INTO messages
            (id, digest, name, email, subject, message, phone, company, received_at, quarantine)
            VALUES ('${reason}', '', '', '', '', '', '', '', '2026', '${reason}')`,
        ),
        ...['needless', 'held', 'waiting'].map(
          (state) =>
            `INSERT INTO outbox (id, state, queued_at, due_at) VALUES ('${state}', '${state}', '2026', '2026')`,
        ),
      ),
    );
    expect(await database.query('SELECT id, quarantine FROM messages ORDER BY seq')).toMatchObject([
      { id: 'trap', quarantine: 'honeypot' },
      { id: 'hurry', quarantine: 'too_fast' },
    ]);
    expect(await database.query('SELECT id, state FROM outbox ORDER BY id')).toMatchObject([
      { id: 'needless', state: 'cancelled' },
      { id: 'waiting', state: 'waiting' },
    ]);
  });

  it('do not run without permission: a database that is behind is refused in one sentence', async () => {
    for (const address of [await emptyDatabase(kind), await migratedDatabase(kind, known - 1)]) {
      const sentence = RegExp(
        `^The database \\S+( at \\S+)? has schema version (0|${String(known - 1)}), ` +
          `but this provider needs ${String(known)}: run the command "migrate" first\\.$`,
      );
      await expect(openDatabase(address, { migrate: false })).rejects.toThrow(sentence);
      const { code, stderr } = await callTool(settingsFor(address), 'messages list');
      expect(code).toBe(1);
      expect(stderr.trimEnd()).toMatch(sentence);
    }
  });

  it('are not run by --check, which says whether the provider would refuse the database', async () => {
    for (const address of [await emptyDatabase(kind), await migratedDatabase(kind, known - 1)]) {
      const folder = 'sqlite' in address ? dirname(address.sqlite) : undefined;
      const before = folder && readdirSync(folder);
      const env = { ...settingsFor(address), SITE_DIR: 'off' };
      expect(await checkProvider(env)).toEqual([]);
      expect(await checkProvider({ ...env, MIGRATE: 'off' })).toEqual([
        expect.stringMatching(/has schema version \d, .*: run the command "migrate" first\.$/),
      ]);
      if (folder) expect(readdirSync(folder)).toEqual(before);
    }
  });

  it.each([true, false])(
    'of a newer provider refuse this one in one sentence, with migrate: %s',
    async (migrate) => {
      const address = await migratedDatabase(kind, known + 1);
      const sentence = RegExp(
        `^The database \\S+( at \\S+)? has schema version ${String(known + 1)}, ` +
          `but this provider only knows ${String(known)}: use the newer provider that migrated it\\.$`,
      );
      await expect(openDatabase(address, { migrate })).rejects.toThrow(sentence);
      const settings = { ...settingsFor(address), SITE_DIR: 'off', MIGRATE: migrate ? 'on' : 'off' };
      expect(await checkProvider(settings)).toEqual([expect.stringMatching(sentence)]);
      for (const command of ['messages list', 'backup copy.sqlite', 'migrate']) {
        const env = { ...settingsFor(address), MIGRATE: migrate ? 'on' : 'off' };
        const { code, stdout, stderr } = await callTool(env, command);
        expect([code, stdout]).toEqual([1, '']);
        expect(stderr.trimEnd()).toMatch(sentence);
      }
    },
  );
});

/** Longer than the statement timeout of PostgreSQL and the busy timeout of SQLite. */
const longMigration = 5500;

describe('migrations that another process runs for a long time', () => {
  it('are waited for with PostgreSQL, whatever timeout the server sets', { timeout: 30_000 }, async () => {
    const address = await emptyDatabase('PostgreSQL');
    if (!('postgres' in address)) throw new Error('This is not PostgreSQL.');
    const name = new URL(address.postgres).pathname.slice(1);
    await query(address.postgres, `ALTER DATABASE ${name} SET statement_timeout = '1s'`);
    onTestFinished(async () => {
      await query(address.postgres, `ALTER DATABASE ${name} RESET statement_timeout`);
    });
    const other = new pg.Client({ connectionString: address.postgres });
    await other.connect();
    await other.query('BEGIN; SELECT pg_advisory_xact_lock(7377564)');
    const opening = openTestDatabase(address);
    await setTimeout(longMigration);
    await other.end();
    const database = await opening;
    expect(await database.query('SELECT * FROM messages')).toEqual([]);
  });

  it('are waited for with SQLite', { timeout: 30_000 }, async () => {
    const address = await emptyDatabase('SQLite');
    if (!('sqlite' in address)) throw new Error('This is not SQLite.');
    const other = new Worker(
      `const { workerData, parentPort } = require('node:worker_threads');
       const { DatabaseSync } = require('node:sqlite');
       const database = new DatabaseSync(workerData.file);
       database.exec('PRAGMA journal_mode = WAL; BEGIN IMMEDIATE');
       parentPort.postMessage('locked');
       setTimeout(() => database.exec('COMMIT'), workerData.duration);`,
      { eval: true, workerData: { file: address.sqlite, duration: longMigration } },
    );
    const exited = new Promise((resolve) => other.once('exit', resolve));
    await new Promise((resolve) => other.once('message', resolve));
    const database = await openTestDatabase(address);
    expect(await database.query('SELECT * FROM messages')).toEqual([]);
    await exited;
  });
});
