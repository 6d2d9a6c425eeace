export { createI18n, type I18nOptions } from './create-i18n.ts';
export type { i18n as I18n } from 'i18next';
export { detectLanguage, requestedLanguage } from './detect.ts';
export type { Formats } from './formats.ts';
export {
  LanguageProvider,
  useLanguage,
  type LanguageProviderProps,
  type UsedLanguage,
} from './language-provider.tsx';
export {
  defineLanguages,
  isRightToLeft,
  type LanguageEntry,
  type LanguageOptions,
  type Languages,
  translatePaths,
  type TranslatedPaths,
} from './languages.ts';
export { createTranslationLoader, fetchJson, type TranslationLoader } from './load-translations.ts';
export { LocalizedLink, type LocalizedLinkProps } from './localized-link.tsx';
export type {
  Language,
  Namespace,
  Translations,
  Register,
  TranslationGroup,
  TranslationKey,
  TranslationValues,
} from './register.ts';
export { rememberLanguage } from './remember.ts';
export { Trans, type TransProps } from './trans.tsx';
export { useTranslation, type UsedTranslation } from './use-translation.ts';
export { renderMarkup } from './word-break.ts';
