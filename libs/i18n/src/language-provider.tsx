import type { i18n as I18n } from 'i18next';
import { createContext, use, useMemo, type ReactNode } from 'react';
import type { Languages } from './languages.ts';
import type { Language, WordKey, WordValues } from './register.ts';

export interface UsedWords {
  /** Returns the text of a key in the current language. Its identity is stable until the language or prefix changes. */
  t: (key: WordKey, values?: WordValues) => string;
  language: Language;
  /** The language prefix of the current path, if it has one. Links keep it. */
  prefix: Language | undefined;
  languages: Languages;
  i18n: I18n;
}

const LanguageContext = createContext<UsedWords | undefined>(undefined);

export interface LanguageProviderProps extends Omit<UsedWords, 't'> {
  children: ReactNode;
}

/**
 * Provides the language to `useWords`. The language is a prop and not the state of i18next, so that React can change it
 * in a transition.
 */
export function LanguageProvider({ i18n, languages, language, prefix, children }: LanguageProviderProps) {
  const words = useMemo(() => {
    const translate = i18n.getFixedT(language);
    return {
      t: (key: WordKey, values?: WordValues): string =>
        (values ? undefined : plainText(i18n, language, key)) ?? translate(key, { ...values }),
      language,
      prefix,
      languages,
      i18n,
    };
  }, [language, prefix, languages, i18n]);
  return <LanguageContext value={words}>{children}</LanguageContext>;
}

/** Returns a text if it has no placeholders, like most texts. This is faster than i18next's `t`. */
function plainText(i18n: I18n, language: string, key: string): string | undefined {
  const [namespace = '', path = ''] = key.split(':');
  const text: unknown = i18n.getResource(language, namespace, path);
  return typeof text === 'string' && !text.includes('{{') && !text.includes('$t(') ? text : undefined;
}

/** Returns the current language and the function that translates into it. */
export function useWords(): UsedWords {
  const words = use(LanguageContext);
  if (!words) throw new Error('useWords() needs a <LanguageProvider> above it.');
  return words;
}
