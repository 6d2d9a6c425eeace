/**
 * Number and date formats. Texts use them in placeholders such as `{{price, money}}`. All have the digits of the language:
 * those of `ar-EG` are ٠ to ٩.
 */
export interface Formats {
  /** `2026`, without separators: years, pages and small counts. Texts use it for a number in a placeholder without a format. */
  digits: (value: number) => string;
  /** `12,345` */
  number: (value: number) => string;
  /** `$90`, `$9.99`. The currency code is not part of it. */
  money: (amount: number) => string;
  /** `20%` for 0.2. */
  percent: (share: number) => string;
  /** `April 23, 2025` or `2025年4月23日`. The same calendar date in every time zone. */
  date: (day: Date) => string;
  /** `5 minutes ago` for -5 and `minute`. */
  relativeTime: (value: number, unit: Intl.RelativeTimeFormatUnit) => string;
}

/** Returns the formats of a language. They are created when first used, because creating an `Intl` format is slow. */
export function createFormats({ locale, currency }: { locale: string; currency: string }): Formats {
  const digits = once(() => new Intl.NumberFormat(locale, { useGrouping: false, maximumFractionDigits: 20 }));
  const number = once(() => new Intl.NumberFormat(locale));
  const money = once(
    () =>
      new Intl.NumberFormat(locale, {
        style: 'currency',
        currency,
        currencyDisplay: 'narrowSymbol',
        trailingZeroDisplay: 'stripIfInteger',
      }),
  );
  const percent = once(() => new Intl.NumberFormat(locale, { style: 'percent' }));
  const date = once(() => new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }));
  const relativeTime = once(() => new Intl.RelativeTimeFormat(locale));
  return {
    digits: (value) => digits().format(value),
    number: (value) => number().format(value),
    money: (amount) => money().format(amount),
    percent: (share) => percent().format(share),
    date: (day) => date().format(day),
    relativeTime: (value, unit) => relativeTime().format(value, unit),
  };
}

function once<T>(create: () => T): () => T {
  let created: T | undefined;
  return () => (created ??= create());
}
