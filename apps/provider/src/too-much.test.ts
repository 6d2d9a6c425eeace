import { METHODS } from 'node:http';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { brotliCompressSync, deflateSync, gzipSync, zstdCompressSync } from 'node:zlib';
import { endpoints } from '@studio/api-client/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Running } from './serve.ts';
import { rawRequest } from './testing/raw-request.ts';
import { serveApp } from './testing/serve-app.ts';
import { smallApp } from './testing/small-app.ts';
import { usedMemory } from './testing/used-memory.ts';

const { app, quick, lines } = smallApp();
const forms = [endpoints.contact, endpoints.newsletter, '/api/v1/reports'];
const places = [
  ...forms,
  `${endpoints.nameCard}/mei`,
  '/en',
  '/assets/a-1.js',
  '/api/v1/nothing',
  '/healthz',
];

let provider: Running;
beforeAll(async () => {
  provider = await serveApp(app, { quick });
});
afterAll(() => provider.stop());

const head = (method: string, path: string, ...headers: string[]) =>
  [`${method} ${path} HTTP/1.1`, 'Host: a', ...headers, '', ''].join('\r\n');

describe('a packed body', () => {
  const zeros = Buffer.alloc(10 * 1024 * 1024);
  const packers = { gzip: gzipSync, br: brotliCompressSync, zstd: zstdCompressSync, deflate: deflateSync };

  it.each(Object.entries(packers))('of %s is never unpacked', async (coding, pack) => {
    const bomb = pack(zeros);
    for (const path of places) {
      const length = `Content-Length: ${String(bomb.length)}`;
      const type = 'Content-Type: application/json';
      const request = head('POST', path, type, `Content-Encoding: ${coding}`, length, 'Connection: close');
      const [answer] = await rawRequest(provider.url, Buffer.concat([Buffer.from(request), bomb]));
      expect(answer?.status).toBe(415);
    }
  });

  // Hono waits half a second for a body to end before it closes the connection.
  it.concurrent.each(['gzip', 'GZIP', 'gzip, gzip', 'x-gzip', 'identity', 'unknown', ''])(
    'of %j is refused before any of it arrives',
    async (coding) => {
      const refusals = places.map(async (path) => {
        const socket = connect(Number(new URL(provider.url).port), '127.0.0.1');
        socket.write(head('POST', path, `Content-Encoding: ${coding}`, 'Content-Length: 10000000000'));
        return (await text(socket)).split(' ')[1];
      });
      expect(await Promise.all(refusals)).toEqual(places.map(() => '415'));
    },
  );
});

describe('a body without end', () => {
  const part = Buffer.from(`10000\r\n${'x'.repeat(65_536)}\r\n`);
  const kinds = {
    'in parts': ['Transfer-Encoding: chunked', part],
    'as long as it is said to be': ['Content-Length: 10000000000', part],
  } as const;

  /** Sends for as long as anybody listens, and says what was answered. */
  async function sendOn(opening: string, chunk: Buffer): Promise<string> {
    const socket = connect(Number(new URL(provider.url).port), '127.0.0.1');
    socket.write(opening);
    const more = () => {
      while (socket.writable && socket.write(chunk));
    };
    socket.on('drain', more).on('error', () => undefined);
    more();
    let answer = '';
    for await (const data of socket.setEncoding('latin1')) answer += String(data);
    return answer;
  }

  it.each(Object.entries(kinds))(
    '%s is refused and cut off, and leaves nothing in memory',
    async (_, [header, chunk]) => {
      const before = await usedMemory();
      const began = performance.now();
      const opening = (path: string) => head('POST', path, 'Content-Type: application/json', header);
      const answers = await Promise.all(places.map((path) => sendOn(opening(path), chunk)));
      for (const answer of answers) expect(answer).toMatch(/^HTTP\/1.1 (?:404|405|413|415) /);
      expect(performance.now() - began).toBeLessThan(10_000);
      expect((await usedMemory()) - before).toBeLessThan(2 * 1024 * 1024);
    },
  );
});

describe('a method', () => {
  const known = ['GET', 'HEAD', 'OPTIONS', 'POST'];
  const odd = METHODS.filter((method) => !known.includes(method) && method !== 'CONNECT');

  it.each(odd)('%s is refused everywhere, with those that are not, and logged', async (method) => {
    lines.length = 0;
    for (const path of places) {
      const length = method === 'QUERY' ? ['Content-Length: 0'] : [];
      const [answer] = await rawRequest(provider.url, head(method, path, ...length, 'Connection: close'));
      expect(answer?.status).toBe(path === '/api/v1/nothing' ? 404 : 405);
      if (answer?.status === 405) expect(answer.headers.get('Allow')).toMatch(/^(?:POST|GET, HEAD)$/);
    }
    expect(lines).toHaveLength(places.length);
  });

  it.each(['FOO', 'get', 'GET\0', 'G'.repeat(5000), '<script>'])(
    'that nobody knows, such as %j, is refused',
    async (method) => {
      const [answer] = await rawRequest(provider.url, head(method, '/en', 'Connection: close'));
      expect(answer?.status).toBe(400);
    },
  );
});
