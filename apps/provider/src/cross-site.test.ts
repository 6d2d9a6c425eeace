import { afterAll, describe, expect, it } from 'vitest';
import { rawRequest, type RawResponse } from './testing/raw-request.ts';
import { serveApp } from './testing/serve-app.ts';
import { smallApp } from './testing/small-app.ts';

const own = 'https://www.example.com';
const newsletter = '/api/v1/newsletter/subscribe';
const evil = 'evil.example';

const provider = await serveApp(smallApp({ origins: { own, allowed: [] } }).app);
afterAll(provider.stop);

async function send(line: string, headers: readonly string[] = [], body = ''): Promise<RawResponse> {
  const host = headers.some((header) => header.startsWith('Host:')) ? [] : ['Host: www.example.com'];
  const length = body ? [`Content-Length: ${String(Buffer.byteLength(body))}`] : [];
  const all = [`${line} HTTP/1.1`, ...host, ...headers, ...length, 'Connection: close', '', body];
  const [response] = await rawRequest(provider.url, all.join('\r\n'));
  if (!response) throw new Error(`${line} got no response.`);
  return response;
}

/** Everything that a cache stores. */
const comparable = ({ status, headers, body }: RawResponse) => ({
  status,
  headers: [...headers].filter(([name]) => !['date', 'x-request-id'].includes(name)),
  body,
});

describe('an untrusted URL', () => {
  it.each([
    '//evil.example',
    '///evil.example',
    '/\\evil.example',
    '/%2f%2fevil.example',
    '/en//evil.example',
    '/en/..//evil.example/',
    '/.//evil.example/',
    '//evil.example/en/',
    '/en/@evil.example',
    '/https://evil.example',
    '/?redirect=//evil.example&url=https://evil.example&returnTo=//evil.example',
    '/en/%0d%0aLocation:%20https://evil.example',
    '/%0d%0aSet-Cookie:%20a=b',
    '/en/\tevil.example',
  ])('%j redirects only to a page of the site', async (path) => {
    const { status, headers } = await send(`GET ${path}`);
    expect(status).toBeLessThan(500);
    const location = headers.get('Location');
    if (location === null) return;
    expect(new URL(location, own).origin).toBe(own);
    expect(['/', '/en']).toContain(new URL(location, own).pathname);
    expect(headers.get('Set-Cookie')).toBeNull();
  });

  it.each([
    ['https://evil.example/en', '/en'],
    ['https://evil.example//en', '/'],
    ['https://www.example.com//evil.example/en', '/'],
    ['https://www.example.com/en?lng=//evil.example', '/en'],
    ['https://www.example.com/?lng=zh-TW&x=1', '/?lng=zh-TW'],
    ['javascript:alert(1)', '/'],
    ['data:text/html,evil', '/'],
    ['https://www.example.com/\\evil.example', '/'],
  ])('%j as the Referer redirects a form to %s', async (referer, page) => {
    const headers = [
      `Origin: ${own}`,
      `Referer: ${referer}`,
      'Content-Type: application/x-www-form-urlencoded',
    ];
    const { status, headers: responseHeaders } = await send(`POST ${newsletter}`, headers, 'email=a%40b.co');
    expect(status).toBe(303);
    expect(responseHeaders.get('Location')).toBe(`${page}#subscribed`);
  });
});

describe('a cacheable response', () => {
  const assets = ['/assets/a-1.js', '/assets/gone.js', '/locales/en/home.json'];
  const pages = ['/', '/en', '/en/', '/nowhere', ...assets];
  const cards = ['/api/v1/wechat/namecard/mei', '/api/v1/wechat/namecard/eve'];

  it.each([
    [`Host: ${evil}`],
    [`Host: ${evil}:1`],
    [`X-Forwarded-Host: ${evil}`],
    ['X-Forwarded-Proto: http', 'X-Forwarded-Scheme: http'],
    [`X-Forwarded-Prefix: //${evil}`],
    [`Forwarded: host=${evil};proto=http`],
    ['X-Forwarded-For: 203.0.113.7'],
    [`X-Original-URL: /${evil}`],
    ['X-HTTP-Method-Override: POST'],
    [`Referer: https://${evil}`],
    [`Origin: https://${evil}`],
    ['Origin: null'],
    [`User-Agent: <script>${evil}</script>`],
    [`Accept: application/${evil}`],
    ['Range: bytes=0-0'],
    ['Cache-Control: no-cache', 'Pragma: no-cache'],
    [`Cookie: session=${evil}; __proto__=1`],
    ['Purpose: prefetch', 'Sec-Purpose: prefetch'],
    ['RSC: 1', 'Next-Router-Prefetch: 1', 'X-Middleware-Prefetch: 1'],
  ])('does not depend on %s', async (...headers) => {
    for (const path of [...pages, ...cards]) {
      const response = await send(`GET ${path}`, headers);
      expect(comparable(response)).toEqual(comparable(await send(`GET ${path}`)));
      expect(JSON.stringify(comparable(response))).not.toContain(evil);
    }
  });

  it.each([
    `?utm_source=${evil}&fbclid=1`,
    '?lng=xx',
    `?lng=${evil}`,
    '?lng=en&lng=zh-TW',
    '?color=%23000000',
    '?_method=POST',
    ';a=b',
  ])('does not depend on %s after its URL', async (query) => {
    for (const path of pages) {
      const response = await send(`GET ${path}${query}`);
      const plain = await send(`GET ${path}`);
      expect(response.body).not.toContain(evil);
      if (response.status === 200) expect(comparable(response)).toEqual(comparable(plain));
      else expect([302, 304, 308, 404]).toContain(response.status);
    }
  });

  /** Only headers in `Vary` and the URL may change a negotiated page. */
  it.each([
    ['Accept-Language: zh-TW', 'Accept-Language'],
    ['Accept-Language: zh-CN', 'Accept-Language'],
    ['Cookie: i18next=zh-TW', 'Cookie'],
    ['Cookie: a=b; i18next=zh-CN', 'Cookie'],
  ])('varies by %s', async (header, named) => {
    const plain = await send('GET /');
    const other = await send('GET /', [header]);
    expect(other.body).not.toBe(plain.body);
    for (const { headers } of [plain, other]) {
      expect(headers.get('Vary')?.split(', ')).toContain(named);
      expect(headers.get('Cache-Control')).toBe('no-cache');
    }
    expect(other.headers.get('ETag')).not.toBe(plain.headers.get('ETag'));
  });

  it.each(['/en/profile.css', '/healthz/x.css', `${newsletter}/x.css`, '/en;x.css'])(
    'is never a page under a file name, such as %s',
    async (path) => {
      const { status, headers } = await send(`GET ${path}`);
      expect([302, 404]).toContain(status);
      expect(headers.get('Cache-Control') ?? 'none').not.toMatch(/public|max-age=[1-9]/);
    },
  );
});
