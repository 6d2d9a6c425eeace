import { languageQuery } from '@studio/site/host';
import type { PreparedSite } from './prepared-site.ts';

/** A form that a browser sends without JavaScript. */
export interface SentForm {
  origin: string | undefined;
  referer: string | undefined;
  /** The page in the query. */
  page: string | undefined;
}

/**
 * The page of a form, which shows the result. Browsers send no path in the Referer header to another origin, so the form
 * of an allowed origin names its page in the query.
 */
export function resultPage(
  site: PreparedSite | undefined,
  allowedOrigins: readonly string[],
  { origin = '', referer, page = '' }: SentForm,
): string {
  if (allowedOrigins.includes(origin)) return origin + (site?.documents.has(page) ? page : '/');
  return pageFromReferer(site, referer);
}

/**
 * The page in a Referer header, with its language. Everything else is dropped, so that no untrusted text gets into the
 * redirect.
 */
function pageFromReferer(site: PreparedSite | undefined, referer: string | undefined): string {
  if (!site || !referer || !URL.canParse(referer)) return '/';
  const { pathname, searchParams } = new URL(referer);
  if (!site.documents.has(pathname)) return '/';
  const language = searchParams.get(languageQuery) ?? '';
  return site.languages.includes(language) ? `${pathname}?${languageQuery}=${language}` : pathname;
}
