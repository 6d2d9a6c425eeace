import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { format } from 'prettier';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { add, type Addition } from './additions.ts';
import { readOptions, type Typed } from './options.ts';
import { siteFiles } from './site-files.ts';
import { json, readWords, type Texts } from './words.ts';

let root = '';

const write = (files: Readonly<Record<string, string>>) => {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
};

const make = (addition: Addition, name: string) => add(addition, name, root);

const textIn = (path: string) => readFileSync(join(root, path), 'utf8');

/** Changes a file as the developer of the site would. */
const rewrite = (path: string, change: (text: string) => string) => {
  write({ [path]: change(textIn(path)) });
};

/** Replaces the site by another one. */
const writeSite = (typed: Omit<Typed, 'folder'>) => {
  rmSync(root, { recursive: true });
  write(siteFiles(readOptions({ ...typed, folder: 'northfork' })).files);
};

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'create-site-'));
  writeSite({ languages: 'en,fr' });
});

afterEach(() => {
  rmSync(root, { recursive: true });
});

describe('add', () => {
  it('adds a page with its words, its route and its name', () => {
    const files = make('page', 'about-us');
    expect(Object.keys(files)).toEqual([
      'src/pages/aboutUs.tsx',
      'src/facts.ts',
      'locales/en/aboutUs.json',
      'locales/en/shell.json',
      'locales/fr/aboutUs.json',
      'locales/fr/shell.json',
    ]);
    expect(files['src/facts.ts']).toContain("import type aboutUs from '../locales/en/aboutUs.json';");
    expect(files['src/facts.ts']).toContain("  page('aboutUs', '/about-us'),\n] as const;");
    expect(JSON.parse(files['locales/fr/shell.json'] ?? '')).toMatchObject({
      pages: { aboutUs: '[en] About us' },
    });
    const text = '[en] About us';
    expect(JSON.parse(files['locales/fr/aboutUs.json'] ?? '')).toMatchObject({
      title: text,
      hero: { lead: text },
      text,
    });
    expect(files['locales/en/aboutUs.json']).not.toContain('[en]');
  });

  it('adds a language with its words and texts', () => {
    const files = make('language', 'ja');
    expect(files['src/facts.ts']).toContain(
      "    ja: { label: '日本語', locale: 'ja-JP', currency: 'CAD' },\n  },",
    );
    expect(files['locales/ja/shell.json']).toContain('Northfork');
    expect(files['content/posts/first-message/ja.md']).toMatch(/^---\ntitle: .+\n/);
  });

  it('marks a language as incomplete if a text of the site has no words in it', () => {
    write(make('page', 'team'));
    const files = make('language', 'ja');
    expect(files['src/facts.ts']).toContain(
      "ja: { label: '日本語', locale: 'ja-JP', currency: 'CAD', incomplete: true },",
    );
    expect(files['locales/ja/team.json']).toBe(textIn('locales/fr/team.json'));
  });

  it('adds a regional language with the words of the language, and the stylesheet of its script', () => {
    const files = make('language', 'pt-br');
    expect(JSON.parse(files['locales/pt-BR/home.json'] ?? '')).toEqual(
      readWords('pt', { name: 'Northfork' }).namespaces['home'],
    );
    expect(files['src/facts.ts']).toMatch(
      /'pt-BR': .*locale: 'pt-BR', currency: 'CAD', incomplete: true \},/,
    );
    expect(make('language', 'he')['src/styles.css']).toContain(
      "@import '@studio/ui/right-to-left.css';\n@source",
    );
  });

  it('adds a service, and drafts in every language', () => {
    expect(make('service', 'rental')['src/facts.ts']).toContain("'project', 'rental'] as const");
    expect(make('post', 'second')['content/posts/second/fr.md']).toContain('draft: true');
    expect(Object.keys(make('work', 'second'))).toEqual([
      'content/work/second/en.md',
      'content/work/second/fr.md',
    ]);
  });

  it('adds a component', () => {
    const files = make('component', 'opening-hours');
    expect(files['src/components/opening-hours.tsx']).toContain('export function OpeningHours(');
    expect(files['src/components/opening-hours.stories.tsx']).toContain('component: OpeningHours');
  });

  it.each([
    ['page', 'home', 'There is a "src/pages/home.tsx" already.'],
    ['page', 'Our team', '"Our team" cannot be the name of a page.'],
    ['language', 'fr', 'The site has the language "fr" already.'],
    ['page', 'class', '"class" has another meaning already.'],
    ['page', 'string', '"string" has another meaning already.'],
    ['page', 'section', '"section" has another meaning already.'],
    ['page', 'api', '"api" has another meaning already.'],
    ['page', 'fr', '"fr" has another meaning already.'],
    ['page', 'mails', 'There is a "locales/en/mails.json" already.'],
    ['page', 'routes', '"routes" has another meaning already.'],
    ['service', 'repair', 'The site has a service "repair" already.'],
    ['service', 'hero', 'The page "services" has another text with the name "hero".'],
    ['post', 'first-message', 'There is a "content/posts/first-message" already.'],
  ] as const)('refuses %s "%s" with one sentence', (addition, name, message) => {
    expect(() => make(addition, name)).toThrow(message);
  });

  it('copies the texts that the developer has changed into a new language, which is incomplete then', () => {
    rewrite('locales/en/home.json', (text) => json({ ...(JSON.parse(text) as Texts), title: 'Bread' }));
    rewrite('content/posts/first-message/en.md', (text) => `${text}\nWe bake bread.\n`);
    const files = make('language', 'de');
    const german = readWords('de', { name: 'Northfork' }).namespaces['home'];
    expect(JSON.parse(files['locales/de/home.json'] ?? '')).toEqual({ ...german, title: '[en] Bread' });
    expect(files['src/facts.ts']).toMatch(/ {4}de: .*incomplete: true \},/);
    expect(files).not.toHaveProperty('content/posts/first-message/de.md');
    expect(files).toHaveProperty('content/work/first-piece/de.md');
  });

  it.each([
    ['ja', 'en'],
    ['en', 'ja'],
    ['de', 'ar'],
  ])('knows the samples of a site in "%s", and has the plural forms of "%s"', (fallback, code) => {
    const name = String.raw`The "North"\Fork`;
    writeSite({ languages: fallback, name });
    const files = make('language', code);
    const email = 'hello@northfork.example';
    expect(JSON.parse(files[`locales/${code}/blog.json`] ?? '')).toEqual(
      readWords(code, { name, email }).namespaces['blog'],
    );
    expect(files['src/facts.ts']).toMatch(new RegExp(` {4}${code}: .*currency: 'CAD' \\},`));
  });

  it('ignores other files among the texts', () => {
    write({ 'locales/.DS_Store': '', 'locales/en/.DS_Store': '', 'locales/keep-together.json': '[]' });
    expect(Object.keys(make('post', 'second'))).toEqual([
      'content/posts/second/en.md',
      'content/posts/second/fr.md',
    ]);
    expect(make('language', 'de')).not.toHaveProperty('locales/de/.DS_Store');
  });

  it('copies the fallback language, which may have English texts, and not another one that has words', () => {
    writeSite({ languages: 'fi,ar' });
    const withTitle = (texts: Texts | undefined, title: string) => {
      const hero = texts?.['hero'];
      return { ...texts, hero: { ...(typeof hero === 'object' && hero), title } };
    };
    rewrite('locales/fi/home.json', (text) => json(withTitle(JSON.parse(text) as Texts, 'Moi')));
    // Japanese has words of its own. Swedish has the English ones of the fallback language.
    for (const code of ['ja', 'sv']) {
      const own = readWords(code, { name: 'Northfork' }).namespaces['home'];
      expect(JSON.parse(make('language', code)[`locales/${code}/home.json`] ?? '')).toEqual(
        withTitle(own, '[fi] Moi'),
      );
    }
    expect(make('language', 'sv')).not.toHaveProperty('locales/sv/mails.json');
  });

  it('writes titles that are texts in YAML too', () => {
    expect(make('post', '2026')['content/posts/2026/en.md']).toContain("title: '2026'\n");
  });

  it('understands files that Prettier has written with its defaults, and keeps their line ends', async () => {
    writeSite({ languages: 'fr,en,pl', currency: 'EUR' });
    for (const path of ['src/facts.ts', 'src/styles.css', 'locales/fr/shell.json']) {
      const text = await format(textIn(path), { filepath: path, singleQuote: false });
      write({ [path]: text.replaceAll('\n', '\r\n') });
    }
    for (const [addition, name] of [
      ['service', 'rental'],
      ['page', 'team'],
      ['language', 'he'],
    ] as const)
      write(make(addition, name));
    const facts = textIn('src/facts.ts');
    expect(facts.replaceAll('\r\n', '')).not.toContain('\n');
    const clean = await format(facts, { filepath: 'facts.ts', singleQuote: true, printWidth: 110 });
    expect(clean).toContain("  page('team', '/team'),\n] as const;");
    expect(clean).toContain("import type team from '../locales/fr/team.json';");
    expect(clean).toContain("'project', 'rental'] as const");
    expect(clean).toMatch(/ {4}he: \{[^}]*currency: 'EUR'/);
    for (const code of ['pl', 'he'])
      expect(clean).toMatch(new RegExp(` {4}${code}: \\{[^}]*incomplete: true,?\\s*\\}`));
    expect(clean.match(/incomplete/g)).toHaveLength(2);
    expect(textIn('src/styles.css')).toContain("@import '@studio/ui/right-to-left.css';\r\n@source");
    expect(textIn('locales/fr/shell.json')).toContain('"team": "[en] Team"\r\n');
    expect(make('language', 'ar')).not.toHaveProperty('src/styles.css');
  });

  it.each([
    ['page', 'src/facts.ts', 'export const pages = [', 'const all = ['],
    ['page', 'src/facts.ts', 'translations: {', 'words: {'],
    ['service', 'src/facts.ts', 'export const offers =', 'export const all ='],
    ['language', 'src/facts.ts', "{ fallback: 'en' }", '{ fallback }'],
    ['language', 'src/facts.ts', /currency: 'CAD'/g, 'currency'],
    ['language', 'src/facts.ts', 'defineLanguages(\n', 'define(\n'],
    ['language', 'src/styles.css', '@source ', '@files '],
  ] as const)('says what to write for a %s where %s has no "%s"', (addition, path, found, other) => {
    rewrite(path, (text) => text.replace(found, other));
    const name = addition === 'language' ? 'ar' : 'rental';
    expect(() => make(addition, name)).toThrow(
      `${path} is not as it was written, so add this to it yourself: `,
    );
  });
});
