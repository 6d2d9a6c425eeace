import { isFilePath, languageCookie, languageQuery, negotiateLanguage } from '@studio/site/host';
import type { Context } from 'hono';
import { getCookie } from 'hono/cookie';
import type { RequestEnv, SiteRoute } from '../http/observe-requests.ts';
import { matchesEtag } from './etag.ts';
import { selectResponse, type PreparedResponse, type PreparedSite } from './prepared-site.ts';

/** Serves the documents and files of the built site. */
export function serveSite({ languages, documents, redirects, files }: PreparedSite) {
  return (context: Context<RequestEnv>): Response => {
    const { path } = context.req;
    const acceptEncoding = context.req.header('Accept-Encoding');
    const translations = documents.get(path);
    const document = translations?.get(negotiate(context, [...translations.keys()]));
    if (document) return respond(context, 'document', selectResponse(document, acceptEncoding));
    const file = files.get(path);
    if (file)
      return respond(
        context,
        path.startsWith('/assets/') ? 'asset' : 'file',
        selectResponse(file, acceptEncoding),
      );

    const target = findRedirect(path, context.req.url);
    context.set('siteRoute', target ? 'redirect' : 'missing');
    if (target) return context.redirect(target.location, target.status);
    return context.text('Not found.\n', 404, { 'Cache-Control': 'no-store' });
  };

  function findRedirect(path: string, url: string): { location: string; status: 302 | 308 } | undefined {
    const withoutSlash = path.replace(/\/$/, '');
    if (documents.has(withoutSlash)) return { location: withoutTrailingSlash(url), status: 308 };
    const target = redirects.get(withoutSlash) ?? (isFilePath(path) ? undefined : '/');
    return target === undefined ? undefined : { location: target, status: 302 };
  }

  function negotiate(context: Context, available: readonly string[]): string {
    if (available.length === 1) return available[0] ?? '';
    const offered = languages.filter((language) => available.includes(language));
    const preferences = {
      query: context.req.query(languageQuery),
      cookie: getCookie(context, languageCookie),
      acceptLanguage: context.req.header('Accept-Language'),
    };
    return negotiateLanguage(preferences, offered) ?? '';
  }
}

function respond(
  context: Context<RequestEnv>,
  route: SiteRoute,
  { etag, body, headers, notModifiedHeaders }: PreparedResponse,
): Response {
  context.set('prepared', true);
  context.set('siteRoute', route);
  return matchesEtag(context.req.header('If-None-Match'), etag)
    ? new Response(null, { status: 304, headers: notModifiedHeaders })
    : new Response(body, { headers });
}

/** Redirects to the canonical URL of a page. The path is known, so it cannot lead to another site. */
function withoutTrailingSlash(address: string): string {
  const { pathname, search } = new URL(address);
  return pathname.replace(/\/$/, '') + search;
}
