import type { Languages } from './languages.ts';
import { languageQuery } from './negotiation.ts';
import { readRemembered } from './remember.ts';

/** Returns the language in the `?lng=` parameter. */
export function requestedLanguage<Code extends string>({
  closestLanguage,
}: Languages<Code>): Code | undefined {
  return closestLanguage(new URLSearchParams(location.search).get(languageQuery) ?? '');
}

/**
 * Detects the language for a path without a prefix, from the most explicit source: `?lng=`, then the stored language,
 * then the browser's languages. Unsupported languages are skipped.
 */
export function detectLanguage<Code extends string>(languages: Languages<Code>): Code {
  const wishes = [
    requestedLanguage(languages),
    ...readRemembered(),
    ...navigator.languages,
    document.documentElement.lang,
  ];
  for (const tag of wishes) {
    const language = tag && languages.closestLanguage(tag);
    if (language) return language;
  }
  return languages.fallbackLanguage;
}
