/*
 * Number and date formats. Texts use them in placeholders such as `{{price, money}}`; components that render a value
 * without a text call these functions.
 */

const currency = 'CAD';

// Cached, because creating an `Intl` format is slow.
const moneyFormats = new Map<string, Intl.NumberFormat>();

/** `$90`, `$9.99`. Without a currency code: a note next to the prices states that they are in Canadian dollars. */
export function formatMoney(amount: number, language: string): string {
  let format = moneyFormats.get(language);
  if (!format) {
    format = new Intl.NumberFormat(language, {
      style: 'currency',
      currency,
      currencyDisplay: 'narrowSymbol',
      trailingZeroDisplay: 'stripIfInteger',
    });
    moneyFormats.set(language, format);
  }
  return format.format(amount);
}

/** `20%` for 0.2. */
export function formatPercent(share: number, language: string): string {
  return new Intl.NumberFormat(language, { style: 'percent' }).format(share);
}

/** `April 23, 2025` or `2025年4月23日`. The same calendar date in every time zone. */
export function formatDate(day: Date, language: string): string {
  return new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(day);
}
