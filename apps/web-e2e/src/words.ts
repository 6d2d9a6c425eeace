import { readFileSync } from 'node:fs';
import { createI18n, type Language, type Namespace, type WordKey, type WordValues } from '@studio/i18n';

/** Returns the texts of the site from its locale files, so that tests contain no copies of them. */
export function wordsOf(language: Language, ...namespaces: Namespace[]) {
  const read = (namespace: Namespace): unknown =>
    JSON.parse(
      readFileSync(
        new URL(import.meta.resolve(`@studio/i18n/locales/${language}/${namespace}.json`)),
        'utf8',
      ),
    );
  const i18n = createI18n(
    language,
    Object.fromEntries(
      ['shell' as const, 'common' as const, ...namespaces].map((namespace) => [namespace, read(namespace)]),
    ),
  );
  return (key: WordKey, values?: WordValues) => i18n.t(key, { ...values });
}
