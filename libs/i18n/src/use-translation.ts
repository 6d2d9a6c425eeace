import { useCallback, type ReactNode } from 'react';
import { useTranslation as useReactI18next } from 'react-i18next';
import { useLanguage } from './language-provider.tsx';
import type { TranslationKey, TranslationValues } from './register.ts';
import { renderMarkup } from './word-break.ts';

export interface UsedTranslation {
  /**
   * Returns the text of a key in the current language, for attributes, titles and comparisons. Its identity is stable until
   * the language changes.
   */
  t: (key: TranslationKey, values?: TranslationValues) => string;
  /** Returns a visible text with its `<b>`. Where the language has no spaces, it has a `<wbr>` between words. Equally stable. */
  text: (key: TranslationKey, values?: TranslationValues) => ReactNode;
}

/** The hook of react-i18next, with the keys of the site. */
export function useTranslation(): UsedTranslation {
  const { i18n } = useLanguage();
  const { t } = useReactI18next(undefined, { i18n });
  return {
    t: useCallback((key, values) => t(key, { ...values }), [t]),
    text: useCallback((key, values) => renderMarkup(t(key, { ...values, postProcess: [] })), [t]),
  };
}
