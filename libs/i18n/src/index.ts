export { createI18n } from './create-i18n.ts';
export { closestLanguage, detectLanguage, requestedLanguage } from './detect.ts';
export { formatDate, formatMoney, formatPercent } from './formats.ts';
export {
  LanguageProvider,
  useWords,
  type LanguageProviderProps,
  type UsedWords,
} from './language-provider.tsx';
export { fallbackLanguage, isLanguage, languages, type Language } from './languages.ts';
export { hasWords, loadWords } from './load-words.ts';
export { LocalizedLink, type LocalizedLinkProps } from './localized-link.tsx';
export { localizePath, splitLanguage } from './paths.ts';
export { rememberLanguage } from './remember.ts';
export type { Namespace, PageWords, WordGroup, WordKey, WordValues } from './words.ts';
