import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { readWords } from './files.ts';

let locales: string;
beforeEach(() => {
  locales = mkdtempSync(join(tmpdir(), 'locales-'));
  mkdirSync(join(locales, 'en'));
});
afterEach(() => {
  rmSync(locales, { recursive: true });
});

const write = (name: string, words: object) => {
  writeFileSync(join(locales, 'en', `${name}.json`), JSON.stringify(words));
};

it('reads texts by namespace, from a path or a URL', () => {
  const words = { hero: { title: 'Hello' } };
  write('home', words);
  expect(readWords(locales, 'en', ['home'])).toEqual({ home: words });
  expect(readWords(pathToFileURL(locales), 'en', ['home'])).toEqual({ home: words });
});

it('refuses a file with something else than texts', () => {
  write('home', { title: 5 });
  expect(() => readWords(locales, 'en', ['home'])).toThrow(
    'en/home.json contains something else than texts.',
  );
});
