import { cp, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { fallbackLanguage, languages, routes } from '@studio/content';
import { pseudoLanguage, pseudoText, pseudoTranslations } from '@studio/i18n/pseudo';
import { siteAssets } from '@studio/assets';
import { studioSite } from '@studio/site/vite';
import tailwind from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { createBuilder, type Plugin } from 'vite';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { visibleTexts } from '../../../tools/visible-texts.ts';

const locales = fileURLToPath(new URL('../', import.meta.resolve('@studio/content/locales/en/common.json')));

/** The folders of posts and pieces of work. */
const collections = ['posts', 'work'] as const;

/** The languages of the build. The other ones would double its time, and `apps/web-e2e` tests them. */
const builtLanguages = [...languages.filter(({ code }) => code === fallbackLanguage), pseudoLanguage];

const pseudoLetters = new Set(pseudoText('abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ'));

/**
 * Whether a text has letters outside of the brackets of the pseudo language, except for its own: a link splits a text.
 */
const isUntranslated = (text: string) =>
  Array.from(text.replace(/\[.*\]/s, '')).some((char) => /\p{L}/u.test(char) && !pseudoLetters.has(char));

/** Adds the language, with its pieces in a folder that is relative to the project. */
const anotherLanguage = (folder: string): Plugin => ({
  name: 'another-language',
  enforce: 'pre',
  transform(code, id) {
    if (id.endsWith('/content/src/languages.ts'))
      return code.replace(
        /(?<=\n {4}en: [^\n]*\n).*?(?= {2}\},\n)/s,
        `    '${pseudoLanguage.code}': { label: '${pseudoLanguage.label}', currency },\n`,
      );
    if (id.endsWith('/src/collections.server.ts'))
      return code.replaceAll("'../../libs/content/", `'${folder}/`);
    return null;
  },
});

/** Copies the locale files and adds those of the pseudo language. */
async function addFiles(folder: string) {
  await cp(locales, folder, { recursive: true });
  await mkdir(join(folder, pseudoLanguage.code));
  for (const file of await readdir(join(locales, 'en'))) {
    const translations: unknown = JSON.parse(await readFile(join(locales, 'en', file), 'utf8'));
    if (typeof translations !== 'object' || !translations)
      throw new TypeError(`${file} contains no translations.`);
    await writeFile(
      join(folder, pseudoLanguage.code, file),
      JSON.stringify(pseudoTranslations(translations)),
    );
  }
}

/** Copies the pieces in the fallback language, and adds those of the pseudo language, with a short text. */
async function addPieces(folder: string) {
  const original = `${fallbackLanguage}.md`;
  const filter = (path: string) => !path.endsWith('.md') || basename(path) === original;
  await cp(join(locales, '..', basename(folder)), folder, { recursive: true, filter });
  for (const slug of await readdir(folder)) {
    const [, frontMatter = ''] =
      /^---\n(.*?)\n---\n/s.exec(await readFile(join(folder, slug, original), 'utf8')) ?? [];
    const translated = frontMatter
      .replace(
        /^(\s*(?:title|summary|client|kind|alt): )(.*)$/gm,
        (_, name: string, text: string) => name + JSON.stringify(pseudoText(text)),
      )
      .replace(/^mark: .*$/m, 'mark: 1–5');
    const text = `## ${pseudoText('A heading')}\n\n${pseudoText('A sentence.')}\n`;
    await writeFile(join(folder, slug, `${pseudoLanguage.code}.md`), `---\n${translated}\n---\n\n${text}`);
  }
}

describe('another language', () => {
  let folder: string;
  let site: string;

  beforeAll(async () => {
    // Inside the project, so that the built server entry can resolve its packages.
    const results = fileURLToPath(new URL('../test-results/', import.meta.url));
    await mkdir(results, { recursive: true });
    folder = await mkdtemp(join(results, 'language-'));
    site = join(folder, 'site');
    await addFiles(join(folder, 'locales'));
    for (const name of collections) await addPieces(join(folder, name));
    // Pieces name them as `../../photographs`.
    await symlink(join(locales, '../photographs'), join(folder, 'photographs'), 'junction');
    vi.stubEnv('VITE_SITE_ORIGIN', 'https://www.example.com');
    const builder = await createBuilder({
      configFile: false,
      root: fileURLToPath(new URL('..', import.meta.url)),
      logLevel: 'error',
      build: { outDir: site },
      plugins: [
        anotherLanguage(`test-results/${basename(folder)}`),
        react(),
        tailwind({ optimize: false }),
        studioSite({ locales: join(folder, 'locales'), unknownPaths: 'home', assets: siteAssets() }),
      ],
    });
    await builder.buildApp();
  }, 300_000);

  afterAll(() => rm(folder, { recursive: true }));

  const read = (path: string) => readFile(join(site, path), 'utf8');

  it('needs only a list entry and its files: every page exists with and without its prefix', async () => {
    const host: unknown = JSON.parse(await read('host.json'));
    const codes: string[] = builtLanguages.map(({ code }) => code);
    expect(host).toMatchObject({ languages: codes });
    const file: unknown = expect.any(String);
    for (const { path } of routes)
      expect(host).toMatchObject({
        documents: {
          [path]: Object.fromEntries(codes.map((code) => [code, file] as const)),
          [`/${pseudoLanguage.code}${path === '/' ? '' : path}`]: {
            [pseudoLanguage.code]: file,
          },
        },
      });
    const unprefixed = await read(`client/index.${pseudoLanguage.code}.html`);
    expect(unprefixed).toContain(`<html lang="${pseudoLanguage.code}"`);
  });

  it('refers to no share picture if pages have none', async () => {
    for (const { code } of builtLanguages) {
      const html = await read(`client/${code}/faq/index.html`);
      expect(html.match(/og:image|twitter:card|[^"]*\/share\/[^"]*/g) ?? []).toEqual([]);
    }
    expect(await readdir(join(site, 'client'))).not.toContain('share');
  });

  it('is linked from the pages in other languages', async () => {
    const english = await read('client/en/index.html');
    expect(english).toContain(pseudoLanguage.label);
    expect(english).toMatch(new RegExp(`<link[^>]+hreflang="${pseudoLanguage.code}"`, 'i'));
  });

  it('translates every text of its pages, so no text is outside the locale files', async () => {
    const pages = await readdir(join(site, 'client', pseudoLanguage.code), { recursive: true });
    const documents = pages.filter((path) => path.endsWith('.html'));
    expect(documents.length).toBeGreaterThan(0);
    const own: string[] = [
      ...builtLanguages.map(({ label }) => label),
      'width=device-width, initial-scale=1',
      'light dark',
    ];
    const untranslated: string[] = [];
    for (const document of documents) {
      const html = await read(`client/${pseudoLanguage.code}/${document}`);
      // `Intl` writes dates in the language of the fallback.
      const texts = visibleTexts(html.replace(/<time\b.*?<\/time>/gs, ''));
      expect(texts.length).toBeGreaterThan(10);
      const found = texts.filter((text) => !own.includes(text) && isUntranslated(text));
      untranslated.push(...found.map((text) => `${document}: ${text}`));
    }
    expect(untranslated).toEqual([]);
  });
});
