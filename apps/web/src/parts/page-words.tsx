import { isLanguage, loadWords, type Language, type Namespace } from '@studio/i18n';
import { isStirred, recover, stirred, whileWaiting } from '@studio/site';
import type { i18n as I18n } from 'i18next';
import { use, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

/**
 * Draws a page when its words are here. Those of a page that is woken at once come with its document; another sleeps
 * until the visitor does something.
 */
export function PageWords({ words, children }: { words: readonly Namespace[]; children: ReactNode }) {
  const { i18n } = useTranslation();
  const { language } = i18n;
  const here = words.every((namespace) => i18n.hasResourceBundle(language, namespace));
  if (!here && isLanguage(language)) use(wordsOnTheWay(i18n, language, words));
  return children;
}

const onTheWay = new Map<string, Promise<void>>();

/** One promise for the same words: whatever waits for them is drawn more than once. */
function wordsOnTheWay(i18n: I18n, language: Language, words: readonly Namespace[]): Promise<void> {
  const key = [language, ...words].join();
  const known = onTheWay.get(key);
  if (known) return known;
  const load = () => loadWords(i18n, language, words).catch(recover);
  const coming = isStirred() ? whileWaiting(load()) : stirred().then(load);
  onTheWay.set(key, coming);
  return coming;
}
