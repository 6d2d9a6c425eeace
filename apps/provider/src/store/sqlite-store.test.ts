import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ConfigError } from '../config.ts';
import { openSqliteStore } from './sqlite-store.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'studio-'));
});
afterEach(() => {
  rmSync(folder, { recursive: true });
});

const consentedAt = new Date('2026-11-20T12:00:00Z');

function rows(file: string) {
  const database = new DatabaseSync(file, { readOnly: true });
  const all = database.prepare('SELECT email, language, consented_at FROM subscribers').all();
  database.close();
  return all.map((row) => ({ ...row }));
}

describe('the SQLite store', () => {
  it('makes its folder and keeps an address with the moment and the language of the consent', async () => {
    const file = join(folder, 'deep', 'studio.sqlite');
    const store = openSqliteStore(file);
    await store.subscribe({ email: 'name@example.com', language: 'zh-TW', consentedAt });

    expect(rows(file)).toEqual([
      { email: 'name@example.com', language: 'zh-TW', consented_at: '2026-11-20T12:00:00.000Z' },
    ]);
    await store.close();
  });

  it('keeps an address once, however it is written', async () => {
    const file = join(folder, 'studio.sqlite');
    const store = openSqliteStore(file);
    await store.subscribe({ email: 'name@example.com', language: undefined, consentedAt });
    await store.subscribe({ email: 'NAME@example.com', language: 'en', consentedAt });

    expect(rows(file)).toHaveLength(1);
    await store.close();
  });

  it('opens again with everything in it', async () => {
    const file = join(folder, 'studio.sqlite');
    const first = openSqliteStore(file);
    await first.subscribe({ email: 'name@example.com', language: 'en', consentedAt });
    await first.close();

    await openSqliteStore(file).close();
    expect(rows(file)).toHaveLength(1);
  });

  it.each(['a-file/studio.sqlite', 'missing/deep/studio.sqlite', '.', '/proc/nowhere/studio.sqlite'])(
    'says in one sentence that it cannot be written at %s',
    (path) => {
      writeFileSync(join(folder, 'a-file'), '');
      const open = () => openSqliteStore(resolve(folder, path));
      expect(open).toThrow(ConfigError);
      expect(open).toThrow(/^The database .* cannot be written: .*$/);
    },
  );

  it.each([
    ['its file', 0o444, 0o755],
    ['its folder', 0o644, 0o555],
  ])('says in one sentence that %s can only be read', async (_, fileMode, folderMode) => {
    const own = join(folder, 'data');
    const file = join(own, 'studio.sqlite');
    await openSqliteStore(file).close();
    chmodSync(folder, 0o755);
    chmodSync(file, fileMode);
    chmodSync(own, folderMode);
    // The administrator may write everywhere, so the test becomes somebody who may not.
    const administrator = process.geteuid?.() === 0;
    if (administrator) process.seteuid?.(65_534);
    try {
      expect(() => openSqliteStore(file)).toThrow(/cannot be written: attempt to write a readonly database/);
    } finally {
      if (administrator) process.seteuid?.(0);
      chmodSync(own, 0o755);
    }
  });

  it('leaves a file that is not a database as it is', () => {
    const file = join(folder, 'notes.txt');
    writeFileSync(file, 'These are notes, and no database at all. '.repeat(30));
    expect(() => openSqliteStore(file)).toThrow(/cannot be written: file is not a database/);
  });
});
