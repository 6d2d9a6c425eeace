import { sanitize } from './text.ts';

/** Excel reads UTF-8 as a legacy encoding without it, which garbles Chinese names. */
export const byteOrderMark = '\ufeff';

/** Characters with which spreadsheets start a formula, including full-width forms. */
const formula = /^[=+\-@\t\r＝＋－＠]/;

/** A line of RFC 4180. An apostrophe prevents a spreadsheet from evaluating input of visitors. */
export const csvLine = (values: readonly unknown[]) => `${values.map(cell).join(',')}\r\n`;

function cell(value: unknown): string {
  const text = typeof value === 'string' || typeof value === 'number' ? String(value) : '';
  const shown = formula.test(text) ? `'${sanitize(text)}` : sanitize(text);
  return `"${shown.replaceAll('"', '""')}"`;
}
