import { inert } from './text.ts';

/** Excel takes UTF-8 for an old encoding without it, and spoils every Chinese name. Programs are better off with JSON. */
export const byteOrderMark = '\ufeff';

/** What a spreadsheet would calculate instead of showing it, in the wide forms of East Asian keyboards too. */
const formula = /^[=+\-@\t\r＝＋－＠]/;

/** One line of RFC 4180. An apostrophe keeps a spreadsheet from taking a visitor's words for a formula. */
export const csvLine = (values: readonly unknown[]) => `${values.map(cell).join(',')}\r\n`;

function cell(value: unknown): string {
  const text = typeof value === 'string' || typeof value === 'number' ? String(value) : '';
  const shown = formula.test(text) ? `'${inert(text)}` : inert(text);
  return `"${shown.replaceAll('"', '""')}"`;
}
