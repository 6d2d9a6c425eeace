import { siteLanguages } from '@studio/content';
import { createI18n, type Language, type Namespace, type WordKey, type WordValues } from '@studio/i18n';
import { readWords } from '@studio/i18n/files';

const locales = new URL('../', import.meta.resolve('@studio/content/locales/en/shell.json'));

/** Returns the texts of the site from its locale files, so that tests contain no copies of them. */
export function wordsOf(language: Language, ...namespaces: Namespace[]) {
  const words = readWords(locales, language, ['shell', 'common', ...namespaces]);
  const i18n = createI18n({ languages: siteLanguages, language, words });
  return (key: WordKey, values?: WordValues) => i18n.t(key, { ...values });
}
