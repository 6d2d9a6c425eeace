import { createInstance, type i18n as I18n } from 'i18next';
import { createFormatter } from './formatter.ts';
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
  i18n.use(createFormatter((tag = language) => languages.getFormats(tag)));
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
    interpolation: { escapeValue: false, alwaysFormat: true },
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
