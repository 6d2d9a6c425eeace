import type { FormatterModule } from 'i18next';
import type { Formats } from './formats.ts';

/**
 * Formats the values of placeholders in the locale of the language. The formatter of i18next only has its code, and leaves
 * numbers without a format unchanged: in `ar-EG`, they would have other digits than prices and dates.
 */
export const createFormatter = (getFormats: (language?: string) => Formats): FormatterModule => ({
  type: 'formatter',
  init: () => undefined,
  add: () => undefined,
  addCached: () => undefined,
  format(value: string | number | Date, name = 'digits', language) {
    const { date, ...rest } = getFormats(language);
    const numbers: Partial<Record<string, (value: number) => string>> = rest;
    if (value instanceof Date) return date(value);
    return typeof value === 'number' ? (numbers[name]?.(value) ?? String(value)) : value;
  },
});
