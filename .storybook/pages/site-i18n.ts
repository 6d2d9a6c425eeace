import { fallbackLanguage, isLanguage, languages, siteLanguages } from '@studio/content';
import { createI18n, type PageWords } from '@studio/i18n';
import { pseudoWords } from '@studio/i18n/pseudo';

const files = import.meta.glob<object>('../../libs/content/locales/*/*.json', {
  eager: true,
  import: 'default',
});

function wordsOf(language: string): PageWords {
  const filesOfLanguage = Object.entries(files).filter(([path]) => path.includes(`/${language}/`));
  return Object.fromEntries(
    filesOfLanguage.map(([path, words]) => [path.replace(/^.*\/|\.json$/g, ''), words]),
  );
}

const pseudoTexts = (): PageWords =>
  Object.fromEntries(
    Object.entries(wordsOf(fallbackLanguage)).map(([namespace, words]) => [namespace, pseudoWords(words)]),
  );

/** Creates an i18n instance for a language of the site, or the pseudo-language. It has the texts of all languages, to switch to them. */
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
