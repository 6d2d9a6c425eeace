import type { i18n as I18n } from 'i18next';
import type { Language } from './languages.ts';
import type { Namespace } from './words.ts';

/** Fetches the words that are not here yet. Fails when one of the files does not come. */
export async function loadWords(
  i18n: I18n,
  language: Language,
  namespaces: readonly Namespace[],
): Promise<void> {
  const missing = namespaces.filter((namespace) => !i18n.hasResourceBundle(language, namespace));
  const loaded = await Promise.all(
    missing.map(async (namespace) => [namespace, await fetchWords(language, namespace)] as const),
  );
  for (const [namespace, words] of loaded) i18n.addResourceBundle(language, namespace, words);
}

async function fetchWords(language: Language, namespace: Namespace): Promise<unknown> {
  const address = `/locales/${language}/${namespace}.json`;
  for (let wait = 200; ; wait *= 2) {
    const answer = await fetch(address).catch(() => undefined);
    if (answer?.ok) return answer.json();
    // A line that breaks off and a host that stumbles may be well in a moment. Three more tries, and what is missing has none.
    if (wait > 800 || (answer && answer.status < 500))
      throw new Error(`${address} was answered with ${String(answer?.status ?? 'nothing')}.`);
    await new Promise((passed) => setTimeout(passed, wait));
  }
}
