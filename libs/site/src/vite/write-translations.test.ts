import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { writeTranslations } from './write-translations.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'translations-'));
});
afterEach(() => {
  rmSync(folder, { recursive: true });
});

function writeLocale(language: string, translations: object) {
  mkdirSync(join(folder, 'locales', language), { recursive: true });
  writeFileSync(join(folder, 'locales', language, 'home.json'), JSON.stringify(translations));
}

/** Writes the translations of English and French, and returns the French ones. */
async function build(french: object | undefined, incomplete = false): Promise<unknown> {
  writeLocale('en', { title: 'Hello', pages: { count_one: '1 page', count_other: '{{count}} pages' } });
  if (french) writeLocale('fr', french);
  const languages = [
    { code: 'en', hreflang: 'en', incomplete: false },
    { code: 'fr', hreflang: 'fr', incomplete },
  ];
  await writeTranslations(join(folder, 'locales'), { languages, pages: [] }, join(folder, 'built'));
  return JSON.parse(readFileSync(join(folder, 'built/fr/home.json'), 'utf8'));
}

const french = { title: 'Salut', pages: { count_one: '1 page', count_many: '…', count_other: '…' } };

describe('writeTranslations', () => {
  it('writes complete translations unchanged', async () => {
    expect(await build(french)).toEqual(french);
  });

  it('names the translations that a language lacks', async () => {
    await expect(build({ pages: {} })).rejects.toThrow(
      'These translations are missing: home:title in fr, home:pages.count in fr.',
    );
  });

  it('fills in the translations that an incomplete language lacks, with a mark', async () => {
    expect(await build({ pages: { count_other: '…' } }, true)).toEqual({
      title: '\u2063en\u2063Hello',
      pages: { count_one: '\u2063en\u20631 page', count_other: '…' },
    });
    rmSync(join(folder, 'locales/fr'), { recursive: true });
    expect(await build(undefined, true)).toMatchObject({ title: '\u2063en\u2063Hello' });
  });

  it('has texts for unknown paths in every language, with a notice where they are in another one', async () => {
    for (const code of ['fi', 'ar', 'sv']) writeLocale(code, { title: code });
    const languages = ['fi', 'ar', 'sv'].map((code) => ({ code, hreflang: code, incomplete: false }));
    const pages = [{ path: '/404', namespaces: ['not-found'], file: '/not-found.tsx', indexed: false }];
    const write = () =>
      writeTranslations(join(folder, 'locales'), { languages, pages }, join(folder, 'built'));
    const titles = () =>
      languages.map(({ code }) => {
        const text = readFileSync(join(folder, 'built', code, 'not-found.json'), 'utf8');
        return (JSON.parse(text) as Record<string, string>)['title'];
      });

    const notice = 'The page for unknown paths has no title and description in';
    expect(await write()).toEqual([
      expect.stringContaining(`${notice} "fi". Add fi/not-found.json`),
      expect.stringContaining(`${notice} "sv". Add sv/not-found.json`),
    ]);
    const english = '\u2063en\u2063Page not found';
    expect(titles()).toEqual([english, 'الصفحة غير موجودة', english]);

    const finnish = {
      title: 'Ei ole',
      description: 'Ei ole.',
      home: 'Ovi',
      hint: 'Ei',
    };
    writeFileSync(join(folder, 'locales/fi/not-found.json'), JSON.stringify(finnish));
    expect(await write()).toEqual([expect.stringContaining(`${notice} "sv".`)]);
    expect(titles()).toEqual(['Ei ole', 'الصفحة غير موجودة', '\u2063fi\u2063Ei ole']);
  });

  it('marks where Chinese texts may break', async () => {
    writeLocale('en', { title: 'Websites from Ontario' });
    writeLocale('zh-TW', { title: '安大略省的網站' });
    writeFileSync(join(folder, 'locales/keep-together.json'), '["安大略省"]');
    const languages = [
      { code: 'en', hreflang: 'en', incomplete: false },
      { code: 'zh-TW', hreflang: 'zh-Hant', incomplete: false },
    ];
    await writeTranslations(join(folder, 'locales'), { languages, pages: [] }, join(folder, 'built'));
    const file = readFileSync(join(folder, 'built/zh-TW/home.json'), 'utf8');
    expect(JSON.parse(file)).toEqual({ title: '安大略省的\u200b網站' });
  });
});
