/** No browser asks for more. A longer header is somebody who wants to keep the provider busy. */
const mostPreferences = 20;

/** What the visitor's browser would rather have, best first, from a header such as `zh-HK, en;q=0.8`. */
export function preferences(header: string | undefined): { value: string; quality: number }[] {
  return (header ?? '')
    .split(',', mostPreferences)
    .map((part) => {
      const [value = '', ...parameters] = part.split(';').map((text) => text.trim());
      const quality = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2);
      return { value: value.toLowerCase(), quality: quality === undefined ? 1 : Number(quality) || 0 };
    })
    .filter(({ value }) => value !== '')
    .sort((a, b) => b.quality - a.quality);
}

/**
 * The language of the site that a reader of `tag` can read, if there is one: that very language, or else the same in
 * the same script, so that `zh-HK` finds Traditional and `zh-SG` Simplified Chinese.
 */
export function closestLanguage(tag: string, languages: readonly string[]): string | undefined {
  const wanted = languageAndScript(tag);
  return (
    languages.find((language) => language.toLowerCase() === tag.toLowerCase()) ??
    (wanted && languages.find((language) => languageAndScript(language) === wanted))
  );
}

function languageAndScript(tag: string): string | undefined {
  try {
    const { language, script } = new Intl.Locale(tag).maximize();
    return `${language}-${script ?? ''}`;
  } catch {
    // Whatever stands in a header or a cookie may be no language at all.
    return undefined;
  }
}

export interface LanguageWishes {
  /** `?lng=` of the address. */
  query: string | undefined;
  cookie: string | undefined;
  acceptLanguage: string | undefined;
}

/** The language for a visitor on an address that names none. The most deliberate wish wins. */
export function negotiateLanguage(wishes: LanguageWishes, languages: readonly string[]): string | undefined {
  const accepted = preferences(wishes.acceptLanguage).filter(({ quality }) => quality > 0);
  for (const tag of [wishes.query, wishes.cookie, ...accepted.map(({ value }) => value)]) {
    const language = tag && closestLanguage(tag, languages);
    if (language) return language;
  }
  return languages[0];
}

/** The encoding for a browser, out of those that the file is there in. The first that the build names wins. */
export function negotiateEncoding(acceptEncoding: string | undefined, offered: Iterable<string>): string {
  const accepted = new Map(preferences(acceptEncoding).map(({ value, quality }) => [value, quality]));
  const takes = (encoding: string) => (accepted.get(encoding) ?? accepted.get('*') ?? 0) > 0;
  return [...offered].find((encoding) => encoding !== 'identity' && takes(encoding)) ?? 'identity';
}
