export {
  checkTranslations,
  type SiteRule,
  type TranslationOptions,
  type TranslationRule,
} from './check-translations.ts';
export { findUntranslated } from './find-untranslated.ts';
