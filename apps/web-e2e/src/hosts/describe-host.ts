import { fallbackLanguage } from '@studio/content';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { documents, files, readFile, unlisted } from './built-site.ts';
import { send, type HostResponse, type Host, type HostKind } from './host.ts';
import { createExpectations } from './expectations.ts';

/** Headers of every response of every host, as literals. Those of documents and files replace some of them. */
const everywhere: Readonly<Record<string, string>> = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'x-permitted-cross-domain-policies': 'none',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-embedder-policy': 'require-corp',
  'origin-agent-cluster': '?1',
  'permissions-policy':
    'accelerometer=(), autoplay=(), browsing-topics=(), camera=(), clipboard-read=(), ' +
    'display-capture=(), encrypted-media=(), gamepad=(), geolocation=(), gyroscope=(), hid=(), ' +
    'idle-detection=(), local-fonts=(), magnetometer=(), microphone=(), midi=(), payment=(), ' +
    'picture-in-picture=(), publickey-credentials-create=(), publickey-credentials-get=(), ' +
    'screen-wake-lock=(), serial=(), storage-access=(), unload=(), usb=(), window-management=(), ' +
    'xr-spatial-tracking=()',
};

/** Paths that test for directory traversal and open redirects. */
const attackPaths = [
  '/../host.json',
  '/%2e%2e/host.json',
  '/assets/..%2f..%2fhost.json',
  '/assets/%252e%252e/%252e%252e/host.json',
  '//evil.example/',
  '/%2f%2fevil.example/',
  '/\\evil.example/',
  '//evil.example/en/',
];

/** Tests that a host serves the built site as documented, with the headers of the host contract. */
export function describeHost({ name, skipReason, capabilities, start }: HostKind): void {
  describe(`the site on ${name}`, () => {
    if (skipReason !== undefined) {
      test.skip(`is skipped: ${skipReason} on this machine`, () => undefined);
      return;
    }
    let host: Host;
    beforeAll(async () => {
      host = await start();
    });
    afterAll(() => host.stop());

    for (const [title, expectations] of Object.entries(createExpectations(capabilities)))
      test(title, async () => {
        for (const { status, responseHeaders = {}, bodyContains = '', ...request } of expectations) {
          const response = await send(host, request);
          const wanted = { ...everywhere, ...responseHeaders };
          const found = pickHeaders(response, Object.keys(wanted));
          expect.soft({ status: response.status, ...found }, JSON.stringify(request)).toEqual({
            status,
            ...wanted,
          });
          expect.soft(sentTwice(response), request.path).toEqual([]);
          expect.soft(response.body.toString(), request.path).toContain(bodyContains);
        }
      });

    test('serves the same content in the best encoding that both sides support', async () => {
      const served = documents.filter(
        ({ language, negotiated }) =>
          capabilities.language !== 'english' || language === fallbackLanguage || !negotiated,
      );
      for (const accepted of [
        'gzip, deflate, br, zstd',
        'zstd, gzip',
        'gzip',
        'identity',
        'br;q=0, gzip;q=0',
      ])
        for (const { path, file, language, encodings } of [...served, ...files]) {
          const headers = { 'Accept-Encoding': accepted, 'Accept-Language': language };
          const response = await send(host, { path, headers });
          const supported = accepted.split(', ').filter((word) => encodings.includes(word));
          const best = capabilities.encodings?.find((encoding) => supported.includes(encoding));
          if (capabilities.encodings)
            expect.soft(response.headers['content-encoding'], `${path} for ${accepted}`).toBe(best);
          expect.soft(unpacked(response).equals(readFile(file)), `${path} for ${accepted}`).toBe(true);
        }
    });

    test('responds with status 304 to a known ETag, and never shares an ETag between different contents', async () => {
      for (const path of [
        '/',
        '/en',
        '/about',
        '/locales/en/home.json',
        '/icon.svg',
        '/share/en/index.jpg',
      ]) {
        const bodies = new Map<string, Buffer>();
        for (const language of ['en', 'zh-CN', 'zh-TW'])
          for (const encoding of ['identity', ...(capabilities.encodings ?? [])]) {
            const headers = { 'Accept-Language': language, 'Accept-Encoding': encoding };
            const first = await send(host, { path, headers });
            const etag = first.headers.etag ?? '';
            const same = bodies.get(etag)?.equals(first.body) ?? true;
            expect.soft(same, `${path} in ${language}, ${encoding}`).toBe(true);
            bodies.set(etag, first.body);

            for (const known of [etag, `W/${etag.replace(/^W\//, '')}`]) {
              const again = await send(host, { path, headers: { ...headers, 'If-None-Match': known } });
              const comparedHeaders = [
                ...Object.keys(everywhere),
                'content-security-policy',
                'cache-control',
                'etag',
              ];
              expect.soft(again.status, `${path} with ${known}`).toBe(304);
              expect.soft(again.body).toHaveLength(0);
              expect.soft(pickHeaders(again, comparedHeaders)).toEqual(pickHeaders(first, comparedHeaders));
            }
          }
      }
    });

    test('sends the same headers for HEAD as for GET', async () => {
      const get = await send(host, { path: '/en' });
      const head = await send(host, { path: '/en', method: 'HEAD' });
      const comparedHeaders = Object.keys(get.headers).filter(
        (header) => !['date', 'transfer-encoding'].includes(header),
      );
      expect(pickHeaders(head, comparedHeaders)).toEqual(pickHeaders(get, comparedHeaders));
      expect(head.body).toHaveLength(0);
    });

    test('does not serve files that are only for hosts', async () => {
      const targets = capabilities.fileNames === 'hidden' ? ['/'] : documents.map(({ path }) => path);
      for (const file of unlisted) {
        const { status, headers } = await send(host, { path: `/${file}` });
        expect.soft(status, file).toBeGreaterThanOrEqual(300);
        expect.soft([undefined, ...targets], file).toContain(headers.location);
      }
    });

    test('prevents directory traversal and open redirects', async () => {
      for (const path of attackPaths) {
        const { status, headers } = await send(host, { path });
        const home = 'http://site.example';
        expect.soft(status, path).toBeGreaterThanOrEqual(300);
        expect.soft(new URL(headers.location ?? '/', home).origin, path).toBe(home);
      }
    });
  });
}

/** The order of the values of `Vary` has no meaning. */
const inOrder = (header: string, value: string | undefined) =>
  header === 'vary' ? value?.split(', ').sort().join(', ') : value;

const pickHeaders = ({ headers }: HostResponse, wanted: readonly string[]) =>
  Object.fromEntries(wanted.map((header) => [header, inOrder(header, headers[header]?.toString())]));

/** Headers that are sent twice. */
const sentTwice = ({ headerNames }: HostResponse) =>
  headerNames.filter((header, index) => header !== 'vary' && headerNames.indexOf(header) < index);

function unpacked({ headers, body }: HostResponse): Buffer {
  switch (headers['content-encoding']) {
    case 'br':
      return brotliDecompressSync(body);
    case 'gzip':
      return gunzipSync(body);
    default:
      return body;
  }
}
