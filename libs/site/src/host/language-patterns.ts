import { languageAndScript } from '@studio/i18n/negotiation';

/**
 * Regular expressions that find the first supported language in a list of tags, as `negotiateLanguage` does, but in the
 * order of the list: nginx cannot compare qualities. They are tried in this order.
 */
export function languagePatterns(languages: readonly string[]): [pattern: string, language: string][] {
  const primary = (tag: string) => tag.split('-')[0]?.toLowerCase() ?? '';
  const unsupported = `^(?:(?!\\s*(?:${[...new Set(languages.map(primary))].join('|')})\\b)[^,]*,)*\\s*`;
  const isFirstOfScript = (language: string) =>
    languages.find((other) => languageAndScript(other) === languageAndScript(language)) === language;

  const specific = languages.flatMap((language): [string, string][] => {
    const name = primary(language);
    const wanted = languageAndScript(language);
    const script = wanted?.split('-')[1] ?? '';
    const subtags = isFirstOfScript(language)
      ? [script, ...regions.filter((region) => languageAndScript(`${name}-${region}`) === wanted)]
      : [language.split('-').slice(1).join('-')];
    const isLikely = languageAndScript(name) === wanted && isFirstOfScript(language);
    // The tags with the likely script are matched by their language below.
    return isLikely ? [] : [[`${unsupported}${name}-(?:${subtags.join('|').toLowerCase()})\\b`, language]];
  });
  const general = languages
    .filter((language) => languageAndScript(primary(language)) === languageAndScript(language))
    .filter(isFirstOfScript)
    .map((language): [string, string] => [`${unsupported}${primary(language)}\\b`, language]);
  return [...specific, ...general];
}

/** All two-letter codes. A code that is not a region has the likely script of the language. */
const letters = Array.from({ length: 26 }, (_, index) => String.fromCharCode(65 + index));
const regions = letters.flatMap((first) => letters.map((second) => first + second));
