/**
 * Number and date formats, by the name that a text gives them in a placeholder such as `{{price, money}}`. All have the digits of
 * the language: those of `ar-EG` are ٠ to ٩.
 */
export interface Formats {
  /** `2026`, without separators: years, pages and small counts. Also for a number in a placeholder without a format. */
  digits: (value: number) => string;
  /** `12,345` */
  number: (value: number) => string;
  /** `$90`, `$9.99`. The currency code is not part of it. */
  money: (amount: number) => string;
  /** `20%` for 0.2. */
  percent: (share: number) => string;
  /** `in 5 minutes` */
  'relativetime(minute)': (value: number) => string;
  /** `April 23, 2025` or `2025年4月23日`. The same calendar date in every time zone. */
  date: (day: Date) => string;
}

/** Returns the formats of a language. They are created when first used, because creating an `Intl` format is slow. */
export function createFormats({ locale, currency }: { locale: string; currency: string }): Formats {
  const numbers = (options?: Intl.NumberFormatOptions) =>
    lazy(
      (value: number, format) => format.format(value),
      () => new Intl.NumberFormat(locale, options),
    );
  return {
    digits: numbers({ useGrouping: false, maximumFractionDigits: 20 }),
    number: numbers(),
    money: numbers({
      style: 'currency',
      currency,
      currencyDisplay: 'narrowSymbol',
      trailingZeroDisplay: 'stripIfInteger',
    }),
    percent: numbers({ style: 'percent' }),
    'relativetime(minute)': lazy(
      (value: number, format) => format.format(value, 'minute'),
      () => new Intl.RelativeTimeFormat(locale),
    ),
    date: lazy(
      (day: Date, format) => format.format(day),
      () => new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }),
    ),
  };
}

function lazy<Value, Format>(
  write: (value: Value, format: Format) => string,
  create: () => Format,
): (value: Value) => string {
  let format: Format | undefined;
  return (value) => write(value, (format ??= create()));
}
