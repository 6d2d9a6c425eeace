import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { devNull, tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { entryPage, languages } from '../testing/entry.ts';
import { pageChanges } from './page-changes.ts';

const site = {
  languages,
  pages: [
    entryPage('/', { namespaces: ['shell', 'home'] }),
    entryPage('/prices', { namespaces: ['shell', 'prices'], contentFiles: ['prices.ts'] }),
  ],
};

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'studio-history-'));
});
afterEach(() => {
  rmSync(folder, { recursive: true });
});

const write = (file: string, text: string) => {
  mkdirSync(dirname(join(folder, file)), { recursive: true });
  writeFileSync(join(folder, file), text);
};

function git(day: string, ...args: readonly string[]) {
  const date = `2026-03-${day}T09:00:00+08:00`;
  const mei = ['-c', 'user.name=Mei', '-c', 'user.email=mei@example.com'];
  execFileSync('git', [...mei, ...args], {
    cwd: folder,
    // Ignores the global config: commit signing would prompt for a key.
    env: { ...process.env, GIT_CONFIG_GLOBAL: devNull, GIT_AUTHOR_DATE: date, GIT_COMMITTER_DATE: date },
    stdio: 'ignore',
  });
}

/** Writes files and commits them on a day. */
function change(day: string, ...files: readonly string[]) {
  for (const file of files) write(file, `${file} of day ${day}`);
  git(day, 'add', '.');
  git(day, 'commit', '-m', `Day ${day}`);
}

const on = (day: string) => `2026-03-${day}T01:00:00.000Z`;
const allWords = languages.flatMap(({ code: language }) =>
  ['shell', 'home', 'prices'].map((name) => `locales/${language}/${name}.json`),
);
const changes = (at = folder) => pageChanges(site, at, join(at, 'locales'));

const hasGit = spawnSync('git', ['--version']).status === 0;

describe.skipIf(!hasGit)('pageChanges', () => {
  beforeEach(() => {
    git('01', 'init');
    change('01', 'prices.ts', ...allWords);
  });

  it('returns the date of the newest words, separately for each language', async () => {
    change('04', 'locales/zh-TW/home.json');
    const changedAt = await changes();
    expect(changedAt('/', 'zh-TW')).toBe(on('04'));
    expect(changedAt('/', 'en')).toBe(on('01'));
    expect(changedAt('/prices', 'zh-TW')).toBe(on('01'));
  });

  it('returns the date of the newest facts for every language', async () => {
    change('04', 'prices.ts');
    const changedAt = await changes();
    expect([changedAt('/prices', 'en'), changedAt('/prices', 'zh-TW')]).toEqual([on('04'), on('04')]);
    expect(changedAt('/', 'en')).toBe(on('01'));
  });

  it('ignores changes to the shell', async () => {
    change('04', 'locales/en/shell.json', 'look.css');
    expect((await changes())('/', 'en')).toBe(on('01'));
  });

  it('returns no date while a change is uncommitted', async () => {
    write('locales/en/home.json', 'today');
    const changedAt = await changes();
    expect(changedAt('/', 'en')).toBeUndefined();
    expect(changedAt('/', 'zh-TW')).toBe(on('01'));
  });

  it('returns no date in a shallow clone', async () => {
    change('04', 'locales/en/home.json');
    git('05', 'clone', '--depth', '1', `file://${folder}`, 'shallow');
    const changedAt = await changes(join(folder, 'shallow'));
    expect(changedAt('/', 'en')).toBeUndefined();
    expect(changedAt('/prices', 'en')).toBeUndefined();
  });
});

it('returns no date outside a repository', async () => {
  for (const file of allWords) write(file, '{}');
  write('prices.ts', '');
  expect((await changes())('/', 'en')).toBeUndefined();
});
