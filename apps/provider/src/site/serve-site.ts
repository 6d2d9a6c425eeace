import { isFilePath, languageCookie, languageQuery, negotiateLanguage } from '@studio/site/host';
import type { Context } from 'hono';
import { getCookie } from 'hono/cookie';
import type { ResponseEnv } from '../headers.ts';
import { matchesEtag } from './etag.ts';
import { selectResponse, type PreparedResponse, type PreparedSite } from './prepared-site.ts';

/** Serves the documents and files of the built site, and the assets of earlier builds. */
export function serveSite({ languages, documents, redirects, files, earlierAsset }: PreparedSite) {
  return (context: Context<ResponseEnv>): Response | Promise<Response> => {
    const { path } = context.req;
    const translations = documents.get(path);
    const found = translations?.get(languageOf(context, [...translations.keys()])) ?? files.get(path);
    const acceptEncoding = context.req.header('Accept-Encoding');
    if (found) return respond(context, selectResponse(found, acceptEncoding));

    const withoutSlash = path.replace(/\/$/, '');
    if (documents.has(withoutSlash)) return context.redirect(withoutTrailingSlash(context.req.url), 308);
    const target = redirects.get(withoutSlash);
    if (target) return context.redirect(target, 302);
    if (!isFilePath(path)) return context.redirect('/', 302);
    return earlierAsset(path, acceptEncoding).then((earlier) =>
      earlier ? respond(context, earlier) : notFound(context),
    );
  };

  function languageOf(context: Context, available: readonly string[]): string {
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
  context: Context<ResponseEnv>,
  { etag, body, headers, notModifiedHeaders }: PreparedResponse,
): Response {
  context.set('prepared', true);
  return matchesEtag(context.req.header('If-None-Match'), etag)
    ? new Response(null, { status: 304, headers: notModifiedHeaders })
    : new Response(body, { headers });
}

/** Redirects to the canonical URL of a page. The path is known, so it cannot lead to another site. */
function withoutTrailingSlash(address: string): string {
  const { pathname, search } = new URL(address);
  return pathname.replace(/\/$/, '') + search;
}

function notFound(context: Context): Response {
  return context.text('Not found.\n', 404, { 'Cache-Control': 'no-store' });
}
