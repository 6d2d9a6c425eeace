import { afterAll, describe, expect, inject, it, vi } from 'vitest';
import { rawRequest } from '../testing/raw-request.ts';
import { serveApp } from '../testing/serve-app.ts';
import { smallApp } from '../testing/small-app.ts';
import { usedMemory } from '../testing/used-memory.ts';

const { app, lines, observers, database } = smallApp();
const provider = await serveApp(app, { observers });
afterAll(provider.stop);

const end = 'Connection: close\r\n\r\n';
const page = 'GET /en HTTP/1.1\r\nHost: a\r\n';
const post = 'POST /api/v1/newsletter/subscribe HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\n';
const body = '{"email":"a@b.co"}';
const chunks = `12\r\n${body}\r\n0\r\n\r\n`;
const second = `${page}${end}`;
const pipelinedPost = `${post}Content-Length: 18\r\n${end}${body}`;
const withLength = (length: string) => `${post}Content-Length${length}\r\n\r\n${body}`;
const withTransferEncoding = (coding: string, parts = chunks) =>
  `${post}Transfer-Encoding${coding}\r\n\r\n${parts}`;
const withChunkHeader = (first: string, end = '\r\n') =>
  withTransferEncoding(': chunked', `${first}${body}${end}0\r\n\r\n`);

describe('a request', () => {
  it.each([
    ['has two Host headers', `${page}Host: b\r\n\r\n`],
    ['has no Host header', `GET /en HTTP/1.1\r\n\r\n`],
    ['has an empty Host header', `GET /en HTTP/1.1\r\nHost:\r\n\r\n`],
    ['has a path in the Host header', `GET /en HTTP/1.1\r\nHost: a/b\r\n\r\n`],
    ['has a user in the Host header', `GET /en HTTP/1.1\r\nHost: a@b\r\n\r\n`],
    ['has an absolute URL of another host', `GET http://evil.example/en HTTP/1.1\r\nHost: a\r\n\r\n`],
    [
      'has an absolute URL of another host with its own host as the user',
      `GET http://a@evil.example/en HTTP/1.1\r\nHost: a\r\n\r\n`,
    ],
    ['has a target of only a host and a port', `GET a:80 HTTP/1.1\r\nHost: a\r\n\r\n`],
    ['has an asterisk as its target', `OPTIONS * HTTP/1.1\r\nHost: a\r\n\r\n`],

    ['is chunked in HTTP/1.0', withTransferEncoding(': chunked').replace('1.1', '1.0')],
    [
      'has a Content-Length and a Transfer-Encoding',
      `${post}Content-Length: 18\r\nTransfer-Encoding: chunked\r\n\r\n${chunks}`,
    ],

    ['has two different lengths', withLength(': 18\r\nContent-Length: 5')],
    ['has the same length twice', withLength(': 18\r\nContent-Length: 18')],
    ['has a list of lengths', withLength(': 18, 18')],
    ['has a length with a plus sign', withLength(': +18')],
    ['has an empty length', withLength(': ')],
    ['has a length that overflows 64 bits', withLength(': 18446744073709551634')],
    ['has a control character before its length', withLength(': \x0b18')],
    ['has a space before the colon of Content-Length', withLength(' : 18')],

    ['is chunked and then compressed', withTransferEncoding(': chunked, gzip')],
    ['is chunked twice', withTransferEncoding(': chunked, chunked')],
    ['has the same Transfer-Encoding twice', withTransferEncoding(': chunked\r\nTransfer-Encoding: chunked')],
    ['has an unknown Transfer-Encoding', withTransferEncoding(': xchunked')],
    ['has a comma after chunked', withTransferEncoding(': chunked,')],
    ['has a control character before chunked', withTransferEncoding(':\x0bchunked')],
    ['has chunked on a folded line', withTransferEncoding(':\r\n chunked')],
    ['has a space before the colon of Transfer-Encoding', withTransferEncoding(' : chunked')],

    ['has an invalid chunk size', withChunkHeader('zz\r\n')],
    ['has a chunk that is longer than its size', withChunkHeader('11\r\n')],
    ['has a chunk size with the prefix 0x', withChunkHeader('0x12\r\n')],
    ['has a chunk size that overflows 64 bits', withChunkHeader('10000000000000012\r\n')],
    ['has LF without CR after a chunk size', withChunkHeader('12\n')],
    ['has LF without CR in a chunk extension', withChunkHeader('12;a\n')],
    ['has CR without LF in a chunk extension', withChunkHeader('12;a\rb\r\n')],
    ['has a chunk extension without end', withChunkHeader(`12;${'a'.repeat(20_000)}\r\n`)],
    [
      'has a Content-Length in its trailers',
      withChunkHeader('12\r\n').replace('0\r\n', '0\r\nContent-Length: 5\r\n'),
    ],

    ['folds a header', `${page}X: 1\r\n 2\r\n\r\n`],
    ['has a header without a colon', `${page}X\r\n\r\n`],
    ['has a null byte in a header', `${page}X: \0\r\n\r\n`],
    ['has LF without CR in a header', `${page}X: 1\nY: 2\r\n\r\n`],
    ['has CR without LF in a header', `${page}X: 1\rY: 2\r\n\r\n`],
    ['has a backslash in its path', `GET /en\\..\\x HTTP/1.1\r\nHost: a\r\n\r\n`],
    ['has a space in its path', `GET /en /x HTTP/1.1\r\nHost: a\r\n\r\n`],
    ['has no HTTP version', `GET /en\r\n\r\n`],
    ['has the version HTTP/1.2', `GET /en HTTP/1.2\r\nHost: a\r\n\r\n`],
  ])(
    'is ambiguous if it %s: it is rejected once and logged, and nothing after it is processed',
    async (_, request) => {
      await database.query('DELETE FROM subscribers');
      for (const suffix of ['', second, pipelinedPost]) {
        lines.length = 0;
        const responses = await rawRequest(provider.url, request + suffix);
        expect(responses.map(({ status }) => status)).toEqual([400]);
        expect(JSON.parse(responses[0]?.body ?? '')).toMatchObject({ code: 400 });
        // The app logs a request that it has started to read when the connection closes, as an incomplete one.
        await vi.waitFor(
          () => {
            expect(lines).toHaveLength(1);
          },
          { interval: 5 },
        );
        expect(lines[0]).toMatch(/"status":40[08],/);
      }
      expect(await database.query('SELECT email FROM subscribers')).toEqual([]);
    },
  );

  it.each([
    ['has an absolute URL of its own host', `GET http://a/en HTTP/1.1\r\nHost: a\r\n${end}`, 200],
    ['has dot segments', `GET /assets/../en HTTP/1.1\r\nHost: a\r\n${end}`, 200],
    ['is chunked', `${post}Transfer-Encoding: chunked\r\n${end}${chunks}`, 201],
    [
      'is chunked, with chunk extensions',
      `${post}Transfer-Encoding: chunked\r\n${end}${chunks.replace('12', '12;a=b')}`,
      201,
    ],
    [
      'has a header Transfer_Encoding',
      `${post}Transfer_Encoding: chunked\r\nContent-Length: 18\r\n${end}${body}`,
      201,
    ],
    [
      'has another request as its body',
      `${page}Content-Length: ${String(second.length)}\r\n${end}${second}`,
      200,
    ],
    [
      'asks to upgrade to h2c',
      `${page}Connection: Upgrade, close\r\nUpgrade: h2c\r\nHTTP2-Settings: AA\r\n\r\n`,
      200,
    ],
    ['has another path in a header', `${page}X-Original-URL: /evil\r\nX-Rewrite-URL: /evil\r\n${end}`, 200],
    [
      'has another method in a header',
      `POST /en HTTP/1.1\r\nHost: a\r\nX-HTTP-Method-Override: GET\r\nContent-Length: 0\r\n${end}`,
      405,
    ],
  ])('is not ambiguous if it %s: it gets one response', async (_, request, status) => {
    const responses = await rawRequest(provider.url, request);
    expect(responses.map((response) => response.status)).toEqual([status]);
    expect(JSON.stringify([...(responses[0]?.headers ?? [])])).not.toContain('evil');
  });
});

it('pipelined requests are answered once each, in order', async () => {
  const withBody = `${post}Content-Length: 18\r\n\r\n${body}`;
  const sent = [
    `${page}\r\n`,
    withBody,
    withTransferEncoding(': chunked'),
    `${page.replace('/en', '/nothing')}\r\n`,
    second,
  ];
  const responses = await rawRequest(provider.url, sent.join(''));
  expect(responses.map(({ status }) => status)).toEqual([200, 201, 201, 302, 200]);
});

it('a client that pipelines thousands of requests is disconnected, and leaks no memory', async () => {
  const before = await usedMemory();
  const responseCounts = await Promise.all(
    Array.from({ length: inject('complete') ? 20 : 5 }, async () => {
      const responses = await rawRequest(provider.url, `${page}\r\n`.repeat(5000)).catch(() => []);
      return responses.length;
    }),
  );
  lines.length = 0;
  expect(Math.max(...responseCounts)).toBeLessThan(5000);
  // Up to 5 MB are sometimes freed only a moment later.
  await expect.poll(async () => (await usedMemory()) - before).toBeLessThan(4 * 1024 * 1024);
});
