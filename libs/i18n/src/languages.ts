/**
 * The languages of the site, in the order of the language menu. `hreflang` has the script instead of the country,
 * because readers in Hong Kong or Toronto choose by script.
 */
export const languages = [
  { code: 'en', label: 'English', nativeLabel: 'English', hreflang: 'en' },
  { code: 'zh-CN', label: 'Simplified Chinese', nativeLabel: '简体中文', hreflang: 'zh-Hans' },
  { code: 'zh-TW', label: 'Traditional Chinese', nativeLabel: '繁體中文', hreflang: 'zh-Hant' },
] as const;

export type Language = (typeof languages)[number]['code'];

/** The language if no other is detected. */
export const fallbackLanguage: Language = 'en';

export function isLanguage(code: string | undefined): code is Language {
  return languages.some((language) => language.code === code);
}
