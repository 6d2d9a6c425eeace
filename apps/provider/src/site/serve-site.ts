import type { Context } from 'hono';
import { getCookie } from 'hono/cookie';
import type { RequestEnv } from '../http/observe-requests.ts';
import { matchesEtag } from './etag.ts';
import { negotiateLanguage } from './negotiate.ts';
import { selectResponse, type PreparedResponses, type PreparedSite } from './prepared-site.ts';

/** The cookie in which i18next stores the chosen language. */
const languageCookie = 'i18next';

/** The kinds of paths of the site, for metrics. */
export type SiteRoute = 'document' | 'asset' | 'file' | 'redirect' | 'missing';

/** Serves the documents and files of the built site. */
export function serveSite({ languages, documents, redirects, files }: PreparedSite) {
  return (context: Context<RequestEnv>): Response => {
    const { path } = context.req;
    const translations = documents.get(path);
    const document = translations?.get(languageOf(context, [...translations.keys()]));
    if (document) return respond(context, 'document', document);
    const file = files.get(path);
    if (file) return respond(context, path.startsWith('/assets/') ? 'asset' : 'file', file);

    const target = redirectOf(path, context.req.url);
    context.set('siteRoute', target ? 'redirect' : 'missing');
    return target ? context.redirect(target.location, target.status) : notFound(context);
  };

  function redirectOf(path: string, url: string): { location: string; status: 302 | 308 } | undefined {
    const withoutSlash = path.replace(/\/$/, '');
    if (documents.has(withoutSlash)) return { location: withoutTrailingSlash(url), status: 308 };
    const target = redirects.get(withoutSlash) ?? (isPage(path) ? '/' : undefined);
    return target === undefined ? undefined : { location: target, status: 302 };
  }

  function languageOf(context: Context, available: readonly string[]): string {
    if (available.length === 1) return available[0] ?? '';
    const offered = languages.filter((language) => available.includes(language));
    const preferences = {
      query: context.req.query('lng'),
      cookie: getCookie(context, languageCookie),
      acceptLanguage: context.req.header('Accept-Language'),
    };
    return negotiateLanguage(preferences, offered) ?? '';
  }
}

function respond(context: Context<RequestEnv>, route: SiteRoute, responses: PreparedResponses): Response {
  const { etag, body, headers, notModifiedHeaders } = selectResponse(
    responses,
    context.req.header('Accept-Encoding'),
  );
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

/** Unknown pages redirect to the home page; missing files are a 404. */
function isPage(path: string): boolean {
  return !/^\/(?:api|assets|locales)(?:\/|$)|\.[^/]*$/.test(path);
}

function notFound(context: Context): Response {
  return context.text('Not found.\n', 404, { 'Cache-Control': 'no-store' });
}
