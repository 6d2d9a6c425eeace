import { fallbackLanguage, languages, localizePath, redirects } from '@studio/content';
import {
  documentHeaders,
  fileHeaders,
  reportsPath,
  sandboxPolicy,
  createSecurityHeaders,
  type Headers,
} from '@studio/site/host';
import { apiRequests } from './api-requests.ts';
import { documents, files, host } from './built-site.ts';
import { type Capabilities, type Expectation } from './host.ts';
import { languagePreferences } from './language-preferences.ts';

const noStore = { 'cache-control': 'no-store', 'content-type': 'text/plain; charset=UTF-8' };

/** The requests and expected responses for every host, according to its capabilities. */
export const createExpectations = (
  capabilities: Capabilities,
): Readonly<Record<string, readonly Expectation[]>> => ({
  'serves every document at its own path with the policy of all documents': documents
    .filter(({ language, negotiated }) => language === fallbackLanguage || !negotiated)
    .map(({ path, language, negotiated }) => ({
      path,
      status: 200,
      responseHeaders: {
        'content-type': 'text/html; charset=utf-8',
        ...lowerCase(documentHeaders(host, capabilities.forwardsApi ? reportsPath : undefined)),
        'content-language': capabilities.sendsContentLanguage ? language : undefined,
        'cache-control': capabilities.documentCaching,
        'reporting-endpoints': capabilities.forwardsApi ? `csp="${reportsPath}"` : undefined,
        vary:
          capabilities.encodings &&
          (negotiated ? 'Accept-Encoding, Accept-Language, Cookie' : 'Accept-Encoding'),
      },
    })),

  'serves an unprefixed path in the preferred language': languagePreferences.map(
    ({ path = '/', cookie, accept, language }) => ({
      path,
      headers: {
        ...(cookie && { Cookie: `a=b; i18next=${cookie}` }),
        ...(accept && { 'Accept-Language': accept }),
      },
      status: 200,
      ...inLanguage(capabilities.language === 'english' ? fallbackLanguage : language, capabilities),
    }),
  ),

  'serves a path with a prefix in its language, whichever language is preferred': [
    {
      path: '/zh-CN',
      headers: { Cookie: 'i18next=zh-TW', 'Accept-Language': 'en' },
      status: 200,
      ...inLanguage('zh-CN', capabilities),
    },
  ],

  'serves every file with its content type, its caching headers and a sandbox policy': files.map(
    ({ path, type }) => ({
      path,
      status: 200,
      responseHeaders: {
        'content-type': capabilities.getContentType?.(type) ?? type,
        'cross-origin-resource-policy': createSecurityHeaders()['Cross-Origin-Resource-Policy'],
        ...lowerCase(fileHeaders(path)),
        'content-security-policy': sandboxPolicy,
        'content-language': undefined,
      },
    }),
  ),

  'follows the redirects of the site, with and without a language': redirects.flatMap(({ from, to }) =>
    [undefined, ...languages.map(({ code }) => code)].flatMap((code) =>
      ['', '/'].map((slash) => ({
        path: localizePath(from, code) + slash,
        status: 302,
        responseHeaders: { location: localizePath(to, code) },
      })),
    ),
  ),

  'redirects unknown paths to the home page': [
    '/nowhere',
    '/en/nowhere',
    '/EN',
    '/fr',
    '/fr/about',
    '/zh-TW/services/none',
    '/about/us',
    '/en/en',
    '/assets-of-mine',
    '/%E4%BD%A0%E5%A5%BD',
  ].map((path) =>
    capabilities.unknownPage === 'redirect'
      ? { path, status: 302, responseHeaders: { location: '/', 'content-security-policy': sandboxPolicy } }
      : {
          path,
          status: 404,
          responseHeaders: { 'content-type': 'text/html; charset=utf-8' },
          bodyContains: 'url=/',
        },
  ),

  'redirects a path with a trailing slash': [
    { path: '/about/', status: capabilities.trailingSlashStatus, responseHeaders: { location: '/about' } },
    { path: '/en/', status: capabilities.trailingSlashStatus, responseHeaders: { location: '/en' } },
    {
      path: '/zh-TW/services/website-hosting/?plan=basic',
      status: capabilities.trailingSlashStatus,
      responseHeaders: { location: '/zh-TW/services/website-hosting?plan=basic' },
    },
  ],

  'responds to a missing file with status 404, without caching it': [
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
    responseHeaders: !capabilities.cachesMissingFiles
      ? { ...noStore, 'content-security-policy': sandboxPolicy }
      : {},
  })),

  'rejects requests with methods other than GET and HEAD': ['/', '/en', '/icon.svg', '/nowhere'].flatMap(
    (path) =>
      ['POST', 'PUT', 'DELETE'].map((method) => ({
        path,
        method,
        status: 405,
        responseHeaders: capabilities.listsAllowedMethods ? { allow: 'GET, HEAD' } : {},
      })),
  ),

  ...(capabilities.forwardsApi && { 'forwards requests to the provider': apiRequests }),
});

/** A document in this language. */
const inLanguage = (language: string, { sendsContentLanguage }: Capabilities) => ({
  responseHeaders: { 'content-language': sendsContentLanguage ? language : undefined },
  bodyContains: `<html lang="${language}"`,
});

/** Node parses the names of headers in lower case. */
const lowerCase = (headers: Headers) =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));
