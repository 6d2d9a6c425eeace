import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pagePolicy } from './api/plain-page.ts';
import type { RunningServer } from './http/serve.ts';
import { createMemoryLimiter } from './limits/memory-limiter.ts';
import { limits } from './limits/limits.ts';
import { rawRequest } from './testing/raw-request.ts';
import { serveApp } from './testing/serve-app.ts';
import { smallApp } from './testing/small-app.ts';
import { documentPolicy } from './testing/small-site.ts';

const contact = '/api/v1/contact';
const card = '/api/v1/wechat/namecard/mei';
const inertPolicy = "default-src 'none'; frame-ancestors 'none'; sandbox";
const post = (type: string, body: string): RequestInit => ({
  method: 'POST',
  headers: { 'Content-Type': type },
  body,
});
const json = 'application/json; charset=utf-8';

let provider: RunningServer;
/** The same provider with a short request timeout. */
let shortTimeout: RunningServer;
beforeAll(async () => {
  const local = createMemoryLimiter(() => 0);
  const { app, database } = smallApp({ limiters: { local, shared: local } });
  // Exhausts one limit, so that its response can be tested.
  for (let time = 0; time < limits.reports.max; time += 1)
    void local.consume([{ limit: 'reports', key: '127.0.0.1' }]);
  await database.query('DROP TABLE confirmations');
  await database.query('DROP TABLE outbox');
  await database.query('DROP TABLE messages');
  provider = await serveApp(app);
  shortTimeout = await serveApp(app, { timeouts: { request: 100 } });
});
afterAll(() => Promise.all([provider.stop(), shortTimeout.stop()]));

/** Literals, so that the test does not take its expected values from the code. */
const commonHeaders: Record<string, string | null> = {
  'Content-Security-Policy': inertPolicy,
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'X-Permitted-Cross-Domain-Policies': 'none',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Embedder-Policy': 'require-corp',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Origin-Agent-Cluster': '?1',
  'Permissions-Policy':
    'accelerometer=(), autoplay=(), browsing-topics=(), camera=(), clipboard-read=(), ' +
    'display-capture=(), encrypted-media=(), gamepad=(), geolocation=(), gyroscope=(), hid=(), ' +
    'idle-detection=(), local-fonts=(), magnetometer=(), microphone=(), midi=(), payment=(), ' +
    'picture-in-picture=(), publickey-credentials-create=(), publickey-credentials-get=(), ' +
    'screen-wake-lock=(), serial=(), storage-access=(), unload=(), usb=(), window-management=(), ' +
    'xr-spatial-tracking=()',
  'Strict-Transport-Security': null,
  Server: null,
  'X-Powered-By': null,
  'X-XSS-Protection': null,
  'Set-Cookie': null,
  'Access-Control-Allow-Origin': null,
  'Access-Control-Allow-Credentials': null,
};

/** Every kind of response, with the headers that differ from the common ones. */
const responseClasses: [string, string, RequestInit, number, Record<string, string | null>][] = [
  [
    'a document',
    '/en',
    {},
    200,
    {
      'Content-Type': 'text/html; charset=utf-8',
      'Cache-Control': 'no-cache',
      'Content-Security-Policy': `${documentPolicy}; report-to csp`,
      'Reporting-Endpoints': 'csp="/api/v1/reports"',
      'Content-Language': 'en',
      Vary: 'Accept-Encoding',
    },
  ],
  [
    'a document in a negotiated language',
    '/',
    { headers: { 'Accept-Language': 'zh-HK' } },
    200,
    {
      'Content-Security-Policy': `${documentPolicy}; report-to csp`,
      'Content-Language': 'zh-TW',
      Vary: 'Accept-Language, Cookie, Accept-Encoding',
    },
  ],
  [
    'HEAD of a document',
    '/en',
    { method: 'HEAD' },
    200,
    { 'Content-Security-Policy': `${documentPolicy}; report-to csp`, 'Cache-Control': 'no-cache' },
  ],
  [
    'an asset',
    '/assets/a-1.js',
    {},
    200,
    {
      'Cache-Control': 'public, max-age=31536000, immutable',
      Vary: 'Accept-Encoding',
    },
  ],
  [
    'a missing asset',
    '/assets/gone.js',
    {},
    404,
    {
      'Content-Type': 'text/plain; charset=UTF-8',
      'Cache-Control': 'no-store',
    },
  ],
  [
    'a translation file',
    '/locales/en/home.json',
    {},
    200,
    {
      'Content-Type': json,
      'Cache-Control': 'public, max-age=300, stale-while-revalidate=86400, stale-if-error=604800',
      'Content-Security-Policy': inertPolicy,
    },
  ],
  ['HEAD of an asset', '/assets/a-1.js', { method: 'HEAD' }, 200, { Vary: 'Accept-Encoding' }],
  [
    'an unchanged asset',
    '/assets/a-1.js',
    { headers: { 'If-None-Match': '*' } },
    304,
    { 'Cache-Control': 'public, max-age=31536000, immutable', 'Content-Type': null },
  ],
  ['a missing translation file', '/locales/en/none.json', {}, 404, { 'Cache-Control': 'no-store' }],
  ['a share image', '/share/home.jpg', {}, 200, { 'Cross-Origin-Resource-Policy': 'cross-origin' }],
  ['another file', '/icon.svg', {}, 200, { 'Cache-Control': 'public, max-age=3600' }],
  ['an unknown page', '/en/nowhere', {}, 302, { Location: '/' }],
  ['a page with a trailing slash', '/en/', {}, 308, { Location: '/en' }],
  ['an unsupported method', '/en', { method: 'PUT' }, 405, { Allow: 'GET, HEAD', 'Content-Type': json }],
  ['a WebDAV method', '/en', { method: 'PROPFIND' }, 405, { Allow: 'GET, HEAD' }],
  ['OPTIONS', contact, { method: 'OPTIONS' }, 204, { Allow: 'POST' }],
  [
    'a name card',
    card,
    {},
    200,
    {
      'Content-Type': 'image/svg+xml',
      'Cache-Control': 'public, max-age=86400',
      'Content-Security-Policy': inertPolicy,
      'Content-Disposition': 'inline; filename="namecard-mei.svg"',
    },
  ],
  [
    'an unchanged name card',
    card,
    { headers: { 'If-None-Match': '*' } },
    304,
    { 'Cache-Control': 'public, max-age=86400', 'Content-Type': null },
  ],
  ['a name card of an unknown person', '/api/v1/wechat/namecard/eve', {}, 404, { 'Content-Type': json }],
  ['a name card in an invalid color', `${card}?color=red`, {}, 400, { 'Content-Type': json }],
  [
    'a sign-up',
    '/api/v1/newsletter/subscribe',
    post('application/json', '{"email":"a@b.co"}'),
    201,
    {
      'Content-Type': json,
      'Cache-Control': 'no-store',
      'Content-Security-Policy': inertPolicy,
      Vary: 'Origin, Sec-Fetch-Site',
    },
  ],
  [
    'a form without JavaScript',
    '/api/v1/newsletter/subscribe',
    post('application/x-www-form-urlencoded', 'email=a%40b.co'),
    303,
    { Location: '/#subscribed', 'Content-Security-Policy': inertPolicy },
  ],
  [
    'a link of a mail',
    '/api/v1/newsletter/unsubscribe?token=none',
    {},
    404,
    {
      'Content-Type': 'text/html; charset=UTF-8',
      'Cache-Control': 'no-store',
      'Content-Security-Policy': pagePolicy,
    },
  ],
  [
    'an invalid form',
    contact,
    post('application/json', '{}'),
    400,
    { 'Content-Type': json, 'Cache-Control': 'no-store' },
  ],
  [
    'a form of another origin',
    contact,
    {
      ...post('application/json', '{}'),
      headers: { 'Content-Type': 'application/json', 'Sec-Fetch-Site': 'cross-site' },
    },
    403,
    { 'Content-Type': json },
  ],
  [
    'a body that is too large',
    contact,
    post('application/json', 'x'.repeat(140_000)),
    413,
    { 'Content-Type': json },
  ],
  ['a URL that is too long', `/${'x'.repeat(2048)}`, {}, 414, { 'Content-Type': json }],
  ['another content type', contact, post('text/plain', ''), 415, { 'Content-Type': json }],
  [
    'a rate limited request',
    '/api/v1/reports',
    post('application/reports+json', '[]'),
    429,
    {
      'Content-Type': json,
      'Cache-Control': 'no-store',
      'Retry-After': '3',
      RateLimit: '"reports";r=0;t=3',
      'RateLimit-Policy': '"reports";q=20;w=60',
    },
  ],
  [
    'a message that could not be stored',
    contact,
    post('application/json', JSON.stringify({ name: 'A', email: 'a@b.co', subject: 'S', message: 'M' })),
    503,
    {
      'Content-Type': json,
      'Cache-Control': 'no-store',
      'Retry-After': '30',
    },
  ],
  [
    'a liveness check',
    '/livez',
    {},
    200,
    { 'Content-Type': 'application/json', 'Cache-Control': 'no-store' },
  ],
  [
    'a readiness check',
    '/readyz',
    {},
    200,
    { 'Content-Type': 'application/json', 'Cache-Control': 'no-store' },
  ],
  [
    'a health check',
    '/healthz',
    {},
    200,
    { 'Content-Type': 'application/json', 'Cache-Control': 'no-store' },
  ],
  ['an unknown endpoint', '/api/v1/nothing', {}, 404, { 'Content-Type': json }],
];

describe('the response to', () => {
  it.each(responseClasses)('%s has exactly its headers', async (_, path, init, status, headers) => {
    const response = await fetch(provider.url + path, { redirect: 'manual', ...init });
    expect(response.status).toBe(status);
    const expected = { ...commonHeaders, ...headers };
    const actual = Object.keys(expected).map((name) => [name, response.headers.get(name)]);
    expect(Object.fromEntries(actual)).toEqual(expected);
  });

  it.each([
    ['a request that cannot be parsed', 'nonsense\r\n\r\n', 400],
    ['an invalid host', 'GET / HTTP/1.1\r\nHost: a b\r\nConnection: close\r\n\r\n', 400],
    ['headers without end', `GET / HTTP/1.1\r\nHost: a\r\nX: ${'x'.repeat(20_000)}\r\n\r\n`, 431],
    ['an incomplete request', 'GET / HTTP/1.1\r\n', 408],
    ['an unknown expectation', 'GET / HTTP/1.1\r\nHost: a\r\nExpect: more\r\n\r\n', 417],
    ['CONNECT', 'CONNECT a:443 HTTP/1.1\r\nHost: a:443\r\n\r\n', 501],
  ])('%s has the security headers', async (_, request, status) => {
    const { url } = status === 408 ? shortTimeout : provider;
    const [response] = await rawRequest(url, request);
    expect(response?.status).toBe(status);
    const actual = Object.keys(commonHeaders).map((name) => [name, response?.headers.get(name) ?? null]);
    expect(Object.fromEntries(actual)).toEqual(commonHeaders);
    expect(JSON.parse(response?.body ?? '')).toMatchObject({ code: status });
  });

  it('a request for an unchanged document has the same headers, without a body', async () => {
    const first = await fetch(`${provider.url}/en`, { headers: { 'Accept-Encoding': 'br' } });
    const etag = first.headers.get('ETag') ?? '';
    const second = await fetch(`${provider.url}/en`, {
      headers: { 'Accept-Encoding': 'br', 'If-None-Match': etag },
    });
    expect(second.status).toBe(304);
    expect(await second.text()).toBe('');
    const bodyHeaders = ['content-type', 'content-length', 'content-encoding', 'date', 'transfer-encoding'];
    const others = (response: Response) =>
      [...response.headers].filter(([name]) => !bodyHeaders.includes(name));
    expect(others(second)).toEqual(others(first));
  });
});
