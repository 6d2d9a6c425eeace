import type { Language } from './languages.ts';

/** Where i18next looks for a language, in the browser and on the host. */
const cookie = 'i18next';
const storageKey = 'i18nextLng';
const year = 365 * 24 * 60 * 60;

/** Keeps the language for the next visit, where the host and the browser look for it. */
export function rememberLanguage(language: Language): void {
  try {
    document.cookie = `${cookie}=${language}; Path=/; Max-Age=${String(year)}; SameSite=Lax`;
    localStorage.setItem(storageKey, language);
  } catch {
    // A visitor may refuse both. The language of this visit stands in the address.
  }
}
