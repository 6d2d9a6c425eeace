import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import type { WordKey, WordValues } from './words.ts';

export interface UsedWords {
  /** The text of a key, in the language of the page. The same function until the language changes. */
  t: (key: WordKey, values?: WordValues) => string;
  language: string;
}

/** The words of the page. What uses them is drawn again when the language changes. */
export function useWords(): UsedWords {
  const { t, i18n } = useTranslation();
  const say = useCallback<UsedWords['t']>((key, values) => t(key, { ...values }), [t]);
  return { t: say, language: i18n.language };
}
