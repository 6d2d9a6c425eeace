import { fallbackLanguage, languages, type Language } from './languages.ts';
import { readRemembered } from './remember.ts';

/**
 * The language of the site for a reader of `tag`, if there is one: that very language, or else the same in the same
 * script, so that `zh-HK` finds Traditional and `zh-SG` Simplified Chinese.
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
    // Whatever stands in an address or a cookie may be no language at all.
    return undefined;
  }
}

/** The language that the address asks for by `?lng=`. */
export function requestedLanguage(): Language | undefined {
  return closestLanguage(new URLSearchParams(location.search).get('lng') ?? '');
}

/**
 * The language for a visitor on an address that names none. The most deliberate wish wins: `?lng=`, then what was
 * remembered, then what the browser asks for. A wish for a language that the site does not speak is passed over.
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
