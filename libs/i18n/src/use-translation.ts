import { useCallback } from 'react';
import { useTranslation as useReactI18next } from 'react-i18next';
import { useLanguage } from './language-provider.tsx';
import type { TranslationKey, TranslationValues } from './register.ts';

export interface UsedTranslation {
  /** Returns the text of a key in the current language. Its identity is stable until the language changes. */
  t: (key: TranslationKey, values?: TranslationValues) => string;
}

/** The hook of react-i18next, with the keys of the site. */
export function useTranslation(): UsedTranslation {
  const { i18n } = useLanguage();
  const { t } = useReactI18next(undefined, { i18n });
  return { t: useCallback((key, values) => t(key, { ...values }), [t]) };
}
