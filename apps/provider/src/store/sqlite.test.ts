import {
  chmodSync,
  closeSync,
  openSync,
  readdirSync,
  readFileSync,
  statSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import { join, resolve } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout } from 'node:timers/promises';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { ConfigError } from '../config-error.ts';
import { emptyFolder } from '../testing/empty-database.ts';
import type { Database, Queryable } from './database.ts';
import { openSqlite } from './sqlite.ts';

let folder: string;
let file: string;
beforeEach(() => {
  folder = emptyFolder();
  file = join(folder, 'studio.sqlite');
});

function openDatabase(): Database {
  const database = openSqlite(file);
  onTestFinished(database.close);
  return database;
}

/** Inserts a row that is larger than a page of the file. */
const add = (database: Queryable) =>
  database.query("INSERT INTO subscribers (email, consented_at) VALUES ($1, '')", [
    `${crypto.randomUUID().repeat(200)}@example.com`,
  ]);

describe('the SQLite database', () => {
  it('creates a folder and files that no other account may access', async () => {
    const file = join(folder, 'deep', 'studio.sqlite');
    const database = openSqlite(file);
    await add(database);
    const getMode = (path: string) => (statSync(path).mode & 0o777).toString(8);
    expect(getMode(join(folder, 'deep'))).toBe('700');
    expect([file, `${file}-wal`, `${file}-shm`].map(getMode)).toEqual(['600', '600', '600']);
    await database.close();
  });

  it.each(['a-file/studio.sqlite', 'missing/deep/studio.sqlite', '.', '/proc/nowhere/studio.sqlite'])(
    'reports in one sentence that %s cannot be written',
    (path) => {
      writeFileSync(join(folder, 'a-file'), '');
      const open = () => openSqlite(resolve(folder, path));
      expect(open).toThrow(ConfigError);
      expect(open).toThrow(/^The database .* cannot be written: .*$/);
    },
  );

  it.each([
    ['its file', 0o444, 0o755],
    ['its folder', 0o644, 0o555],
  ])('reports in one sentence that %s is read-only', async (_, fileMode, folderMode) => {
    const dataFolder = join(folder, 'data');
    const file = join(dataFolder, 'studio.sqlite');
    await openSqlite(file).close();
    chmodSync(folder, 0o755);
    chmodSync(file, fileMode);
    chmodSync(dataFolder, folderMode);
    // Root may write everywhere, so the test changes its user.
    const administrator = process.geteuid?.() === 0;
    if (administrator) process.seteuid?.(65_534);
    try {
      expect(() => openSqlite(file)).toThrow(/cannot be written: attempt to write a readonly database/);
    } finally {
      if (administrator) process.seteuid?.(0);
      chmodSync(dataFolder, 0o755);
    }
  });

  it('does not change a damaged file, so that its data can be recovered', async () => {
    const database = openSqlite(file);
    await add(database);
    await database.close();
    const damaged = readFileSync(file).fill('x', 0, 4096);
    writeFileSync(file, damaged);
    expect(() => openSqlite(file)).toThrow(/cannot be written: file is not a database/);
    expect(readFileSync(file).equals(damaged)).toBe(true);
    expect(readdirSync(folder)).toEqual(['studio.sqlite']);
  });

  it('keeps working when its first page is overwritten while it is open', async () => {
    const database = openSqlite(file);
    await add(database);
    const descriptor = openSync(file, 'r+');
    writeSync(descriptor, Buffer.alloc(4096, 'x'), 0, 4096, 0);
    closeSync(descriptor);
    await add(database);
    await database.close();
    const again = openDatabase();
    expect(await again.query('SELECT COUNT(*) AS count FROM subscribers')).toMatchObject([{ count: 2 }]);
    expect(await again.query('PRAGMA integrity_check')).toMatchObject([{ integrity_check: 'ok' }]);
  });

  it('waits for another process that writes, without blocking the event loop', async () => {
    const database = openDatabase();
    const other = new DatabaseSync(file);
    other.exec('BEGIN EXCLUSIVE');
    const writing = add(database);
    let ticks = 0;
    const timer = setInterval(() => (ticks += 1), 10);
    await setTimeout(300);
    clearInterval(timer);
    other.exec('COMMIT');
    other.close();
    await writing;
    expect(ticks).toBeGreaterThan(10);
  });

  // 2 is FULL: every commit is synced.
  it.each(Object.entries({ synchronous: 2, journal_mode: 'wal', foreign_keys: 1, trusted_schema: 0 }))(
    'has the setting %s = %s',
    async (name, value) => {
      const database = openDatabase();
      expect(await database.query(`PRAGMA ${name}`)).toMatchObject([{ [name]: value }]);
    },
  );

  it('writes to disk to check whether it can', async () => {
    const database = openDatabase();
    const before = statSync(`${file}-wal`).size;
    await database.check();
    expect(statSync(`${file}-wal`).size).toBeGreaterThan(before);
  });
});
