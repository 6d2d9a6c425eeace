import { fallbackLanguage, languages, type Language } from './languages.ts';
import { readRemembered } from './remember.ts';

/**
 * Returns the site language that matches a language tag: the same language, or one with the same script, so `zh-HK`
 * matches Traditional and `zh-SG` Simplified Chinese.
 */
export function closestLanguage(tag: string): Language | undefined {
  const wanted = languageAndScript(tag);
  const found =
    languages.find(({ code }) => code.toLowerCase() === tag.toLowerCase()) ??
    languages.find(({ code }) => wanted && languageAndScript(code) === wanted);
  return found?.code;
}

function languageAndScript(tag: string): string | undefined {
  try {
    const { language, script } = new Intl.Locale(tag).maximize();
    return `${language}-${script ?? ''}`;
  } catch {
    // A tag from a URL or a cookie may be invalid.
    return undefined;
  }
}

/** Returns the language in the `?lng=` parameter. */
export function requestedLanguage(): Language | undefined {
  return closestLanguage(new URLSearchParams(location.search).get('lng') ?? '');
}

/**
 * Detects the language for a path without a prefix, from the most explicit source: `?lng=`, then the stored language,
 * then the browser's languages. Unsupported languages are skipped.
 */
export function detectLanguage(): Language {
  const wishes = [
    requestedLanguage(),
    ...readRemembered(),
    ...navigator.languages,
    document.documentElement.lang,
  ];
  for (const tag of wishes) {
    const language = tag && closestLanguage(tag);
    if (language) return language;
  }
  return fallbackLanguage;
}
