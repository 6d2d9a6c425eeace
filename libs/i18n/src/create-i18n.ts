import { createInstance, type i18n as I18n } from 'i18next';
import { initReactI18next } from 'react-i18next/initReactI18next';
import { fallbackLanguage, languages, type Language } from './languages.ts';
import type { PageWords } from './words.ts';

/**
 * One instance per rendering, ready when it returns. The browser, the prerenderer and Storybook all use this,
 * so that a page says the same wherever it is drawn.
 */
export function createI18n(language: Language, words: PageWords): I18n {
  const i18n = createInstance();
  void i18n.use(initReactI18next).init({
    lng: language,
    fallbackLng: fallbackLanguage,
    supportedLngs: languages.map(({ code }) => code),
    load: 'currentOnly',
    defaultNS: 'common',
    resources: { [language]: words },
    partialBundledLanguages: true,
    // The words are here already: a page must not wait a turn for them.
    initAsync: false,
    // React escapes what it draws.
    interpolation: { escapeValue: false },
    react: { useSuspense: false },
    saveMissing: true,
    missingKeyHandler: warnOnce,
  });
  return i18n;
}

const warned = new Set<string>();

function warnOnce(tried: readonly string[], namespace: string, key: string): void {
  const name = `${namespace}:${key}`;
  if (warned.has(name)) return;
  warned.add(name);
  console.warn(`No text for ${name} in ${tried.join(', ')}. The key is shown instead.`);
}
