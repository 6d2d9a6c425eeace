import type { i18n as I18n } from 'i18next';
import type { Language, Namespace } from './register.ts';

export interface TranslationLoader {
  /** Whether all texts of these namespaces are loaded. */
  has: (language: Language, namespaces: readonly Namespace[]) => boolean;
  /** Loads the namespaces that are not loaded yet. Rejects if one of the files cannot be loaded. */
  load: (language: Language, namespaces: readonly Namespace[]) => Promise<void>;
}

/** Loads files of texts into an i18next instance. Each file is fetched once, unless it fails. */
export function createTranslationLoader(
  i18n: I18n,
  getUrl: (language: Language, namespace: Namespace) => string,
): TranslationLoader {
  const requests = new Map<string, Promise<void>>();

  async function load(language: Language, namespace: Namespace): Promise<void> {
    if (i18n.hasResourceBundle(language, namespace)) return;
    const file = getUrl(language, namespace);
    const request =
      requests.get(file) ??
      fetchJson(file).then((translations) => {
        i18n.addResourceBundle(language, namespace, translations);
      });
    requests.set(file, request);
    try {
      await request;
    } catch (error) {
      requests.delete(file);
      throw error;
    }
  }

  return {
    has: (language, namespaces) =>
      namespaces.every((namespace) => i18n.hasResourceBundle(language, namespace)),
    load: async (language, namespaces) => {
      await Promise.all(namespaces.map((namespace) => load(language, namespace)));
    },
  };
}

/** Fetches a JSON file. Rejects if it cannot be loaded. */
export async function fetchJson(url: string): Promise<unknown> {
  for (let wait = 200; ; wait *= 2) {
    const response = await fetch(url).catch(() => undefined);
    if (response?.ok) return response.json();
    // A lost connection or a server error may be temporary: retry three times. A missing file is not retried.
    if (wait > 800 || (response && response.status < 500))
      throw new Error(`GET ${url} failed with ${String(response?.status ?? 'a network error')}.`);
    await new Promise((resolve) => setTimeout(resolve, wait));
  }
}
