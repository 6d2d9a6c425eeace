import { createI18n, languages, type Language, type PageWords } from '@studio/i18n';
import type { Args } from '@storybook/react-vite';

const files = import.meta.glob<object>('../libs/i18n/locales/*/*.json', { eager: true, import: 'default' });

function wordsOf(language: Language): PageWords {
  const own = Object.entries(files).filter(([path]) => path.includes(`/${language}/`));
  return Object.fromEntries(own.map(([path, words]) => [path.replace(/^.*\/|\.json$/g, ''), words]));
}

const speakers = new Map(languages.map(({ code }) => [code, createI18n(code, wordsOf(code))]));

/**
 * Stories name the site's real words by their keys, as in `home:hero.start`, and are shown in the language of the
 * toolbar. The library itself knows nothing of that.
 */
export function translate(args: Args, language: Language): Args {
  return Object.fromEntries(Object.entries(args).map(([name, value]) => [name, speak(value, language)]));
}

function speak(value: unknown, language: Language): unknown {
  const i18n = speakers.get(language);
  if (typeof value !== 'string' || !i18n) return value;
  const known: boolean = i18n.exists(value);
  return known ? i18n.t(value, { defaultValue: value }) : value;
}
