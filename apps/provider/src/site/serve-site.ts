import type { Context } from 'hono';
import { getCookie } from 'hono/cookie';
import type { BuiltSite, SiteFile } from './built-site.ts';
import { negotiateEncoding, negotiateLanguage } from './negotiate.ts';

/** Where i18next remembers the language that a visitor has chosen. */
const languageCookie = 'i18next';

/** Answers with the documents and files of the built site. */
export function serveSite({ languages, documents, files }: BuiltSite) {
  return (context: Context): Response => {
    const { path } = context.req;
    const translations = documents.get(path);
    if (translations) {
      const language = languageOf(context, [...translations.keys()]);
      const document = translations.get(language);
      if (document) return answerDocument(context, document, language, translations.size > 1);
    }

    const file = files.get(path);
    if (file) return answerFile(context, file, { 'Cache-Control': caching(path, file) });

    if (documents.has(path.replace(/\/$/, ''))) return context.redirect(withoutSlash(context.req.url), 308);
    return isPage(path) ? context.redirect('/', 302) : notFound(context);
  };

  function languageOf(context: Context, spoken: readonly string[]): string {
    const offered = languages.filter((language) => spoken.includes(language));
    const wishes = {
      query: context.req.query('lng'),
      cookie: getCookie(context, languageCookie),
      acceptLanguage: context.req.header('Accept-Language'),
    };
    return negotiateLanguage(wishes, offered) ?? '';
  }
}

function answerDocument(
  context: Context,
  document: SiteFile,
  language: string,
  negotiated: boolean,
): Response {
  return answerFile(context, document, {
    'Cache-Control': 'no-cache',
    'Content-Language': language,
    ...(negotiated && { Vary: 'Accept-Language, Cookie, Accept-Encoding' }),
    ...(document.policy && { 'Content-Security-Policy': document.policy }),
  });
}

function answerFile(context: Context, file: SiteFile, headers: Record<string, string>): Response {
  const encoding = negotiateEncoding(context.req.header('Accept-Encoding'), file.bodies.keys());
  const etag = `"${file.etag}${encoding === 'identity' ? '' : `-${encoding}`}"`;
  const all = { ...(file.bodies.size > 1 && { Vary: 'Accept-Encoding' }), ...headers, ETag: etag };
  if (knows(context.req.header('If-None-Match'), etag)) return context.body(null, 304, all);

  const body = file.bodies.get(encoding) ?? new Uint8Array();
  return context.body(body, 200, {
    ...all,
    'Content-Type': file.type,
    'Content-Length': String(body.length),
    ...(encoding !== 'identity' && { 'Content-Encoding': encoding }),
  });
}

function knows(ifNoneMatch: string | undefined, etag: string): boolean {
  const tags = ifNoneMatch?.split(',').map((tag) => tag.trim().replace(/^W\//, ''));
  return tags !== undefined && (tags.includes(etag) || tags.includes('*'));
}

function caching(path: string, { immutable }: SiteFile): string {
  if (immutable) return 'public, max-age=31536000, immutable';
  // Words may be a little old for a while, and much older while the provider is away.
  if (path.startsWith('/locales/'))
    return 'public, max-age=300, stale-while-revalidate=86400, stale-if-error=604800';
  return 'public, max-age=3600';
}

/** The same page has one address. The path is known by now, so it leads nowhere else. */
function withoutSlash(address: string): string {
  const { pathname, search } = new URL(address);
  return pathname.replace(/\/$/, '') + search;
}

/** A file that is missing is told so; a visitor with an old or mistyped address is led home. */
function isPage(path: string): boolean {
  return !/^\/(?:api|assets|locales)(?:\/|$)|\.[^/]*$/.test(path);
}

function notFound(context: Context): Response {
  return context.text('Not found.\n', 404, { 'Cache-Control': 'no-store' });
}
