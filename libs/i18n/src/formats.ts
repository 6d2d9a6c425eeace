/*
 * How figures are written. Texts ask for it behind a comma, as in `{{price, money}}`; components that draw a figure by
 * itself call these functions.
 */

const currency = 'CAD';

// Creating a format takes longer than everything else about a price.
const moneyFormats = new Map<string, Intl.NumberFormat>();

/** `$90`, `$9.99`. The sign alone: that the dollars are Canadian is said once, beside the prices. */
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

/** `April 23, 2025` or `2025年4月23日`. A day of the calendar, the same for readers in every time zone. */
export function formatDate(day: Date, language: string): string {
  return new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(day);
}
