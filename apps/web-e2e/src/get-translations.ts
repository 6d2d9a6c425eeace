import { siteLanguages } from '@studio/content';
import {
  createI18n,
  type Language,
  type Namespace,
  type TranslationKey,
  type TranslationValues,
} from '@studio/i18n';
import { readTranslations } from '@studio/i18n/files';

const locales = new URL('../', import.meta.resolve('@studio/content/locales/en/shell.json'));

/** Returns the texts of the site from its locale files, so that tests contain no copies of them. */
export function getTranslations(language: Language, ...namespaces: Namespace[]) {
  const translations = readTranslations(locales, language, ['shell', 'common', ...namespaces]);
  const i18n = createI18n({ languages: siteLanguages, language, translations });
  return (key: TranslationKey, values?: TranslationValues) => i18n.t(key, { ...values });
}
