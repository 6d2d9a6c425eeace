import type { Context } from 'hono';
import { getCookie } from 'hono/cookie';
import { documentProtection, type Answered, type Headers } from '../headers.ts';
import type { BuiltSite, SiteFile } from './built-site.ts';
import { knows } from './etag.ts';
import { negotiateEncoding, negotiateLanguage } from './negotiate.ts';

export interface SiteOptions {
  protection: Headers;
  /** Pages of other origins may read the words. */
  crossOrigin: boolean;
}

/** Where i18next remembers the language that a visitor has chosen. */
const languageCookie = 'i18next';

/** A file as it is sent in one encoding. All that is left to do for a visitor is to choose. */
interface Answer {
  etag: string;
  body: Uint8Array<ArrayBuffer>;
  headers: Headers;
  /** For somebody who has it already. */
  headersWithoutBody: Headers;
}

/** By encoding. */
type Answers = ReadonlyMap<string, Answer>;

/** Answers with the documents and files of the built site. */
export function serveSite(site: BuiltSite, options: SiteOptions) {
  const files = mapValues(site.files, (file, path) =>
    prepare(file, { ...options.protection, ...headersOfFile(path, file, options) }),
  );
  const documents = mapValues(site.documents, (byLanguage) =>
    mapValues(byLanguage, (file, language) =>
      prepare(file, {
        ...options.protection,
        ...documentProtection(file.policy, site.reported),
        ...headersOfDocument(language, byLanguage.size > 1),
      }),
    ),
  );

  return (context: Context<Answered>): Response => {
    const { path } = context.req;
    const translations = documents.get(path);
    const found = translations?.get(languageOf(context, [...translations.keys()])) ?? files.get(path);
    if (found) return answer(context, found);

    if (documents.has(path.replace(/\/$/, ''))) return context.redirect(withoutSlash(context.req.url), 308);
    return isPage(path) ? context.redirect('/', 302) : notFound(context);
  };

  function languageOf(context: Context, spoken: readonly string[]): string {
    if (spoken.length === 1) return spoken[0] ?? '';
    const offered = site.languages.filter((language) => spoken.includes(language));
    const wishes = {
      query: context.req.query('lng'),
      cookie: getCookie(context, languageCookie),
      acceptLanguage: context.req.header('Accept-Language'),
    };
    return negotiateLanguage(wishes, offered) ?? '';
  }
}

function answer(context: Context<Answered>, answers: Answers): Response {
  const encoding = negotiateEncoding(context.req.header('Accept-Encoding'), answers.keys());
  const chosen = answers.get(encoding);
  if (!chosen) throw new Error(`A file of the site has no copy in ${encoding}.`);
  const { etag, body, headers, headersWithoutBody } = chosen;
  context.set('prepared', true);
  return knows(context.req.header('If-None-Match'), etag)
    ? new Response(null, { status: 304, headers: headersWithoutBody })
    : new Response(body, { headers });
}

function prepare(file: SiteFile, headers: Headers): Answers {
  return mapValues(file.bodies, (body, encoding) => {
    const isPlain = encoding === 'identity';
    const etag = `"${file.etag}${isPlain ? '' : `-${encoding}`}"`;
    const headersWithoutBody = {
      ...(file.bodies.size > 1 && { Vary: 'Accept-Encoding' }),
      ...headers,
      ETag: etag,
    };
    const ofBody = {
      'Content-Type': file.type,
      'Content-Length': String(body.length),
      ...(!isPlain && { 'Content-Encoding': encoding }),
    };
    return { etag, body, headers: { ...headersWithoutBody, ...ofBody }, headersWithoutBody };
  });
}

function headersOfDocument(language: string, negotiated: boolean): Headers {
  return {
    'Cache-Control': 'no-cache',
    'Content-Language': language,
    ...(negotiated && { Vary: 'Accept-Language, Cookie, Accept-Encoding' }),
  };
}

function headersOfFile(path: string, file: SiteFile, { crossOrigin }: SiteOptions): Headers {
  // A picture that is shared is shown by other sites.
  const shared = path.startsWith('/og/') || (crossOrigin && path.startsWith('/locales/'));
  return {
    'Cache-Control': caching(path, file),
    ...(shared && { 'Cross-Origin-Resource-Policy': 'cross-origin' }),
  };
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

function mapValues<K, V, W>(map: ReadonlyMap<K, V>, change: (value: V, key: K) => W): ReadonlyMap<K, W> {
  return new Map([...map].map(([key, value]) => [key, change(value, key)] as const));
}
