import { hasWords, loadWords, type Language } from '@studio/i18n';
import type { i18n as I18n } from 'i18next';
import { findRoute } from './index.ts';

/** Loads the code and the words of a page. */
export async function loadPage(i18n: I18n, language: Language, pathname: string): Promise<void> {
  const route = findRoute(pathname);
  if (route) await Promise.all([route.load(), loadWords(i18n, language, route.namespaces)]);
}

/** Whether the code and the words of the page are loaded. */
export function isReady(i18n: I18n, language: Language, pathname: string): boolean {
  const route = findRoute(pathname);
  return !route || (route.isLoaded() && hasWords(i18n, language, route.namespaces));
}
