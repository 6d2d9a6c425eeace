import { readFileSync } from 'node:fs';
import { createI18n, type Language, type Namespace } from '@studio/i18n';

/** What the site says, read from the same files, so that a test never holds a text of its own. */
export function wordsOf(language: Language, ...namespaces: Namespace[]) {
  const read = (namespace: Namespace): unknown =>
    JSON.parse(
      readFileSync(
        new URL(import.meta.resolve(`@studio/i18n/locales/${language}/${namespace}.json`)),
        'utf8',
      ),
    );
  return createI18n(language, Object.fromEntries(namespaces.map((namespace) => [namespace, read(namespace)])))
    .t;
}
