import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pagePolicy } from './api/newsletter-page.ts';
import { documentProtection, protectionOf } from './headers.ts';
import type { Running } from './serve.ts';
import { createMemoryLimiter } from './limits/memory-limiter.ts';
import { limits } from './limits/limits.ts';
import { rawRequest } from './testing/raw-request.ts';
import { serveApp } from './testing/serve-app.ts';
import { smallApp } from './testing/small-app.ts';
import { documentPolicy } from './testing/small-site.ts';

const contact = '/api/v1/contact';
const card = '/api/v1/wechat/namecard/mei';
const inert = "default-src 'none'; frame-ancestors 'none'; sandbox";
const post = (type: string, body: string): RequestInit => ({
  method: 'POST',
  headers: { 'Content-Type': type },
  body,
});
const json = 'application/json; charset=utf-8';

let provider: Running;
/** The same, for clients that do not end their requests. */
let impatient: Running;
beforeAll(async () => {
  const own = createMemoryLimiter(() => 0);
  const { app, quick, database } = smallApp({ limiters: { own, shared: own } });
  // The first limit to be reached is that of reports.
  for (let time = 0; time < limits.reports.most; time += 1)
    void own.take([{ limit: 'reports', who: '127.0.0.1' }]);
  await database.query('DROP TABLE confirmations');
  await database.query('DROP TABLE outbox');
  await database.query('DROP TABLE messages');
  provider = await serveApp(app, { quick });
  impatient = await serveApp(app, { quick, timeouts: { request: 100 } });
});
afterAll(() => Promise.all([provider.stop(), impatient.stop()]));

/** What every answer carries, written out: whoever changes it does so twice. */
const ofAll: Record<string, string | null> = {
  'Content-Security-Policy': inert,
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

/** Every class of answer, with what it carries besides the protection of all. */
const classes: [string, string, RequestInit, number, Record<string, string | null>][] = [
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
    'a document in the language of the visitor',
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
    'a document without its body',
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
    'a file of words',
    '/locales/en/home.json',
    {},
    200,
    {
      'Content-Type': json,
      'Cache-Control': 'public, max-age=300, stale-while-revalidate=86400, stale-if-error=604800',
      'Content-Security-Policy': inert,
    },
  ],
  ['an asset without its body', '/assets/a-1.js', { method: 'HEAD' }, 200, { Vary: 'Accept-Encoding' }],
  [
    'an asset that is known',
    '/assets/a-1.js',
    { headers: { 'If-None-Match': '*' } },
    304,
    { 'Cache-Control': 'public, max-age=31536000, immutable', 'Content-Type': null },
  ],
  ['a missing file of words', '/locales/en/none.json', {}, 404, { 'Cache-Control': 'no-store' }],
  ['a picture to share', '/share/home.jpg', {}, 200, { 'Cross-Origin-Resource-Policy': 'cross-origin' }],
  ['another file', '/icon.svg', {}, 200, { 'Cache-Control': 'public, max-age=3600' }],
  ['an address that nobody has', '/en/nowhere', {}, 302, { Location: '/' }],
  ['a page with a slash too many', '/en/', {}, 308, { Location: '/en' }],
  ['a wrong method', '/en', { method: 'PUT' }, 405, { Allow: 'GET, HEAD', 'Content-Type': json }],
  ['a method of other services', '/en', { method: 'PROPFIND' }, 405, { Allow: 'GET, HEAD' }],
  ['a question for methods', contact, { method: 'OPTIONS' }, 204, { Allow: 'POST' }],
  [
    'a name card',
    card,
    {},
    200,
    {
      'Content-Type': 'image/svg+xml',
      'Cache-Control': 'public, max-age=86400',
      'Content-Security-Policy': inert,
      'Content-Disposition': 'inline; filename="namecard-mei.svg"',
    },
  ],
  [
    'a name card that is known',
    card,
    { headers: { 'If-None-Match': '*' } },
    304,
    { 'Cache-Control': 'public, max-age=86400', 'Content-Type': null },
  ],
  ['a name card of nobody', '/api/v1/wechat/namecard/eve', {}, 404, { 'Content-Type': json }],
  ['a name card in no color', `${card}?color=red`, {}, 400, { 'Content-Type': json }],
  [
    'a sign-up',
    '/api/v1/newsletter/subscribe',
    post('application/json', '{"email":"a@b.co"}'),
    201,
    {
      'Content-Type': json,
      'Cache-Control': 'no-store',
      'Content-Security-Policy': inert,
      Vary: 'Origin, Sec-Fetch-Site',
    },
  ],
  [
    'a form without scripts',
    '/api/v1/newsletter/subscribe',
    post('application/x-www-form-urlencoded', 'email=a%40b.co'),
    303,
    { Location: '/#subscribed', 'Content-Security-Policy': inert },
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
    'a refusal',
    contact,
    post('application/json', '{}'),
    400,
    { 'Content-Type': json, 'Cache-Control': 'no-store' },
  ],
  [
    'a form of another site',
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
    post('application/json', 'x'.repeat(40_000)),
    413,
    { 'Content-Type': json },
  ],
  ['an address that is too long', `/${'x'.repeat(2048)}`, {}, 414, { 'Content-Type': json }],
  ['another kind of body', contact, post('text/plain', ''), 415, { 'Content-Type': json }],
  [
    'what is done too often',
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
    'what could not be kept',
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
    'a question for health',
    '/healthz',
    {},
    200,
    { 'Content-Type': 'application/json', 'Cache-Control': 'no-store' },
  ],
  ['no endpoint', '/api/v1/nothing', {}, 404, { 'Content-Type': json }],
  ['the description of the API', '/api/v1/openapi.json', {}, 200, { 'Content-Type': 'application/json' }],
];

describe('the answer to', () => {
  it.each(classes)('%s carries exactly its headers', async (_, path, init, status, headers) => {
    const answer = await fetch(provider.url + path, { redirect: 'manual', ...init });
    expect(answer.status).toBe(status);
    const expected = { ...ofAll, ...headers };
    const carried = Object.keys(expected).map((name) => [name, answer.headers.get(name)]);
    expect(Object.fromEntries(carried)).toEqual(expected);
  });

  it.each([
    ['no request at all', 'nonsense\r\n\r\n', 400],
    ['a host that cannot be', 'GET / HTTP/1.1\r\nHost: a b\r\nConnection: close\r\n\r\n', 400],
    ['headers without end', `GET / HTTP/1.1\r\nHost: a\r\nX: ${'x'.repeat(20_000)}\r\n\r\n`, 431],
    ['a request that does not end', 'GET / HTTP/1.1\r\n', 408],
    ['what nobody does', 'GET / HTTP/1.1\r\nHost: a\r\nExpect: more\r\n\r\n', 417],
    ['a way to others', 'CONNECT a:443 HTTP/1.1\r\nHost: a:443\r\n\r\n', 501],
  ])('%s is protected too', async (_, request, status) => {
    const { url } = status === 408 ? impatient : provider;
    const [answer] = await rawRequest(url, request);
    expect(answer?.status).toBe(status);
    const carried = Object.keys(ofAll).map((name) => [name, answer?.headers.get(name) ?? null]);
    expect(Object.fromEntries(carried)).toEqual(ofAll);
    expect(JSON.parse(answer?.body ?? '')).toMatchObject({ code: status });
  });

  it('somebody who knows a document already has all its headers again, and no body', async () => {
    const first = await fetch(`${provider.url}/en`, { headers: { 'Accept-Encoding': 'br' } });
    const etag = first.headers.get('ETag') ?? '';
    const second = await fetch(`${provider.url}/en`, {
      headers: { 'Accept-Encoding': 'br', 'If-None-Match': etag },
    });
    expect(second.status).toBe(304);
    expect(await second.text()).toBe('');
    const ofBody = ['content-type', 'content-length', 'content-encoding', 'date', 'transfer-encoding'];
    const others = (answer: Response) => [...answer.headers].filter(([name]) => !ofBody.includes(name));
    expect(others(second)).toEqual(others(first));
  });
});

describe('a site that is encrypted', () => {
  const name = 'Strict-Transport-Security';

  it('tells browsers to ask for it so for two years', () => {
    expect(protectionOf({ origin: 'https://www.example.com' })[name]).toBe(
      'max-age=63072000; includeSubDomains',
    );
  });

  it('is known to them before the first visit only if its owner wishes so', () => {
    const protection = protectionOf({ origin: 'https://www.example.com', hstsPreload: true });
    expect(protection[name]).toBe('max-age=63072000; includeSubDomains; preload');
  });

  it.each([undefined, 'http://localhost:4200'])('is not one at %s', (origin) => {
    expect(protectionOf({ origin, hstsPreload: true })[name]).toBeUndefined();
  });
});

describe('a document that nobody counts', () => {
  it('embeds nothing of others, and no policy of it is only reported on', () => {
    const headers = documentProtection("default-src 'none'; script-src 'self'");
    expect(headers).not.toHaveProperty('Content-Security-Policy-Report-Only');
    expect({ ...protectionOf(), ...headers }['Cross-Origin-Embedder-Policy']).toBe('require-corp');
  });
});

describe('a document with analytics', () => {
  const headers = documentProtection("script-src 'self' https://*.example.com", 'trusted-types none');

  it('fetches what is of others without cookies', () => {
    expect({ ...protectionOf(), ...headers }['Cross-Origin-Embedder-Policy']).toBe('credentialless');
  });

  it('has what its script cannot hold to only reported', () => {
    expect(headers['Content-Security-Policy']).toBe("script-src 'self' https://*.example.com; report-to csp");
    expect(headers['Content-Security-Policy-Report-Only']).toBe('trusted-types none; report-to csp');
  });
});
