import type { SiteDescription, SiteEntry } from '../entry.ts';
import { readWords } from '@studio/i18n/files';

/** The description of a site in one of its languages. */
export interface LanguageDescription extends SiteDescription {
  language: string;
}

export function describeSite(
  { describe, descriptionNamespaces }: Pick<SiteEntry, 'describe' | 'descriptionNamespaces'>,
  locales: string,
  language: string,
): LanguageDescription {
  return { language, ...describe(language, readWords(locales, language, descriptionNamespaces)) };
}
