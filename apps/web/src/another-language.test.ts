import { cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { languages } from '@studio/i18n';
import { pseudoLanguage, pseudoWords } from '@studio/i18n/pseudo';
import { createBuilder, type Plugin } from 'vite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { siteConfig } from '../vite.config.ts';
import { siteRoutes } from './pages/index.ts';
import { visibleTexts } from '../../../tools/visible-texts.ts';

const locales = fileURLToPath(new URL('../../../libs/i18n/locales/', import.meta.url));

/** One entry in the list of languages. */
const oneMoreLanguage: Plugin = {
  name: 'one-more-language',
  enforce: 'pre',
  transform: (code, id) =>
    id.endsWith('/i18n/src/languages.ts')
      ? code.replace('] as const', `${JSON.stringify(pseudoLanguage)}] as const`)
      : null,
};

/** The words of another language: its own files, beside those that are there. */
async function addFiles(folder: string) {
  await cp(locales, folder, { recursive: true });
  await mkdir(join(folder, pseudoLanguage.code));
  for (const file of await readdir(join(locales, 'en'))) {
    const words: unknown = JSON.parse(await readFile(join(locales, 'en', file), 'utf8'));
    if (typeof words !== 'object' || !words) throw new TypeError(`${file} holds no words.`);
    await writeFile(join(folder, pseudoLanguage.code, file), JSON.stringify(pseudoWords(words)));
  }
}

describe('a fourth language', () => {
  let folder: string;
  let site: string;

  beforeAll(async () => {
    // Below this folder, what draws the pages finds the packages that it needs.
    const results = fileURLToPath(new URL('../test-results/', import.meta.url));
    await mkdir(results, { recursive: true });
    folder = await mkdtemp(join(results, 'language-'));
    site = join(folder, 'site');
    await addFiles(join(folder, 'locales'));
    const config = siteConfig(join(folder, 'locales'), false);
    const builder = await createBuilder({
      ...config,
      configFile: false,
      root: fileURLToPath(new URL('..', import.meta.url)),
      logLevel: 'error',
      build: { ...config.build, outDir: site },
      plugins: [oneMoreLanguage, config.plugins],
    });
    await builder.buildApp();
  }, 120_000);

  afterAll(() => rm(folder, { recursive: true }));

  const read = (path: string) => readFile(join(site, path), 'utf8');

  it('is one entry in the list and its files: every page is there, bare and under its prefix', async () => {
    const host: unknown = JSON.parse(await read('host.json'));
    const codes: string[] = [...languages.map(({ code }) => code), pseudoLanguage.code];
    expect(host).toMatchObject({ languages: codes });
    const file: unknown = expect.any(String);
    for (const { path } of siteRoutes)
      expect(host).toMatchObject({
        documents: {
          [path]: Object.fromEntries(codes.map((code) => [code, file] as const)),
          [`/${pseudoLanguage.code}${path === '/' ? '' : path}`]: {
            [pseudoLanguage.code]: file,
          },
        },
      });
    const bare = await read(`client/index.${pseudoLanguage.code}.html`);
    expect(bare).toContain(`<html lang="${pseudoLanguage.code}"`);
  });

  it('needs no pictures: without them, shared links show the one of the language', async () => {
    expect(await read('client/en/faq/index.html')).toContain('"https://www.example.com/share/en.jpg"');
    expect(await readdir(join(site, 'client/share/'))).not.toContain('en');
  });

  it('is named by the pages of the others', async () => {
    const english = await read('client/en/index.html');
    expect(english).toContain(pseudoLanguage.nativeLabel);
    expect(english).toMatch(new RegExp(`<link[^>]+hreflang="${pseudoLanguage.hreflang}"`, 'i'));
  });

  it('is spoken by every word of its pages, so no text stands outside of the locale files', async () => {
    const pages = await readdir(join(site, 'client', pseudoLanguage.code), { recursive: true });
    const documents = pages.filter((path) => path.endsWith('.html'));
    expect(documents.length).toBeGreaterThan(0);
    const own: string[] = [
      ...[...languages, pseudoLanguage].map(({ nativeLabel }) => nativeLabel),
      'width=device-width, initial-scale=1',
      'light dark',
    ];
    for (const document of documents) {
      const texts = visibleTexts(await read(`client/${pseudoLanguage.code}/${document}`));
      const untranslated = texts.filter(
        (text) => !own.includes(text) && /\p{L}/u.test(text.replace(/\[.*\]/s, '')),
      );
      expect(texts.length).toBeGreaterThan(10);
      expect(untranslated).toEqual([]);
    }
  });
});
