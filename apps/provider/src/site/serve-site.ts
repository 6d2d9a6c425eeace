import type { Context } from 'hono';
import { getCookie } from 'hono/cookie';
import type { Answered } from '../headers.ts';
import { knows } from './etag.ts';
import { negotiateLanguage } from './negotiate.ts';
import { answerFor, type Answers, type PreparedSite } from './prepared-site.ts';

/** Where i18next remembers the language that a visitor has chosen. */
const languageCookie = 'i18next';

/** Answers with the documents and files of the built site. */
export function serveSite({ languages, documents, files }: PreparedSite) {
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
    const offered = languages.filter((language) => spoken.includes(language));
    const wishes = {
      query: context.req.query('lng'),
      cookie: getCookie(context, languageCookie),
      acceptLanguage: context.req.header('Accept-Language'),
    };
    return negotiateLanguage(wishes, offered) ?? '';
  }
}

function answer(context: Context<Answered>, answers: Answers): Response {
  const { etag, body, headers, headersWithoutBody } = answerFor(
    answers,
    context.req.header('Accept-Encoding'),
  );
  context.set('prepared', true);
  return knows(context.req.header('If-None-Match'), etag)
    ? new Response(null, { status: 304, headers: headersWithoutBody })
    : new Response(body, { headers });
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
