import { fallbackLanguage } from '@studio/i18n';
import { atTheProvider } from './at-the-provider.ts';
import { documents, files } from './built-site.ts';
import { inert, type Abilities, type Row } from './host.ts';
import { wishes } from './wishes.ts';

const noStore = { 'cache-control': 'no-store', 'content-type': 'text/plain; charset=UTF-8' };

/** The requests and expected responses for every host, according to its capabilities. */
export const promisesOf = (can: Abilities): Readonly<Record<string, readonly Row[]>> => ({
  'serves every document at its own path with its own policy': documents
    .filter(({ language, negotiated }) => language === fallbackLanguage || !negotiated)
    .map(({ path, language, policy, negotiated }) => ({
      path,
      status: 200,
      answers: {
        'content-type': 'text/html; charset=utf-8',
        'content-language': language,
        'cache-control': 'no-cache',
        'content-security-policy': can.provider ? `${policy}; report-to csp` : policy,
        'reporting-endpoints': can.provider ? 'csp="/api/v1/reports"' : undefined,
        vary: can.encodings && (negotiated ? 'Accept-Encoding, Accept-Language, Cookie' : 'Accept-Encoding'),
      },
    })),

  'serves an unprefixed path in the preferred language': wishes.map(
    ({ path = '/', cookie, accept, byWeight, byOrder = byWeight }) => ({
      path,
      headers: {
        ...(cookie && { Cookie: `a=b; i18next=${cookie}` }),
        ...(accept && { 'Accept-Language': accept }),
      },
      status: 200,
      answers: {
        'content-language': { 'by weight': byWeight, 'by order': byOrder, english: fallbackLanguage }[
          can.language
        ],
      },
    }),
  ),

  'serves every file with its content type, its caching headers and a sandbox policy': files.map(
    ({ path, type }) => ({
      path,
      status: 200,
      answers: {
        'content-type': can.typeOf?.(type) ?? type,
        'cache-control': cachingOf(path),
        'content-security-policy': inert,
        'cross-origin-resource-policy': path.startsWith('/share/') ? 'cross-origin' : 'same-origin',
        'content-language': undefined,
      },
    }),
  ),

  'redirects unknown paths to the home page': [
    '/nowhere',
    '/en/nowhere',
    '/EN',
    '/fr/about',
    '/about/us',
    '/en/en',
    '/assets-of-mine',
    '/%E4%BD%A0%E5%A5%BD',
  ].map((path) =>
    can.unknownPage === 'home'
      ? { path, status: 302, answers: { location: '/', 'content-security-policy': inert } }
      : { path, status: 404, answers: { 'content-type': 'text/html; charset=utf-8' }, says: 'url=/' },
  ),

  'redirects a path with a trailing slash': [
    { path: '/about/', status: can.slash, answers: { location: '/about' } },
    { path: '/en/', status: can.slash, answers: { location: '/en' } },
    {
      path: '/zh-TW/services/website-hosting/?plan=basic',
      status: can.slash,
      answers: { location: '/zh-TW/services/website-hosting?plan=basic' },
    },
  ],

  'answers 404 for a missing file, without caching it': [
    '/assets/none.js',
    '/locales/en/none.json',
    '/locales/en/none',
    '/none.txt',
    '/share/none.jpg',
    '/en/none.png',
    '/.well-known/none.txt',
    '/.git/config.txt',
  ].map((path) => ({
    path,
    status: 404,
    answers: can.missingFile === 'kept by nobody' ? { ...noStore, 'content-security-policy': inert } : {},
  })),

  'rejects requests with methods other than GET and HEAD': ['/', '/en', '/icon.svg', '/nowhere'].flatMap(
    (path) =>
      ['POST', 'PUT', 'DELETE'].map((method) => ({
        path,
        method,
        status: 405,
        answers: can.tellsMethods ? { allow: 'GET, HEAD' } : {},
      })),
  ),

  ...(can.provider && { 'forwards requests to the provider': atTheProvider }),
});

function cachingOf(path: string): string {
  if (path.startsWith('/assets/')) return 'public, max-age=31536000, immutable';
  if (path.startsWith('/locales/'))
    return 'public, max-age=300, stale-while-revalidate=86400, stale-if-error=604800';
  return 'public, max-age=3600';
}
