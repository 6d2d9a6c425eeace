import { pseudoLanguage, pseudoText } from '@studio/i18n/pseudo';
import type { Args } from '@storybook/react-vite';
import { isValidElement } from 'react';
import { words } from './words.ts';

/** Languages in the toolbar. The pseudo-language shows untranslated and clipped text. */
export const storyLanguages: readonly { code: string; label: string }[] = [
  { code: 'en', label: 'English' },
  { code: 'zh-CN', label: '简体中文' },
  { code: 'zh-TW', label: '繁體中文' },
  pseudoLanguage,
];

/** Translates the English texts in the args of a story into the language of the toolbar. */
export function translateArgs(args: Args, language: string): Args {
  return Object.fromEntries(
    Object.entries(args).map(([name, value]) => [name, translateValue(value, language)]),
  );
}

function translateValue(value: unknown, language: string): unknown {
  if (typeof value === 'string') return translateText(value, language);
  if (Array.isArray(value)) return value.map((item) => translateValue(item, language));
  if (isPlainObject(value)) return translateArgs(value, language);
  return value;
}

/** Elements, dates and spies are passed on unchanged. */
function isPlainObject(value: unknown): value is Args {
  return (
    typeof value === 'object' &&
    value !== null &&
    !isValidElement(value) &&
    Object.getPrototypeOf(value) === Object.prototype
  );
}

function translateText(text: string, language: string): string {
  const translations = words[text];
  if (!translations || language === 'en') return text;
  if (language === 'zh-CN' || language === 'zh-TW') return translations[language];
  return pseudoText(text);
}
