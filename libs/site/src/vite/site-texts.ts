import { readNamespace, type TranslationTree } from '@studio/i18n/files';
import { markForeign } from '@studio/i18n/word-breaks';
import type { Translations } from '@studio/i18n';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { SiteEntry } from '../document/entry.ts';
import { notFoundTexts } from '../not-found/not-found-texts.ts';

/** The sources of the texts of a site. */
export interface TextSource extends Pick<SiteEntry, 'languages'> {
  /** The folder of `{language}/{namespace}.json`. */
  locales: string;
}

/** Reads the texts of a site. An incomplete language gets what it lacks from the fallback language, marked as such. */
export function readSiteNamespace(source: TextSource, language: string, namespace: string): TranslationTree {
  const { locales, languages } = source;
  const fallback = languages[0]?.code ?? language;
  const isIncomplete =
    language !== fallback && languages.some(({ code, incomplete }) => code === language && incomplete);
  const readFallback = (translated: TranslationTree) =>
    mergeTexts(fallback, readSiteNamespace(source, fallback, namespace), translated);
  const hasFile = existsSync(join(locales, language, `${namespace}.json`));
  if (!hasFile && namespace === 'not-found')
    return {
      ...(language === fallback ? mergeTexts('en', notFoundTexts('en') ?? {}, {}) : readFallback({})),
      ...notFoundTexts(language),
    };
  const texts = hasFile || !isIncomplete ? readNamespace(locales, language, namespace) : {};
  return isIncomplete ? readFallback(texts) : texts;
}

/** The languages that show the page for unknown paths in another language, since neither the site nor the engine has texts. */
export const languagesWithoutNotFound = ({ locales, languages }: TextSource): readonly string[] =>
  languages
    .map(({ code }) => code)
    .filter((code) => !notFoundTexts(code) && !existsSync(join(locales, code, 'not-found.json')));

/** Reads the texts of several namespaces. */
export const readSiteTexts = (
  source: TextSource,
  language: string,
  namespaces: readonly string[],
): Translations =>
  Object.fromEntries(
    namespaces.map((namespace) => [namespace, readSiteNamespace(source, language, namespace)]),
  );

function mergeTexts(
  language: string,
  original: TranslationTree,
  translated: TranslationTree,
): TranslationTree {
  const merged = Object.entries(original).map(([key, value]) => {
    const own = translated[key];
    // Its file may have copies, which are to be translated.
    if (typeof value === 'string')
      return [key, own === undefined || own === value ? markForeign(language, value) : own] as const;
    return [key, mergeTexts(language, value, typeof own === 'object' ? own : {})] as const;
  });
  return { ...translated, ...Object.fromEntries(merged) };
}
