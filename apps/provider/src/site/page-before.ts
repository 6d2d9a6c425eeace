import type { PreparedSite } from './prepared-site.ts';

/**
 * The page of the site that an address names, with the language that it asks for. Whatever else the address holds
 * is left behind, so nothing of a stranger's ever gets into an answer.
 */
export function pageBefore(site: PreparedSite | undefined, referer: string | undefined): string {
  if (!site || !referer || !URL.canParse(referer)) return '/';
  const { pathname, searchParams } = new URL(referer);
  if (!site.documents.has(pathname)) return '/';
  const language = searchParams.get('lng') ?? '';
  return site.languages.includes(language) ? `${pathname}?lng=${language}` : pathname;
}
