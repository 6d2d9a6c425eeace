import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { readTranslations } from './files.ts';

let locales: string;
beforeEach(() => {
  locales = mkdtempSync(join(tmpdir(), 'locales-'));
  mkdirSync(join(locales, 'en'));
});
afterEach(() => {
  rmSync(locales, { recursive: true });
});

const write = (name: string, translations: object) => {
  writeFileSync(join(locales, 'en', `${name}.json`), JSON.stringify(translations));
};

it('reads texts by namespace, from a path or a URL', () => {
  const translations = { hero: { title: 'Hello' } };
  write('home', translations);
  expect(readTranslations(locales, 'en', ['home'])).toEqual({ home: translations });
  expect(readTranslations(pathToFileURL(locales), 'en', ['home'])).toEqual({ home: translations });
});

it('marks a text that begins with the code of another language', () => {
  write('home', { hero: { title: '[fr-CA] Salut' }, list: '[a] first' });
  expect(readTranslations(locales, 'en', ['home'])).toEqual({
    home: { hero: { title: '\u2063fr-CA\u2063Salut' }, list: '[a] first' },
  });
});

it('refuses a file with something else than texts', () => {
  write('home', { title: 5 });
  expect(() => readTranslations(locales, 'en', ['home'])).toThrow(
    'en/home.json contains something else than texts.',
  );
});

it('says what to do about a missing file, and where a file is not valid JSON', () => {
  expect(() => readTranslations(locales, 'fr', ['home'])).toThrow(
    `fr/home.json is missing in ${locales}. Add the file. Or remove "home" from the other languages and from the namespaces of the routes, or mark "fr" as incomplete in defineLanguages.`,
  );
  writeFileSync(join(locales, 'en/home.json'), '{ "title": "Hello", }');
  expect(() => readTranslations(locales, 'en', ['home'])).toThrow('en/home.json is not valid JSON: ');
});
