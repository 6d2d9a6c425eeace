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

/** What is remembered, the cookie first. It may come from elsewhere, and be no language. */
export function readRemembered(): (string | null | undefined)[] {
  return [
    unlessRefused(() => new RegExp(`(?:^|; )${cookie}=([^;]*)`).exec(document.cookie)?.[1]),
    unlessRefused(() => localStorage.getItem(storageKey)),
  ];
}

/** A visitor may refuse cookies, storage or both. */
function unlessRefused<T>(use: () => T): T | undefined {
  try {
    return use();
  } catch {
    // Then nothing is remembered there.
    return undefined;
  }
}
