export {
  checkTranslations,
  findTranslationProblems,
  type SiteRule,
  type TranslationOptions,
  type TranslationProblem,
  type TranslationRule,
} from './check-translations.ts';
export { findUntranslated } from './find-untranslated.ts';
