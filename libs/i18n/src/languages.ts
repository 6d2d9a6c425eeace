/**
 * The languages of the site, in the order in which they are offered. `hreflang` names the script rather than
 * the country, because a reader in Hong Kong or Toronto is looking for a script.
 */
export const languages = [
  { code: 'en', label: 'English', nativeLabel: 'English', hreflang: 'en' },
  { code: 'zh-CN', label: 'Simplified Chinese', nativeLabel: '简体中文', hreflang: 'zh-Hans' },
  { code: 'zh-TW', label: 'Traditional Chinese', nativeLabel: '繁體中文', hreflang: 'zh-Hant' },
] as const;

export type Language = (typeof languages)[number]['code'];

/** Spoken when nothing else is known. */
export const fallbackLanguage: Language = 'en';

export function isLanguage(code: string | undefined): code is Language {
  return languages.some((language) => language.code === code);
}
