import {
  createI18n,
  fallbackLanguage,
  isLanguage,
  languages,
  type Language,
  type PageWords,
} from '@studio/i18n';
import { pseudoLanguage, pseudoWords } from '@studio/i18n/pseudo';
import type { Args } from '@storybook/react-vite';
import { isValidElement } from 'react';

const files = import.meta.glob<object>('../libs/i18n/locales/*/*.json', { eager: true, import: 'default' });

function wordsOf(language: Language): PageWords {
  const own = Object.entries(files).filter(([path]) => path.includes(`/${language}/`));
  return Object.fromEntries(own.map(([path, words]) => [path.replace(/^.*\/|\.json$/g, ''), words]));
}

/** What the toolbar offers: the languages of the site, and one that shows what was not translated and does not fit. */
export const storyLanguages: readonly { code: string; nativeLabel: string }[] = [
  ...languages,
  pseudoLanguage,
];

/** Speaks a language of the toolbar, and knows the words of the others, so that it can change to them. */
export function createSpeaker(language: string): ReturnType<typeof createI18n> {
  const i18n = isLanguage(language)
    ? createI18n(language, wordsOf(language))
    : createI18n(fallbackLanguage, pseudoWords(wordsOf(fallbackLanguage)));
  for (const { code } of languages)
    for (const [namespace, words] of Object.entries(wordsOf(code)))
      if (!i18n.hasResourceBundle(code, namespace)) i18n.addResourceBundle(code, namespace, words);
  return i18n;
}

const speakers = new Map(storyLanguages.map(({ code }) => [code, createSpeaker(code)]));

/**
 * Stories name the site's real words by their keys, as in `shell:actions.getStarted`, or with what is to be filled in,
 * as in `faq:search.results?count=3`, and are shown in the language of the toolbar. The library itself knows nothing
 * of that.
 */
export function translate(args: Args, language: string): Args {
  return Object.fromEntries(Object.entries(args).map(([name, value]) => [name, speak(value, language)]));
}

function speak(value: unknown, language: string): unknown {
  if (typeof value === 'string') return sayIfKey(value, language);
  if (Array.isArray(value)) return value.map((item) => speak(item, language));
  if (isPlain(value)) return translate(value, language);
  return value;
}

/** Lists and records are looked into; elements, dates and spies are left as they are. */
function isPlain(value: unknown): value is Args {
  return (
    typeof value === 'object' &&
    value !== null &&
    !isValidElement(value) &&
    Object.getPrototypeOf(value) === Object.prototype
  );
}

function sayIfKey(text: string, language: string): string {
  const [, key = '', query] = /^([a-z-]+:[\w.-]+)(?:\?(.+))?$/.exec(text) ?? [];
  const i18n = speakers.get(language);
  if (!key || !i18n) return text;
  const values = Object.fromEntries(new URLSearchParams(query));
  const count = values['count'] === undefined ? {} : { count: Number(values['count']) };
  const known: boolean = i18n.exists(key, count);
  return known ? i18n.t(key, { ...values, ...count }) : text;
}
