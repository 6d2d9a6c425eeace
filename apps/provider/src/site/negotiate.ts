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

/**
 * The language of the site that matches a tag exactly, or else by language and script, so that `zh-HK` matches
 * Traditional and `zh-SG` Simplified Chinese.
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
    // Headers and cookies may contain invalid tags.
    return undefined;
  }
}

export interface LanguagePreferences {
  /** The query parameter `lng`. */
  query: string | undefined;
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

/** The first encoding of the file that the browser accepts, in the order of the build. */
export function negotiateEncoding(acceptEncoding: string | undefined, offered: Iterable<string>): string {
  const accepted = new Map(parsePreferences(acceptEncoding).map(({ value, quality }) => [value, quality]));
  const accepts = (encoding: string) => (accepted.get(encoding) ?? accepted.get('*') ?? 0) > 0;
  return [...offered].find((encoding) => encoding !== 'identity' && accepts(encoding)) ?? 'identity';
}
