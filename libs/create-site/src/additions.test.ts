import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { add } from './additions.ts';
import { readOptions } from './options.ts';
import { siteFiles } from './site-files.ts';

let root = '';

const write = (files: Readonly<Record<string, string>>) => {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
};

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'create-site-'));
  write(siteFiles(readOptions({ folder: 'northfork', languages: 'en,fr' })).files);
});

afterEach(() => {
  rmSync(root, { recursive: true });
});

describe('add', () => {
  it('adds a page with its words, its route and its name', () => {
    const files = add('page', 'about-us', root);
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
      pages: { aboutUs: 'About us' },
    });
  });

  it('adds a language with its words and texts', () => {
    const files = add('language', 'ja', root);
    expect(files['src/facts.ts']).toContain(
      "    ja: { label: '日本語', locale: 'ja-JP', currency: 'CAD' },\n  },",
    );
    expect(files['locales/ja/shell.json']).toContain('Northfork');
    expect(files['content/posts/first-message/ja.md']).toMatch(/^---\ntitle: .+\n/);
  });

  it('marks a language as incomplete if a text of the site has no words in it', () => {
    write(add('page', 'team', root));
    const files = add('language', 'ja', root);
    expect(files['src/facts.ts']).toContain(
      "ja: { label: '日本語', locale: 'ja-JP', currency: 'CAD', incomplete: true },",
    );
    expect(files['locales/ja/team.json']).toBe(readFileSync(join(root, 'locales/en/team.json'), 'utf8'));
  });

  it('adds a regional language with the words of the language, and the stylesheet of its script', () => {
    const files = add('language', 'pt-br', root);
    expect(files['src/facts.ts']).toMatch(/'pt-BR': .*locale: 'pt-BR', currency: 'CAD' \},/);
    expect(add('language', 'he', root)['src/styles.css']).toContain(
      "@import '@studio/ui/right-to-left.css';\n@source",
    );
  });

  it('marks the other languages as incomplete when a page is added, since its words are left to translate', () => {
    const { 'src/facts.ts': facts } = add('page', 'team', root);
    expect(facts).toMatch(/ {4}fr: .*incomplete: true \},/);
    expect(facts).not.toMatch(/ {4}en: .*incomplete/);
  });

  it('adds a service, and drafts in every language', () => {
    expect(add('service', 'rental', root)['src/facts.ts']).toContain("'project', 'rental'] as const");
    expect(add('post', 'second', root)['content/posts/second/fr.md']).toContain('draft: true');
    expect(Object.keys(add('work', 'second', root))).toEqual([
      'content/work/second/en.md',
      'content/work/second/fr.md',
    ]);
  });

  it('adds a component', () => {
    const files = add('component', 'opening-hours', root);
    expect(files['src/components/opening-hours.tsx']).toContain('export function OpeningHours(');
    expect(files['src/components/opening-hours.stories.tsx']).toContain('component: OpeningHours');
  });

  it.each([
    ['page', 'home', 'There is a "src/pages/home.tsx" already.'],
    ['page', 'Our team', '"Our team" cannot be the name of a page.'],
    ['language', 'fr', 'The site has the language "fr" already.'],
    ['page', 'class', '"class" has a meaning in the code already.'],
    ['page', 'routes', '"routes" has a meaning in the code already.'],
    ['service', 'repair', 'The site has a service "repair" already.'],
    ['service', 'hero', 'The page "services" has another text with the name "hero".'],
    ['post', 'first-message', 'There is a "content/posts/first-message" already.'],
  ] as const)('refuses %s "%s" with one sentence', (addition, name, message) => {
    expect(() => add(addition, name, root)).toThrow(message);
  });

  it('says what to write where the facts are not as they were written', () => {
    write({ 'src/facts.ts': 'export const routes = [];\n' });
    expect(() => add('page', 'team', root)).toThrow(
      'src/facts.ts is not as it was written, so add this to it yourself',
    );
  });
});
