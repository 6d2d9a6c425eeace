import type { FormatterModule } from 'i18next';
import type { Formats } from './formats.ts';

type Value = string | number | Date;

const units = ['second', 'minute', 'hour', 'day', 'week', 'month', 'quarter', 'year'] as const;

/**
 * Formats the values of placeholders in the locale of the language. The formatter of i18next only has its code, and leaves
 * numbers without a format unchanged: in `ar-EG`, they would have other digits than prices and dates.
 */
export const createFormatter = (getFormats: (language?: string) => Formats): FormatterModule => ({
  type: 'formatter',
  init: () => undefined,
  add: () => undefined,
  addCached: () => undefined,
  format: (value: Value, format, language) => formatValue(value, format, getFormats(language)),
});

function formatValue(value: Value, format: string | undefined, formats: Formats): string {
  if (value instanceof Date) return format === 'date' ? formats.date(value) : value.toISOString();
  if (typeof value !== 'number') return value;
  switch (format) {
    case undefined:
      return formats.digits(value);
    case 'number':
    case 'money':
    case 'percent':
      return formats[format](value);
    default: {
      // Such as `relativetime(minute)`.
      const unit = units.find((name) => format === `relativetime(${name})`);
      return unit === undefined ? String(value) : formats.relativeTime(value, unit);
    }
  }
}
