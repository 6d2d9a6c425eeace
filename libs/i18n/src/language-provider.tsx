import type { i18n as I18n } from 'i18next';
import { createContext, use, useMemo, type ReactNode } from 'react';
import type { Languages } from './languages.ts';
import type { Language } from './register.ts';

export interface UsedLanguage {
  language: Language;
  /** The language prefix of the current path, if it has one. Links keep it. */
  prefix: Language | undefined;
  languages: Languages;
  /** Has the texts of `language`. */
  i18n: I18n;
}

const LanguageContext = createContext<UsedLanguage | undefined>(undefined);

export interface LanguageProviderProps extends UsedLanguage {
  children: ReactNode;
}

/**
 * Provides the language to `useLanguage`, and its texts to `useTranslation` and `Trans`. Each language has its own
 * instance of i18next: a change of the language of an instance renders at once, but another instance can be part of a
 * transition.
 */
export function LanguageProvider({ children, i18n, languages, language, prefix }: LanguageProviderProps) {
  const used = useMemo(() => {
    const instance = i18n.language === language ? i18n : i18n.cloneInstance({ lng: language });
    return { language, prefix, languages, i18n: instance };
  }, [i18n, languages, language, prefix]);
  return <LanguageContext value={used}>{children}</LanguageContext>;
}

/** Returns the current language and the languages of the site. */
export function useLanguage(): UsedLanguage {
  const used = use(LanguageContext);
  if (!used) throw new Error('useLanguage() needs a <LanguageProvider> above it.');
  return used;
}
