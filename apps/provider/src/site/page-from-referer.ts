import { languageQuery } from '@studio/site/host';
import type { BuiltSite } from './built-site.ts';

/**
 * The page in a Referer header, with its language. Everything else is dropped, so that no untrusted text gets into the
 * redirect.
 */
export function pageFromReferer(site: BuiltSite | undefined, referer: string | undefined): string {
  if (!site || !referer || !URL.canParse(referer)) return '/';
  const { pathname, searchParams } = new URL(referer);
  if (!site.documents.has(pathname)) return '/';
  const language = searchParams.get(languageQuery) ?? '';
  return site.languages.includes(language) ? `${pathname}?${languageQuery}=${language}` : pathname;
}
