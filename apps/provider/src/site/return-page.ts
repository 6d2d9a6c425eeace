import { languageQuery } from '@studio/site/host';
import type { Context } from 'hono';
import type { BuiltSite } from './built-site.ts';

/** Returns the page with the form that was sent without JavaScript. */
export function returnPage(
  context: Context,
  site: BuiltSite | undefined,
  allowedOrigins: readonly string[],
): string {
  const origin = context.req.header('Origin');
  if (origin === undefined || !allowedOrigins.includes(origin))
    return (site ? '' : (allowedOrigins[0] ?? '')) + pageFromReferer(site, context.req.header('Referer'));
  // To another origin, browsers send no path in the Referer header, so the form names its page.
  const page = context.req.query('page') ?? '/';
  return origin + (/^(?:\/[\w-]+)+$/.test(page) ? page : '/');
}

/**
 * The query of the page with the form that was sent without JavaScript, such as `plan=booking`. Without JavaScript, the page
 * cannot fill in the subject that it selects.
 */
export function queryOfPage(context: Context): string {
  const referer = context.req.header('Referer') ?? '';
  if (!URL.canParse(referer)) return '';
  const { searchParams } = new URL(referer);
  searchParams.delete(languageQuery);
  const query = searchParams.toString();
  return /^[\w=&-]{1,100}$/.test(query) ? query : '';
}

/**
 * The page in a Referer header, with its language. Everything else is dropped, so that no untrusted text gets into the
 * redirect.
 */
function pageFromReferer(site: BuiltSite | undefined, referer = ''): string {
  if (!site || !URL.canParse(referer)) return '/';
  const { pathname, searchParams } = new URL(referer);
  if (!site.documents.has(pathname)) return '/';
  const language = searchParams.get(languageQuery) ?? '';
  return site.languages.includes(language) ? `${pathname}?${languageQuery}=${language}` : pathname;
}
