import { METHODS } from 'node:http';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { endpoints } from '@studio/api-client/contract';
import { afterAll, describe, expect, it } from 'vitest';
import { rawRequest } from '../testing/raw-request.ts';
import { serveApp } from '../testing/serve-app.ts';
import { smallApp } from '../testing/small-app.ts';
import { usedMemory } from '../testing/used-memory.ts';

const { app, lines } = smallApp();
const forms = [endpoints.contact, endpoints.newsletter, '/api/v1/reports'];
const paths = [...forms, `${endpoints.nameCard}/mei`, '/en', '/assets/a-1.js', '/api/v1/nothing', '/healthz'];

const provider = await serveApp(app);
afterAll(provider.stop);

const head = (method: string, path: string, ...headers: string[]) =>
  [`${method} ${path} HTTP/1.1`, 'Host: a', ...headers, '', ''].join('\r\n');

// Hono waits half a second for the end of a body before it closes the connection.
it.concurrent.each(['gzip', 'GZIP', 'gzip, gzip', 'br', 'zstd', 'deflate', 'identity', 'unknown', ''])(
  'a compressed body with the Content-Encoding %j is rejected before it arrives',
  async (coding) => {
    const statuses = paths.map(async (path) => {
      const socket = connect(Number(new URL(provider.url).port), '127.0.0.1');
      socket.write(head('POST', path, `Content-Encoding: ${coding}`, 'Content-Length: 10000000000'));
      return (await text(socket)).split(' ')[1];
    });
    expect(await Promise.all(statuses)).toEqual(paths.map(() => '415'));
  },
);

const part = Buffer.from(`10000\r\n${'x'.repeat(65_536)}\r\n`);

/** Sends until the connection is closed, and returns the response. */
async function sendUntilClosed(opening: string): Promise<string> {
  const socket = connect(Number(new URL(provider.url).port), '127.0.0.1');
  socket.write(opening);
  const more = () => {
    while (socket.writable && socket.write(part));
  };
  socket.on('drain', more).on('error', () => undefined);
  more();
  let response = '';
  for await (const data of socket.setEncoding('latin1')) response += String(data);
  return response;
}

it.each(['Transfer-Encoding: chunked', 'Content-Length: 10000000000'])(
  'a body without end and with %s is rejected and disconnected, and leaks no memory',
  async (header) => {
    const before = await usedMemory();
    const opening = (path: string) => head('POST', path, 'Content-Type: application/json', header);
    const responses = await Promise.all(paths.map((path) => sendUntilClosed(opening(path))));
    for (const response of responses) expect(response).toMatch(/^HTTP\/1.1 (?:404|405|413|415) /);
    expect((await usedMemory()) - before).toBeLessThan(2 * 1024 * 1024);
  },
);

describe('the method', () => {
  const known = ['GET', 'HEAD', 'OPTIONS', 'POST'];
  const unsupported = METHODS.filter((method) => !known.includes(method) && method !== 'CONNECT');

  it.each(unsupported)(
    '%s is rejected for every path with the allowed methods, and logged',
    async (method) => {
      lines.length = 0;
      for (const path of paths) {
        const length = method === 'QUERY' ? ['Content-Length: 0'] : [];
        const [response] = await rawRequest(provider.url, head(method, path, ...length, 'Connection: close'));
        expect(response?.status).toBe(path === '/api/v1/nothing' ? 404 : 405);
        if (response?.status === 405) expect(response.headers.get('Allow')).toMatch(/^(?:POST|GET, HEAD)$/);
      }
      expect(lines).toHaveLength(paths.length);
    },
  );

  it.each(['FOO', 'get', 'GET\0', 'G'.repeat(5000), '<script>'])(
    '%j is unknown and rejected',
    async (method) => {
      const [response] = await rawRequest(provider.url, head(method, '/en', 'Connection: close'));
      expect(response?.status).toBe(400);
    },
  );
});
