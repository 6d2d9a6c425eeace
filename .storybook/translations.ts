import { fallbackLanguage, isLanguage, languages, siteLanguages } from '@studio/content';
import { createI18n, type PageWords } from '@studio/i18n';
import { pseudoLanguage, pseudoWords } from '@studio/i18n/pseudo';
import type { Args } from '@storybook/react-vite';
import { isValidElement } from 'react';

const files = import.meta.glob<object>('../libs/content/locales/*/*.json', {
  eager: true,
  import: 'default',
});

function wordsOf(language: string): PageWords {
  const filesOfLanguage = Object.entries(files).filter(([path]) => path.includes(`/${language}/`));
  return Object.fromEntries(
    filesOfLanguage.map(([path, words]) => [path.replace(/^.*\/|\.json$/g, ''), words]),
  );
}

/** Languages in the toolbar: those of the site, and a pseudo-language that shows untranslated and clipped text. */
export const storyLanguages: readonly { code: string; label: string }[] = [...languages, pseudoLanguage];

const pseudoTexts = (): PageWords =>
  Object.fromEntries(
    Object.entries(wordsOf(fallbackLanguage)).map(([namespace, words]) => [namespace, pseudoWords(words)]),
  );

/** Creates an i18n instance for a language of the toolbar. It has the translations of all languages, to switch to them. */
export function createStoryI18n(language: string): ReturnType<typeof createI18n> {
  const [code, words] = isLanguage(language)
    ? ([language, wordsOf(language)] as const)
    : ([fallbackLanguage, pseudoTexts()] as const);
  const i18n = createI18n({ languages: siteLanguages, language: code, words });
  for (const { code } of languages)
    for (const [namespace, words] of Object.entries(wordsOf(code)))
      if (!i18n.hasResourceBundle(code, namespace)) i18n.addResourceBundle(code, namespace, words);
  return i18n;
}

const instances = new Map(storyLanguages.map(({ code }) => [code, createStoryI18n(code)]));

/**
 * Translates the args of a story into the language of the toolbar. Args contain translation keys of the site, such as
 * `shell:actions.getStarted`, or with values for placeholders `faq:search.results?count=3`. Components receive texts.
 */
export function translateArgs(args: Args, language: string): Args {
  return Object.fromEntries(
    Object.entries(args).map(([name, value]) => [name, translateValue(value, language)]),
  );
}

function translateValue(value: unknown, language: string): unknown {
  if (typeof value === 'string') return translateKey(value, language);
  if (Array.isArray(value)) return value.map((item) => translateValue(item, language));
  if (isPlainObject(value)) return translateArgs(value, language);
  return value;
}

/** Elements, dates and spies are passed on unchanged. */
function isPlainObject(value: unknown): value is Args {
  return (
    typeof value === 'object' &&
    value !== null &&
    !isValidElement(value) &&
    Object.getPrototypeOf(value) === Object.prototype
  );
}

/** Returns text that is not a translation key unchanged. */
function translateKey(text: string, language: string): string {
  const [, key = '', query] = /^([a-z-]+:[\w.-]+)(?:\?(.+))?$/.exec(text) ?? [];
  const i18n = instances.get(language);
  if (!key || !i18n) return text;
  const values = Object.fromEntries(new URLSearchParams(query));
  const count = values['count'] === undefined ? {} : { count: Number(values['count']) };
  const exists: boolean = i18n.exists(key, count);
  return exists ? i18n.t(key, { ...values, ...count }) : text;
}
