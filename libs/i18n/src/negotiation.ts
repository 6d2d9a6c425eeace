/** The names that carry a chosen language, which the browser and every host read. They are the defaults of i18next. */
export const languageQuery = 'lng';
export const languageCookie = 'i18next';

/**
 * Returns the language that matches a tag exactly, or else by language and script: `zh-HK` matches Traditional and
 * `zh-SG` Simplified Chinese.
 */
export function closestLanguage<Code extends string>(tag: string, codes: readonly Code[]): Code | undefined {
  const wanted = languageAndScript(tag);
  return (
    codes.find((code) => code.toLowerCase() === tag.toLowerCase()) ??
    codes.find((code) => wanted !== undefined && languageAndScript(code) === wanted)
  );
}

/** The language of a tag with its likely script, such as `zh-Hant` for `zh-HK`. */
export function languageAndScript(tag: string): string | undefined {
  try {
    const { language, script } = new Intl.Locale(tag).maximize();
    return `${language}-${script ?? ''}`;
  } catch {
    // A tag in a URL, a header or a cookie may be invalid.
    return undefined;
  }
}
