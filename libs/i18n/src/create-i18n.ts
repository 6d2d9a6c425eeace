import { createInstance, type i18n as I18n } from 'i18next';
import type { Languages } from './languages.ts';
import type { Language, Translations } from './register.ts';
import { breakTags, plainText, removeWordBreaks, tagWordBreaks } from './word-break.ts';

export interface I18nOptions {
  languages: Languages;
  language: Language;
  translations: Translations;
  /** Called for each missing text or value. @default warns once in the console */
  onMissing?: (message: string) => void;
}

/** Creates an i18next instance that is ready to use. Each rendered document has its own. */
export function createI18n({ languages, language, translations, onMissing = warnOnce() }: I18nOptions): I18n {
  const i18n = createInstance();
  i18n.use({ type: 'postProcessor', name: plainText, process: removeWordBreaks });
  i18n.use({ type: 'postProcessor', name: breakTags, process: tagWordBreaks });
  void i18n.init({
    lng: language,
    fallbackLng: languages.fallbackLanguage,
    supportedLngs: languages.languages.map(({ code }) => code),
    load: 'currentOnly',
    // Each key names its namespace.
    defaultNS: false,
    resources: { [language]: translations },
    partialBundledLanguages: true,
    // The resources are passed in, so `t` works as soon as this function returns.
    initAsync: false,
    // React escapes what it renders.
    interpolation: { escapeValue: false },
    postProcess: [plainText],
    react: { useSuspense: false, transKeepBasicHtmlNodesFor: ['br', 'strong', 'i', 'p', 'wbr'] },
    saveMissing: true,
    saveMissingTo: 'current',
    saveMissingPlurals: false,
    missingKeyHandler: (tried, namespace, key) => {
      const known = tried.some((tag) => i18n.hasResourceBundle(tag, namespace));
      const what = known ? `No text for ${namespace}:${key}` : `No translations of ${namespace}`;
      onMissing(`${what} in ${tried.join(', ')}. The key is shown instead.`);
    },
    missingInterpolationHandler: (text: string, [placeholder]: [string]) => {
      onMissing(`Nothing was given for ${placeholder} in "${text}".`);
      return placeholder;
    },
  });
  const { formatter } = i18n.services;
  const getFormats = (tag = language) => languages.getFormats(tag);
  formatter?.add('money', (amount: number, tag?: string) => getFormats(tag).money(amount));
  formatter?.add('percent', (share: number, tag?: string) => getFormats(tag).percent(share));
  formatter?.add('date', (day: Date, tag?: string) => getFormats(tag).date(day));
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
