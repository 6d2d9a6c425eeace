import { createInstance, type i18n as I18n } from 'i18next';
import { formatDate, formatMoney, formatPercent } from './formats.ts';
import { fallbackLanguage, languages, type Language } from './languages.ts';
import { defaultNamespace, type PageWords } from './words.ts';

/** Creates an i18next instance that is ready to use. Each rendered document has its own. */
export function createI18n(language: Language, words: PageWords): I18n {
  const i18n = createInstance();
  const warn = warnOnce();
  void i18n.init({
    lng: language,
    fallbackLng: fallbackLanguage,
    supportedLngs: languages.map(({ code }) => code),
    load: 'currentOnly',
    defaultNS: defaultNamespace,
    resources: { [language]: words },
    partialBundledLanguages: true,
    // The resources are passed in, so `t` works as soon as this function returns.
    initAsync: false,
    // React escapes what it renders.
    interpolation: { escapeValue: false },
    // The language is React state: see `LanguageProvider`.
    react: { useSuspense: false, bindI18n: '' },
    saveMissing: true,
    saveMissingTo: 'current',
    saveMissingPlurals: false,
    missingKeyHandler: (tried, namespace, key) => {
      const known = tried.some((tag) => i18n.hasResourceBundle(tag, namespace));
      const what = known ? `No text for ${namespace}:${key}` : `No words of ${namespace}`;
      warn(`${what} in ${tried.join(', ')}. The key is shown instead.`);
    },
    missingInterpolationHandler: (text: string, [placeholder]: [string]) => {
      warn(`Nothing was given for ${placeholder} in "${text}".`);
      return placeholder;
    },
  });
  const { formatter } = i18n.services;
  formatter?.add('money', (amount: number, tag = language) => formatMoney(amount, tag));
  formatter?.add('percent', (share: number, tag = language) => formatPercent(share, tag));
  formatter?.add('date', (day: Date, tag = language) => formatDate(day, tag));
  return i18n;
}

function warnOnce(): (message: string) => void {
  const warned = new Set<string>();
  return (message) => {
    if (warned.has(message)) return;
    warned.add(message);
    console.warn(message);
  };
}
