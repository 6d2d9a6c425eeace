import { closestLanguage } from '@studio/i18n/negotiation';

/** Browsers send fewer. Longer headers are truncated to limit the work. */
const maxPreferences = 20;

/** Parses a header such as `zh-HK, en;q=0.8`, in order of preference. */
export function parsePreferences(header: string | undefined): { value: string; quality: number }[] {
  return (header ?? '')
    .split(',', maxPreferences)
    .map((part) => {
      const [value = '', ...parameters] = part.split(';').map((text) => text.trim());
      const quality = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2);
      return { value: value.toLowerCase(), quality: quality === undefined ? 1 : Number(quality) || 0 };
    })
    .filter(({ value }) => value !== '')
    .sort((a, b) => b.quality - a.quality);
}

export interface LanguagePreferences {
  /** The value of `languageQuery` in the URL. */
  query: string | undefined;
  /** The value of `languageCookie`. */
  cookie: string | undefined;
  acceptLanguage: string | undefined;
}

/** The language for a URL without one: from the query, the cookie or the browser, in this order. */
export function negotiateLanguage(
  preferences: LanguagePreferences,
  languages: readonly string[],
): string | undefined {
  const accepted = parsePreferences(preferences.acceptLanguage).filter(({ quality }) => quality > 0);
  for (const tag of [preferences.query, preferences.cookie, ...accepted.map(({ value }) => value)]) {
    const language = tag && closestLanguage(tag, languages);
    if (language) return language;
  }
  return languages[0];
}
