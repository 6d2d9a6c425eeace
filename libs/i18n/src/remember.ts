import { languageCookie } from './negotiation.ts';
import type { Language } from './register.ts';

/** The default name of i18next. */
const storageKey = 'i18nextLng';
const yearInSeconds = 365 * 24 * 60 * 60;

/**
 * Stores the language for the next visit, in a cookie for the host and in `localStorage`. Returns whether the next visit
 * finds it: browsers ignore or refuse what the visitor blocks.
 */
export function rememberLanguage(language: Language): boolean {
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  unlessBlocked(() => {
    document.cookie = `${languageCookie}=${language}; Path=/; Max-Age=${String(yearInSeconds)}; SameSite=Lax${secure}`;
  });
  unlessBlocked(() => {
    localStorage.setItem(storageKey, language);
  });
  return readRemembered().find(Boolean) === language;
}

/** Returns the stored values, the cookie first. They are not validated. */
export function readRemembered(): (string | null | undefined)[] {
  return [
    unlessBlocked(() => new RegExp(`(?:^|; )${languageCookie}=([^;]*)`).exec(document.cookie)?.[1]),
    unlessBlocked(() => localStorage.getItem(storageKey)),
  ];
}

/** Returns `undefined` if the browser blocks cookies or storage. */
function unlessBlocked<T>(use: () => T): T | undefined {
  try {
    return use();
  } catch {
    return undefined;
  }
}
