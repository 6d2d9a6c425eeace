import { describe, expect, it } from 'vitest';
import { postJson } from './testing/post-json.ts';
import { smallApp } from './testing/small-app.ts';

const newsletter = '/api/v1/newsletter/subscribe';
const own = 'https://www.example.com';
const partner = 'https://shop.example.com';

const kinds = {
  'application/json': '{"email":"a@b.co"}',
  'application/x-www-form-urlencoded': 'email=a%40b.co',
};
const sites = [undefined, 'same-origin', 'none', 'same-site', 'cross-site'];
const senders = [undefined, own, 'http://localhost', 'https://evil.example', 'http://localhost:81', 'null'];

/** Whether a request with these headers comes from the site itself or from no page. */
function isAccepted(site: string | undefined, origin: string | undefined): boolean {
  if (origin === own || site === 'same-origin' || site === 'none') return true;
  return site === undefined && origin === undefined;
}

const matrix = Object.keys(kinds).flatMap((type) =>
  sites.flatMap((site) => senders.map((origin) => ({ type, site, origin }))),
);

it.each(matrix)(
  'a form as $type with Sec-Fetch-Site $site and Origin $origin is stored only from the same origin',
  async (from) => {
    const { app, database } = smallApp({ origins: { own, allowed: [] } });
    const headers = new Headers({ 'Content-Type': from.type });
    if (from.site) headers.set('Sec-Fetch-Site', from.site);
    if (from.origin) headers.set('Origin', from.origin);
    const body = from.type === 'application/json' ? kinds['application/json'] : 'email=a%40b.co';
    const response = await app.request(newsletter, { method: 'POST', headers, body });

    const accepted = isAccepted(from.site, from.origin);
    expect([201, 303].includes(response.status)).toBe(accepted);
    if (!accepted) expect(response.status).toBe(403);
    expect(await database.query('SELECT email FROM subscribers')).toHaveLength(accepted ? 1 : 0);
  },
);

describe('a page of another origin', () => {
  const request = (allowed: readonly string[], init: RequestInit) =>
    smallApp({ origins: { own, allowed } }).app.request(newsletter, init);
  const preflight = (origin: string) => ({
    method: 'OPTIONS',
    headers: {
      Origin: origin,
      'Access-Control-Request-Method': 'POST',
      'Access-Control-Request-Headers': 'content-type',
    },
  });
  const post = (origin: string, headers: Record<string, string> = {}) => ({
    method: 'POST',
    headers: {
      Origin: origin,
      'Sec-Fetch-Site': 'cross-site',
      'Content-Type': 'application/json',
      ...headers,
    },
    body: kinds['application/json'],
  });

  it('may use the API when its origin is allowed, without credentials', async () => {
    const preflightResponse = await request([partner], preflight(partner));
    expect(preflightResponse.status).toBe(204);
    expect(preflightResponse.headers.get('Access-Control-Allow-Origin')).toBe(partner);
    expect(preflightResponse.headers.get('Access-Control-Allow-Headers')).toBe('Content-Type');
    const response = await request([partner], post(partner));
    expect(response.status).toBe(201);
    expect(response.headers.get('Access-Control-Allow-Origin')).toBe(partner);
    expect(response.headers.get('Access-Control-Expose-Headers')).toBe('Retry-After');
    expect(response.headers.get('Access-Control-Allow-Credentials')).toBeNull();
    expect(response.headers.get('Vary')).toContain('Origin');
  });

  it.each([
    ['https://shop.example.com.evil.example', {}],
    ['http://shop.example.com', {}],
    ['https://shop.example.com:444', {}],
    ['null', {}],
    ['', {}],
    ['https://evil.example', { 'X-Forwarded-Host': 'evil.example' }],
    ['https://evil.example', { Referer: `${own}/en` }],
    ['https://evil.example', { 'X-Requested-With': 'XMLHttpRequest' }],
    ['https://evil.example', { 'Content-Type': 'text/plain' }],
    ['https://evil.example', { 'Content-Type': 'multipart/form-data; boundary=x' }],
  ])('is not confused with an allowed origin: %j with %j', async (origin, headers) => {
    const response = await request([partner], post(origin, headers));
    expect(response.status).toBe(403);
    expect(response.headers.get('Access-Control-Allow-Origin')).toBeNull();
  });

  it.each(['GET', 'POST', 'PUT', 'DELETE'])('is not allowed to use %s by CORS', async (method) => {
    const { app } = smallApp({ origins: { own, allowed: [] } });
    const { headers } = preflight('https://evil.example');
    for (const path of ['/', '/en', '/locales/en/home.json', newsletter, '/api/v1/reports', '/livez']) {
      const response = await app.request(path, {
        method: 'OPTIONS',
        headers: { ...headers, 'Access-Control-Request-Method': method },
      });
      expect([...response.headers.keys()].join()).not.toContain('access-control');
    }
  });

  it.each([
    ['/zh-TW/contact', '/zh-TW/contact'],
    ['/en', '/en'],
    ['//evil.example/', '/'],
    ['/\\evil.example', '/'],
    ['https://evil.example/', '/'],
    ['/en/../..', '/'],
  ])('returns from a form without JavaScript to its page %s', async (page, target) => {
    const response = await smallApp({ origins: { own, allowed: [partner] } }).app.request(
      `${newsletter}?lng=en&page=${encodeURIComponent(page)}`,
      {
        method: 'POST',
        // The Referrer-Policy of the site sends no path to another origin.
        headers: {
          Origin: partner,
          Referer: `${partner}/`,
          'Sec-Fetch-Site': 'cross-site',
          'Content-Type': 'application/x-www-form-urlencoded',
        },
        body: kinds['application/x-www-form-urlencoded'],
      },
    );
    expect(response.status).toBe(303);
    expect(response.headers.get('Location')).toBe(`${partner}${target}#subscribed`);
  });

  it('is where newsletter links lead, in the browser’s language, if the provider serves no site', async () => {
    const { app } = smallApp({ site: undefined, origins: { own, allowed: [partner] } });
    const headers = { 'Accept-Language': 'zh-HK' };
    const response = await app.request('/api/v1/newsletter/confirm?token=x', { headers });
    expect(await response.text()).toMatch(
      RegExp(`<h1>連結已失效</h1>[^]*<a href="${partner}/\\?lng=zh-TW">`),
    );
  });

  it('may load name cards and translations only when its origin is allowed', async () => {
    const paths = ['/api/v1/wechat/namecard/mei', '/locales/en/home.json'];
    const requestPolicy = async (path: string, allowed: readonly string[]) => {
      const { headers } = await smallApp({ origins: { own, allowed } }).app.request(path, {
        headers: { Origin: partner },
      });
      return [headers.get('Cross-Origin-Resource-Policy'), headers.get('Access-Control-Allow-Origin')];
    };
    for (const path of paths) {
      expect(await requestPolicy(path, [])).toEqual(['same-origin', null]);
      expect(await requestPolicy(path, [partner])).toEqual(['cross-origin', partner]);
    }
  });
});

it('a GET, HEAD or OPTIONS request changes no stored data', async () => {
  const { app, database } = smallApp();
  await postJson(app, newsletter, { email: 'a@b.co' });
  const tables = ['messages', 'subscribers', 'outbox', 'confirmations', 'limits'];
  const readTables = () => Promise.all(tables.map((table) => database.query(`SELECT * FROM ${table}`)));
  const before = await readTables();
  const token = String(before[1]?.[0]?.['unsubscribe_token']);
  expect(token).toMatch(/^[\w-]{22}$/);
  const fields = 'name=Ada&email=ada@example.com&subject=S&message=M';
  for (const path of [
    `/api/v1/contact?${fields}`,
    `${newsletter}?email=ada@example.com`,
    `/api/v1/newsletter/confirm?token=${token}`,
    `/api/v1/newsletter/unsubscribe?token=${token}`,
    '/api/v1/reports',
    '/api/v1/wechat/namecard/mei',
    '/livez',
    '/readyz',
    '/healthz',
    '/en',
  ])
    for (const method of ['GET', 'HEAD', 'OPTIONS']) await app.request(path, { method });
  expect(await readTables()).toEqual(before);
});
