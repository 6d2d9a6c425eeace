import { readTranslations } from '@studio/i18n/files';
import type { SiteDescription } from '../define-site.ts';
import type { SiteEntry } from '../document/entry.ts';

/** The description of a site in one of its languages. */
export interface LanguageDescription extends SiteDescription {
  language: string;
}

export function describeSite(
  { describe, descriptionNamespaces }: Pick<SiteEntry, 'describe' | 'descriptionNamespaces'>,
  locales: string,
  language: string,
): LanguageDescription {
  const description = describe(language, readTranslations(locales, language, descriptionNamespaces));
  return { language, ...description };
}
