import type { Context } from 'hono';
import { pageFromReferer } from './page-from-referer.ts';
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
