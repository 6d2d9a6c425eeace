import { afterAll, describe, expect, it } from 'vitest';
import { createMemoryLimiter } from './limits/memory-limiter.ts';
import { limits } from './limits/limits.ts';
import { rawRequest } from './testing/raw-request.ts';
import { serveApp } from './testing/serve-app.ts';
import { smallApp } from './testing/small-app.ts';
import { documentPolicy } from './testing/small-site.ts';

const contact = '/api/v1/contact';
const newsletter = '/api/v1/newsletter/subscribe';
const card = '/api/v1/wechat/namecard/mei';
const link = '/api/v1/newsletter/unsubscribe?token=none';
const pagePolicy =
  /^default-src 'none'; style-src 'sha256-[\w+/]{43}='; img-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'$/;
const inertPolicy = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; sandbox";
const post = (type: string, body: string): RequestInit => ({
  method: 'POST',
  headers: { 'Content-Type': type },
  body,
});
const json = 'application/json; charset=utf-8';

const local = createMemoryLimiter(() => 0);
const { app, database } = smallApp({ limiters: { local, shared: local } });
// Exhausts one limit, so that its response can be tested.
for (let time = 0; time < limits.reports.max; time += 1)
  void local.consume([{ limit: 'reports', key: '127.0.0.1' }]);
// Storing a message fails, but not the health check, whose message has no name.
await database.query(
  "CREATE TRIGGER broken BEFORE INSERT ON messages WHEN new.name <> '' BEGIN SELECT RAISE(ABORT, 'broken'); END",
);
const provider = await serveApp(app);
const shortTimeout = await serveApp(app, { timeouts: { request: 100 } });
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

const document = {
  'Content-Type': 'text/html; charset=utf-8',
  'Cache-Control': 'no-cache',
  'Content-Security-Policy': `${documentPolicy}; report-to csp`,
  'Reporting-Endpoints': 'csp="/api/v1/reports"',
};
const english = { ...document, 'Content-Language': 'en', Vary: 'Accept-Encoding' };
const negotiated = {
  ...document,
  'Content-Language': 'zh-TW',
  Vary: 'Accept-Language, Cookie, Accept-Encoding',
};
const asset = { 'Cache-Control': 'public, max-age=31536000, immutable', Vary: 'Accept-Encoding' };
const translation = {
  'Content-Type': json,
  'Cache-Control': 'public, max-age=300, stale-while-revalidate=86400, stale-if-error=604800',
};
const image = { 'Content-Type': 'image/svg+xml', 'Cache-Control': 'public, max-age=86400' };
const noStore = { 'Cache-Control': 'no-store' };
const missing = { ...noStore, 'Content-Type': 'text/plain; charset=UTF-8' };
const health = { ...noStore, 'Content-Type': 'application/json' };
const api = { ...noStore, 'Content-Type': json, Vary: 'Origin, Sec-Fetch-Site' };
const rateLimit = {
  'Retry-After': '3',
  RateLimit: '"reports";r=0;t=3',
  'RateLimit-Policy': '"reports";q=20;w=60',
};
const mailLink = {
  ...noStore,
  'Content-Type': 'text/html; charset=UTF-8',
  'Content-Security-Policy': expect.stringMatching(pagePolicy) as unknown,
  'X-Robots-Tag': 'noindex',
};
const valid = JSON.stringify({ name: 'A', email: 'a@b.co', subject: 'S', message: 'M' });
const unchanged: RequestInit = { headers: { 'If-None-Match': '*' } };
const inChinese: RequestInit = { headers: { 'Accept-Language': 'zh-HK' } };
const otherSite: RequestInit = { method: 'POST', headers: { 'Sec-Fetch-Site': 'cross-site' } };
const form = post('application/x-www-form-urlencoded', 'email=a%40b.co');
const reports = post('application/reports+json', '[]');

/** Every kind of response, with the headers that differ from the common ones. */
const responseClasses: [string, string, RequestInit, number, Record<string, unknown>][] = [
  ['a document', '/en', {}, 200, english],
  ['a document in a negotiated language', '/', inChinese, 200, negotiated],
  ['HEAD of a document', '/en', { method: 'HEAD' }, 200, english],
  ['an asset', '/assets/a-1.js', {}, 200, asset],
  ['a missing asset', '/assets/gone.js', {}, 404, missing],
  ['a translation file', '/locales/en/home.json', {}, 200, translation],
  ['an unchanged asset', '/assets/a-1.js', unchanged, 304, { ...asset, 'Content-Type': null }],
  ['a missing translation file', '/locales/en/none.json', {}, 404, noStore],
  ['a share image', '/share/home.jpg', {}, 200, { 'Cross-Origin-Resource-Policy': 'cross-origin' }],
  ['another file', '/icon.svg', {}, 200, { 'Cache-Control': 'public, max-age=3600' }],
  ['an unknown page', '/en/nowhere', {}, 302, { Location: '/' }],
  ['a page with a trailing slash', '/en/?plan=booking', {}, 308, { Location: '/en?plan=booking' }],
  ['an unsupported method', '/en', { method: 'PUT' }, 405, { ...api, Allow: 'GET, HEAD' }],
  ['OPTIONS', contact, { method: 'OPTIONS' }, 204, { ...noStore, Allow: 'POST' }],
  ['a name card', card, {}, 200, { ...image, 'Content-Disposition': 'inline; filename="namecard-mei.svg"' }],
  ['an unchanged name card', card, unchanged, 304, { ...image, 'Content-Type': null }],
  ['a name card of an unknown person', '/api/v1/wechat/namecard/eve', {}, 404, api],
  ['a name card in an invalid color', `${card}?color=red`, {}, 400, api],
  ['a sign-up', newsletter, post('application/json', '{"email":"a@b.co"}'), 201, api],
  ['a form without JavaScript', newsletter, form, 303, { Location: '/#subscribed' }],
  ['a link of a mail', link, {}, 404, mailLink],
  ['an unsupported method for a link', link, { method: 'PUT' }, 405, { Allow: 'GET, HEAD, POST' }],
  ['an invalid form', contact, post('application/json', '{}'), 400, api],
  ['a form of another origin', contact, otherSite, 403, api],
  ['a body that is too large', contact, post('application/json', 'x'.repeat(140_000)), 413, api],
  ['the longest URL', `/${'x'.repeat(2047)}`, {}, 302, { Location: '/' }],
  ['a URL that is too long', `/${'x'.repeat(2048)}`, {}, 414, api],
  ['another content type', contact, post('text/plain', ''), 415, api],
  ['a rate limited request', '/api/v1/reports', reports, 429, { ...api, ...rateLimit }],
  ['a failed message', contact, post('application/json', valid), 503, { ...api, 'Retry-After': '30' }],
  ['a liveness check', '/livez', {}, 200, health],
  ['a readiness check', '/readyz', {}, 200, health],
  ['a health check', '/healthz', {}, 200, health],
  ['an unknown endpoint', '/api/v1/nothing', {}, 404, api],
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
    const headers = { 'Accept-Encoding': 'br' };
    const first = await fetch(`${provider.url}/en`, { headers });
    const etag = first.headers.get('ETag') ?? '';
    const second = await fetch(`${provider.url}/en`, { headers: { ...headers, 'If-None-Match': etag } });
    expect([second.status, await second.text()]).toEqual([304, '']);
    const bodyHeaders = ['content-type', 'content-length', 'content-encoding', 'date', 'transfer-encoding'];
    const others = (response: Response) =>
      [...response.headers].filter(([name]) => !bodyHeaders.includes(name));
    expect(others(second)).toEqual(others(first));
  });
});
