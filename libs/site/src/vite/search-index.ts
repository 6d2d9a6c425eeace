import { chineseVariants } from '@studio/i18n/chinese-variants';
import type { BuiltContent } from '../content/site-content.ts';
import type { SiteEntry } from '../document/entry.ts';
import { buildIndex } from '../search/build-index.ts';
import { readSiteTexts } from './site-texts.ts';

/** Returns the search index of a language, if the site has a search. */
export async function renderSearchIndex(
  { search, pages, languages }: Pick<SiteEntry, 'search' | 'pages' | 'languages'>,
  { entries }: Pick<BuiltContent, 'entries'>,
  language: string,
  locales: string,
): Promise<string | undefined> {
  // Questions and descriptions are in the translations of their pages.
  const namespaces = [...new Set(pages.flatMap((page) => page.namespaces))];
  const own = search(language, readSiteTexts({ locales, languages }, language, namespaces));
  if (!own) return undefined;
  const found = entries.filter((entry) => entry.language === language);
  const all = [...own, ...found];
  return JSON.stringify(buildIndex(all, language, await chineseVariants(language, JSON.stringify(all))));
}
