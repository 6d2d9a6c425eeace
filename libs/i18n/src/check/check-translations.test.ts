import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { defineLanguages, type LanguageOptions } from '../languages.ts';
import { checkTranslations, type TranslationOptions } from './check-translations.ts';
import { findUntranslated } from './find-untranslated.ts';

let locales: string;
beforeEach(() => {
  locales = mkdtempSync(join(tmpdir(), 'locales-'));
});
afterEach(() => {
  rmSync(locales, { recursive: true });
});

const english = {
  title: 'Hello {{name}}',
  pages: { count_one: '{{count}} page', count_other: '{{count}} pages' },
};
const french = {
  title: 'Salut {{name}}',
  pages: { count_one: '{{count}} page', count_many: '{{count}} pages', count_other: '{{count}} pages' },
};

/** Without a text that is the same in English. */
const translated = {
  ...french,
  pages: {
    count_one: '{{count}} feuille',
    count_many: '{{count}} feuille',
    count_other: '{{count}} feuille',
  },
};

type Options = Partial<TranslationOptions<'en' | 'fr'>> & Pick<LanguageOptions, 'incomplete'>;

/** Checks a site in English and French. */
const check = async (translations: object, options?: Options) =>
  checkTranslations(write(translations, options));

/** Writes the texts of a site in English and French. */
function write(
  translations: object,
  { incomplete = false, ...rest }: Options = {},
): TranslationOptions<'en' | 'fr'> {
  for (const [language, content] of Object.entries({ en: english, fr: translations })) {
    mkdirSync(join(locales, language), { recursive: true });
    writeFileSync(join(locales, language, 'home.json'), JSON.stringify(content));
  }
  const languages = defineLanguages(
    { en: { label: 'English', currency: 'CAD' }, fr: { label: 'Français', currency: 'CAD', incomplete } },
    { fallback: 'en' },
  );
  return { locales, languages, ...rest };
}

describe('checkTranslations', () => {
  it('finds nothing in complete translations', async () => {
    expect(await check(french)).toEqual([]);
  });

  it('finds a missing text, unless the language is incomplete', async () => {
    const { pages } = french;
    expect(await check({ pages })).toEqual(['fr: home:title is missing.']);
    expect(await check({ pages }, { incomplete: true })).toEqual([]);
  });

  it('finds a missing file', async () => {
    mkdirSync(join(locales, 'en'));
    writeFileSync(join(locales, 'en', 'faq.json'), '{}');
    expect(await check(french)).toEqual(['fr: faq.json is missing.']);
  });

  it('accepts that a language, or only the fallback language, lacks an optional file', async () => {
    for (const [language, file] of [
      ['en', 'not-found'],
      ['fr', 'mails'],
    ] as const) {
      mkdirSync(join(locales, language), { recursive: true });
      writeFileSync(join(locales, language, `${file}.json`), '{ "title": "Bonjour" }');
    }
    const options = write(translated, { optional: ['not-found', 'mails'] });
    expect(await checkTranslations(options)).toEqual([]);
    expect(findUntranslated(options)).toEqual([]);
  });

  it('accepts a text that is marked as one of another language', async () => {
    expect(await check({ ...french, title: '[de] "Hallo" {{name}}' })).toEqual([]);
  });

  it('finds a key that the fallback language does not have', async () => {
    expect(await check({ ...french, extra: 'Plus' })).toEqual(['fr: home:extra is not in the original.']);
  });

  it('finds keys in another order', async () => {
    const { title, pages } = french;
    expect(await check({ pages, title })).toEqual(['fr: The keys of home have another order.']);
  });

  it('finds a missing plural form', async () => {
    const { count_one, count_other } = french.pages;
    expect(await check({ ...french, pages: { count_one, count_other } })).toEqual([
      'fr: home:pages.count has no plural form "many".',
    ]);
  });

  it('finds a text with another placeholder', async () => {
    expect(await check({ ...french, title: 'Salut {{nom}}' })).toEqual([
      'fr: home:title has {{nom}}, and the original has {{name}}.',
    ]);
  });

  it('finds a text with another element', async () => {
    expect(await check({ ...french, title: 'Salut <b>{{name}}</b>' })).toEqual([
      'fr: home:title has </b> <b> {{name}}, and the original has {{name}}.',
    ]);
  });

  it('finds an empty text, unless it may be empty', async () => {
    const translations = { ...french, title: '' };
    expect(await check(translations)).toContain('fr: home:title is empty: ');
    expect(await check(translations, { except: { empty: /^home:title$/ } })).not.toContain(
      'fr: home:title is empty: ',
    );
  });

  it('finds letters of another script, except in names', async () => {
    const translations = { ...french, title: 'Salut 您好 {{name}}' };
    expect(await check(translations)).toEqual([
      'fr: home:title has letters of another script: Salut 您好 {{name}}',
    ]);
    expect(await check(translations, { names: ['您好'] })).toEqual([]);
  });

  it('finds straight quotes, except in names', async () => {
    const translations = { ...french, title: "Salut l'ami {{name}}" };
    expect(await check(translations)).toEqual([
      "fr: home:title has straight quotes, three dots or double spaces: Salut l'ami {{name}}",
    ]);
    expect(await check(translations, { names: ["l'ami"] })).toEqual([]);
  });

  it('accepts texts of the fallback language in an incomplete language', async () => {
    const rules = [{ problem: 'is English', languages: ['fr'], pattern: /Hello/ }];
    const translations = { ...french, title: english.title };
    expect(await check(translations, { rules })).toEqual(['fr: home:title is English: Hello {{name}}']);
    expect(await check(translations, { rules, incomplete: true })).toEqual([]);
  });

  it('applies the rules of the site to their languages', async () => {
    const rule = { problem: 'uses an informal greeting', pattern: /Salut/ };
    const problem = 'fr: home:title uses an informal greeting: Salut {{name}}';
    expect(await check(french, { rules: [rule] })).toEqual([problem]);
    expect(await check(french, { rules: [{ ...rule, languages: ['en'] }] })).toEqual([]);
    expect(await check(french, { rules: [{ ...rule, except: /:title$/ }] })).toEqual([]);
  });
});

describe('findUntranslated', () => {
  it('finds missing texts and texts of the fallback language, in every plural form', () => {
    const { count_other } = english.pages;
    const pages = { count_one: '{{count}} feuille', count_many: count_other, count_other };
    expect(findUntranslated(write({ pages }))).toEqual([
      'fr: home:title is not translated: Hello {{name}}',
      'fr: home:pages.count_many is not translated: {{count}} pages',
      'fr: home:pages.count_other is not translated: {{count}} pages',
    ]);
  });

  it('finds texts that are marked as those of another language, even in the fallback language', () => {
    const options = write({ ...translated, title: '[en] Hello {{name}}' });
    const own = JSON.stringify({ ...english, title: '[de] Hallo {{name}}' });
    writeFileSync(join(locales, 'en', 'home.json'), own);
    expect(findUntranslated(options)).toEqual([
      'en: home:title is not translated: [de] Hallo {{name}}',
      'fr: home:title is not translated: [en] Hello {{name}}',
    ]);
  });

  it('finds every text of a language without files', () => {
    const options = write(french);
    rmSync(join(locales, 'fr'), { recursive: true });
    expect(findUntranslated(options)).toHaveLength(3);
  });

  it('accepts names and texts that stay the same', () => {
    const except = { script: /:pages\./ };
    const translations = { ...french, title: english.title };
    expect(findUntranslated(write(translations, { except, names: ['Hello'] }))).toEqual([]);
  });
});
