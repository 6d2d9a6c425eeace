import type { i18n as I18n } from 'i18next';
import type { Language } from './languages.ts';
import type { Namespace } from './words.ts';

/** Requests that have not failed, so that each file is fetched once. */
const requests = new WeakMap<I18n, Map<string, Promise<void>>>();

/** Whether all texts of these namespaces are loaded. */
export function hasWords(i18n: I18n, language: string, namespaces: readonly Namespace[]): boolean {
  return namespaces.every((namespace) => i18n.hasResourceBundle(language, namespace));
}

/** Loads the namespaces that are not loaded yet. Rejects if one of the files cannot be loaded. */
export async function loadWords(
  i18n: I18n,
  language: Language,
  namespaces: readonly Namespace[],
): Promise<void> {
  await Promise.all(namespaces.map((namespace) => loadNamespace(i18n, language, namespace)));
}

async function loadNamespace(i18n: I18n, language: Language, namespace: Namespace): Promise<void> {
  if (i18n.hasResourceBundle(language, namespace)) return;
  const known = requests.get(i18n) ?? new Map<string, Promise<void>>();
  requests.set(i18n, known);
  const address = `/locales/${language}/${namespace}.json`;
  const request =
    known.get(address) ??
    fetchJson(address).then((words) => {
      i18n.addResourceBundle(language, namespace, words);
    });
  known.set(address, request);
  try {
    await request;
  } catch (error) {
    known.delete(address);
    throw error;
  }
}

async function fetchJson(address: string): Promise<unknown> {
  for (let wait = 200; ; wait *= 2) {
    const response = await fetch(address).catch(() => undefined);
    if (response?.ok) return response.json();
    // A lost connection or a server error may be temporary: retry three times. A missing file is not retried.
    if (wait > 800 || (response && response.status < 500))
      throw new Error(`GET ${address} failed with ${String(response?.status ?? 'a network error')}.`);
    await new Promise((resolve) => setTimeout(resolve, wait));
  }
}
