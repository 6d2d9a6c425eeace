import type { i18n as I18n } from 'i18next';
import { createContext, use, useMemo, type ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';
import type { Languages } from './languages.ts';
import type { Language } from './register.ts';

export interface UsedLanguage {
  language: Language;
  /** The language prefix of the current path, if it has one. Links keep it. */
  prefix: Language | undefined;
  languages: Languages;
}

const LanguageContext = createContext<UsedLanguage | undefined>(undefined);

export interface LanguageProviderProps extends UsedLanguage {
  /** Has the texts of `language`. Its own language may be another one. */
  i18n: I18n;
  children: ReactNode;
}

/**
 * Provides the language to `useLanguage`, and its texts to `useTranslation` and `Trans`. Each language has its own
 * instance of i18next: a change of the language of an instance renders at once, but another instance can be part of a
 * transition.
 */
export function LanguageProvider({ i18n, languages, language, prefix, children }: LanguageProviderProps) {
  const instance = useMemo(
    () => (i18n.language === language ? i18n : i18n.cloneInstance({ lng: language })),
    [i18n, language],
  );
  const used = useMemo(() => ({ language, prefix, languages }), [language, prefix, languages]);
  return (
    <LanguageContext value={used}>
      <I18nextProvider i18n={instance}>{children}</I18nextProvider>
    </LanguageContext>
  );
}

/** Returns the current language and the languages of the site. */
export function useLanguage(): UsedLanguage {
  const used = use(LanguageContext);
  if (!used) throw new Error('useLanguage() needs a <LanguageProvider> above it.');
  return used;
}
