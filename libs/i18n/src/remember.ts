import type { Language } from './languages.ts';

/** Where i18next looks for a language, in the browser and on the host. */
const cookie = 'i18next';
const storageKey = 'i18nextLng';
const year = 365 * 24 * 60 * 60;

/** Keeps the language for the next visit, where the host and the browser look for it. */
export function rememberLanguage(language: Language): void {
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  unlessRefused(() => {
    document.cookie = `${cookie}=${language}; Path=/; Max-Age=${String(year)}; SameSite=Lax${secure}`;
  });
  unlessRefused(() => {
    localStorage.setItem(storageKey, language);
  });
}

/** A visitor may refuse cookies, storage or both. The language of this visit stands in the address all the same. */
function unlessRefused(keep: () => void): void {
  try {
    keep();
  } catch {
    // Then it is not remembered there.
  }
}
