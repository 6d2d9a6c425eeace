import { fallbackLanguage, isLanguage, languages, siteLanguages } from '@studio/content';
import { createI18n, type Translations } from '@studio/i18n';
import { pseudoTranslations } from '@studio/i18n/pseudo';

const files = import.meta.glob<object>('../../libs/content/locales/*/*.json', {
  eager: true,
  import: 'default',
});

function findTranslations(language: string): Translations {
  const filesOfLanguage = Object.entries(files).filter(([path]) => path.includes(`/${language}/`));
  return Object.fromEntries(
    filesOfLanguage.map(([path, translations]) => [path.replace(/^.*\/|\.json$/g, ''), translations]),
  );
}

const translateToPseudoLanguage = (): Translations =>
  Object.fromEntries(
    Object.entries(findTranslations(fallbackLanguage)).map(([namespace, translations]) => [
      namespace,
      pseudoTranslations(translations),
    ]),
  );

/** Creates an i18n instance for a language of the site, or the pseudo-language. It has the texts of all languages, to switch to them. */
export function createStoryI18n(language: string): ReturnType<typeof createI18n> {
  const [code, translations] = isLanguage(language)
    ? ([language, findTranslations(language)] as const)
    : ([fallbackLanguage, translateToPseudoLanguage()] as const);
  const i18n = createI18n({ languages: siteLanguages, language: code, translations });
  for (const { code } of languages)
    for (const [namespace, translations] of Object.entries(findTranslations(code)))
      if (!i18n.hasResourceBundle(code, namespace)) i18n.addResourceBundle(code, namespace, translations);
  return i18n;
}
