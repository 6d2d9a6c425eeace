/** Number and date formats. Texts use them in placeholders such as `{{price, money}}`. */
export interface Formats {
  /** `$90`, `$9.99`. The currency code is not part of it. */
  money: (amount: number) => string;
  /** `20%` for 0.2. */
  percent: (share: number) => string;
  /** `April 23, 2025` or `2025年4月23日`. The same calendar date in every time zone. */
  date: (day: Date) => string;
}

/** Returns the formats of a language. They are created when first used, because creating an `Intl` format is slow. */
export function createFormats({ locale, currency }: { locale: string; currency: string }): Formats {
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
  return {
    money: (amount) => money().format(amount),
    percent: (share) => percent().format(share),
    date: (day) => date().format(day),
  };
}

function once<T>(create: () => T): () => T {
  let created: T | undefined;
  return () => (created ??= create());
}
