import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { smallApp } from '../testing/small-app.ts';
import { smallSite } from '../testing/small-site.ts';
import type { SiteFile } from './built-site.ts';

const { app } = smallApp();
const decompress: Record<string, (data: Buffer) => Buffer> = {
  br: brotliDecompressSync,
  zstd: zstdDecompressSync,
  gzip: gunzipSync,
  none: (data) => data,
};

describe('a file of the site', () => {
  it.each([
    ['gzip, deflate, br, zstd', 'br'],
    ['zstd;q=1, gzip;q=0.1', 'zstd'],
    ['br;q=0, gzip', 'gzip'],
    ['*', 'br'],
    ['identity', 'none'],
    ['br;q=0, *;q=0', 'none'],
    [undefined, 'none'],
  ])('has the same content for the Accept-Encoding %j, with the encoding %s', async (accepted, encoding) => {
    const response = await app.request('/en', { headers: accepted ? { 'Accept-Encoding': accepted } : {} });
    expect(response.headers.get('Content-Encoding') ?? 'none').toBe(encoding);
    expect(response.headers.get('Vary')).toBe('Accept-Encoding');
    const body = Buffer.from(await response.arrayBuffer());
    expect(decompress[encoding]?.(body).toString()).toBe('hello in english');
    expect(response.headers.get('Content-Length')).toBe(String(body.length));
  });

  it('is served as it is when it has no compressed copies', async () => {
    const response = await app.request('/icon.svg', { headers: { 'Accept-Encoding': 'br' } });
    expect([response.headers.get('Content-Encoding'), response.headers.get('Vary')]).toEqual([null, null]);
    expect(await response.text()).toBe('<svg/>');
  });

  it('has a different ETag in each encoding, so that caches distinguish them', async () => {
    const etags = await Promise.all(
      ['br', 'zstd', 'gzip', 'identity'].map(async (accepted) => {
        const response = await app.request('/assets/a-1.js', { headers: { 'Accept-Encoding': accepted } });
        return response.headers.get('ETag');
      }),
    );
    expect(new Set(etags).size).toBe(4);
  });

  it.each(['W/"x", "%"', '*', 'W/"%"'])('is answered with 304 for If-None-Match %j', async (pattern) => {
    const etag = (await app.request('/en')).headers.get('ETag') ?? '';
    const known = pattern.replace('"%"', etag);
    expect((await app.request('/en', { headers: { 'If-None-Match': known } })).status).toBe(304);
  });

  it('has the same Content-Length for HEAD', async () => {
    const head = await app.request('/en', { method: 'HEAD' });
    expect(head.headers.get('Content-Length')).toBe(String('hello in english'.length));
    expect(await head.text()).toBe('');
  });
});

describe('an unknown path', () => {
  const lost = (text: string): SiteFile => ({
    type: 'text/html; charset=utf-8',
    etag: String(text.length),
    body: new TextEncoder().encode(text),
    copies: new Map(),
  });
  const documents = new Map([
    ...smallSite.documents,
    [
      '/404',
      new Map([
        ['en', lost('lost')],
        ['zh-TW', lost('迷路')],
      ]),
    ],
    ['/en/404', new Map([['en', lost('lost in english')]])],
  ]);
  const { app: strict } = smallApp({ site: { ...smallSite, documents, notFound: '/404' } });

  it('leads home if the site has no page for it', async () => {
    const response = await app.request('/nowhere');
    expect([response.status, response.headers.get('Location')]).toEqual([302, '/']);
  });

  it.each([
    ['/nowhere', 'en', 'lost'],
    ['/nowhere/', 'zh-TW', '迷路'],
    ['/404', 'en', 'lost'],
    ['/en/nowhere', 'zh-TW', 'lost in english'],
    ['/none.png', 'en', 'Not found.\n'],
  ])('has status 404 at %s for %s: %s', async (path, accepted, body) => {
    const response = await strict.request(path, { headers: { 'Accept-Language': accepted } });
    expect(response.status).toBe(404);
    expect(response.headers.get('Cache-Control')).toBe('no-store');
    expect(await response.text()).toBe(body);
  });
});

it.each([
  ['/en?part=one', 302, '/en/one'],
  ['/en?part=two', 200, null],
])('a redirect with a query comes before the document of its path: %s', async (path, status, location) => {
  const response = await app.request(path);
  expect([response.status, response.headers.get('Location')]).toEqual([status, location]);
});

it.each(['/old', '/old/', '/old?from=here'])('a redirect leads from %s to its target', async (path) => {
  const response = await app.request(path);
  expect(response.status).toBe(302);
  expect(response.headers.get('Location')).toBe('/en#new');
});
