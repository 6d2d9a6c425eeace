import {
  documentHeaders,
  fileHeaders,
  isFilePath,
  languageCookie,
  languageQuery,
  negotiateLanguage,
  notFoundPathOf,
  reportsPath,
  type Headers,
} from '@studio/site/host';
import type { Context } from 'hono';
import { getCookie } from 'hono/cookie';
import type { RequestEnv, SiteRoute } from '../http/observe-requests.ts';
import type { BuiltSite, SiteFile } from './built-site.ts';
import { matchesEtag } from './etag.ts';
import { negotiateEncoding } from './negotiate-encoding.ts';

/** Serves the documents and files of the built site. Pages of other origins may read the translations if `crossOrigin`. */
export function serveSite(site: BuiltSite, securityHeaders: Headers, crossOrigin: boolean) {
  const { languages, documents, redirects, files } = site;
  const commonDocumentHeaders = { ...securityHeaders, ...documentHeaders(site, reportsPath) };

  return (context: Context<RequestEnv>): Response => {
    const { path } = context.req;
    const { search } = new URL(context.req.url);
    const queried = search ? redirects.get(path + search) : undefined;
    if (queried !== undefined) {
      context.set('siteRoute', 'redirect');
      return context.redirect(queried);
    }
    const notFound = isFilePath(path) ? undefined : notFoundPathOf(site, path);
    // It is the page for unknown paths at its own path, too.
    const document = path === notFound ? undefined : respondWithDocument(context, path);
    if (document) return document;
    const file = files.get(path);
    if (file)
      return respond(context, path.startsWith('/assets/') ? 'asset' : 'file', file, {
        ...securityHeaders,
        ...fileHeaders(path),
        ...(crossOrigin &&
          path.startsWith('/locales/') && { 'Cross-Origin-Resource-Policy': 'cross-origin' }),
      });

    const target = findRedirect(path, context.req.url);
    context.set('siteRoute', target ? 'redirect' : 'missing');
    if (target) return context.redirect(target.location, target.status);
    const unknown = notFound === undefined ? undefined : respondWithDocument(context, notFound, 404);
    if (unknown) return unknown;
    return context.text('Not found.\n', 404, { 'Cache-Control': 'no-store' });
  };

  /** Responds with a document in the preferred language. */
  function respondWithDocument(context: Context<RequestEnv>, path: string, status: 200 | 404 = 200) {
    const translations = documents.get(path);
    const language = translations ? negotiate(context, [...translations.keys()]) : '';
    const document = translations?.get(language);
    if (!translations || !document) return undefined;
    const headers = {
      ...commonDocumentHeaders,
      'Content-Language': language,
      ...(translations.size > 1 && { Vary: 'Accept-Language, Cookie, Accept-Encoding' }),
      ...(status === 404 && { 'Cache-Control': 'no-store' }),
    };
    return respond(context, status === 404 ? 'missing' : 'document', document, headers, status);
  }

  function findRedirect(path: string, url: string): { location: string; status: 302 | 308 } | undefined {
    const withoutSlash = path.replace(/\/$/, '');
    if (path !== withoutSlash && documents.has(withoutSlash))
      return { location: withoutTrailingSlash(url), status: 308 };
    const target =
      redirects.get(withoutSlash) ?? (isFilePath(path) || site.notFound !== undefined ? undefined : '/');
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
  { type, etag, body, copies }: SiteFile,
  headers: Headers,
  status: 200 | 404 = 200,
): Response {
  context.set('siteRoute', route);
  context.set('hasAllHeaders', true);
  const encoding = negotiateEncoding(context.req.header('Accept-Encoding'), copies.keys());
  const content = (encoding && copies.get(encoding)) ?? body;
  const tag = `"${etag}${encoding ? `-${encoding}` : ''}"`;
  const cacheHeaders = { ...(copies.size > 0 && { Vary: 'Accept-Encoding' }), ...headers, ETag: tag };
  if (status === 200 && matchesEtag(context.req.header('If-None-Match'), tag))
    return new Response(null, { status: 304, headers: cacheHeaders });
  return new Response(content, {
    status,
    headers: {
      ...cacheHeaders,
      'Content-Type': type,
      'Content-Length': String(content.length),
      ...(encoding && { 'Content-Encoding': encoding }),
    },
  });
}

/** Redirects to the canonical URL of a page. The path is known, so it cannot lead to another site. */
function withoutTrailingSlash(url: string): string {
  const { pathname, search } = new URL(url);
  return pathname.replace(/\/$/, '') + search;
}
