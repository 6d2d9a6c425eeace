export { createI18n } from './create-i18n.ts';
export { fallbackLanguage, isLanguage, languages, type Language } from './languages.ts';
export { LocalizedLink, type LocalizedLinkProps } from './localized-link.tsx';
export { localizePath, splitLanguage } from './paths.ts';
export { rememberLanguage } from './remember.ts';
export type { Namespace, PageWords, WordKey } from './words.ts';
