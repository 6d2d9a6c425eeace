import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createMemoryLimiter } from '../limits/memory-limiter.ts';
import { requestLog } from '../log-requests.ts';
import type { RunningServer } from '../serve.ts';
import { rawRequest } from '../testing/raw-request.ts';
import { serveApp } from '../testing/serve-app.ts';
import { smallApp } from '../testing/small-app.ts';
import { preparedSite } from '../testing/small-site.ts';
import { createFastPath } from './fast-path.ts';

const { app } = smallApp();
const lines: string[] = [];
/** Whether the fast path answered the last request. */
let usedFastPath = false;
let appOnly: RunningServer;
let withFastPath: RunningServer;

const options = {
  trustedHops: 1,
  log: requestLog({ write: (line) => void lines.push(line) }),
};

beforeAll(async () => {
  const fastPath = createFastPath(preparedSite, options);
  appOnly = await serveApp(app);
  withFastPath = await serveApp(app, {
    fastPath: (request, response) => (usedFastPath = fastPath(request, response)),
  });
});
afterAll(() => Promise.all([appOnly.stop(), withFastPath.stop()]));

const buildRequest = (line: string, ...headers: string[]) =>
  [`${line} HTTP/1.1`, 'Host: a', ...headers, 'Connection: close', '', ''].join('\r\n');

async function fetchResponse(provider: RunningServer, request: string) {
  const [{ status, headers, body } = {}] = await rawRequest(provider.url, request);
  const comparable = [...(headers ?? [])].filter(([name]) => !['date', 'x-request-id'].includes(name)).sort();
  return { status, headers: comparable, body };
}

const etagOf = async (path: string) =>
  new Map((await fetchResponse(appOnly, buildRequest(`GET ${path}`))).headers).get('etag') ?? '';

describe('the fast path', () => {
  it.each(['/en', '/assets/a-1.js', '/locales/en/home.json', '/share/home.jpg', '/icon.svg'])(
    'answers %s exactly as the app does',
    async (path) => {
      const etag = await etagOf(path);
      for (const headers of [
        [],
        ['Accept-Encoding: gzip, deflate, br, zstd'],
        ['Accept-Encoding: gzip;q=0.5, identity'],
        ['Accept-Encoding: br;q=0'],
        [`If-None-Match: ${etag}`],
        [`If-None-Match: "old", W/${etag}`],
        ['If-None-Match: "old"'],
      ]) {
        const request = buildRequest(`GET ${path}`, ...headers);
        const fastPath = await fetchResponse(withFastPath, request);
        expect(usedFastPath).toBe(true);
        expect(fastPath).toEqual(await fetchResponse(appOnly, request));
      }
    },
  );

  it.each([
    ['a negotiated page', buildRequest('GET /')],
    ['an unknown path', buildRequest('GET /nothing')],
    ['a URL with a query', buildRequest('GET /en?lng=zh-TW')],
    ['a HEAD request', buildRequest('HEAD /en')],
    ['another method', buildRequest('POST /en', 'Content-Length: 0')],
    ['a body', buildRequest('GET /en', 'Content-Length: 2') + 'hi'],
    ['a chunked body', buildRequest('GET /en', 'Transfer-Encoding: chunked') + '0\r\n\r\n'],
    ['a compressed body', buildRequest('GET /en', 'Content-Encoding: gzip')],
    ['two hosts', buildRequest('GET /en', 'Host: b')],
    ['an invalid host', buildRequest('GET /en').replace('Host: a', 'Host: a b')],
    ['an invalid port', buildRequest('GET /en').replace('Host: a', 'Host: a:b')],
    ['no host', buildRequest('GET /en').replace('Host: a\r\n', '')],
  ])('leaves %s to the app', async (_, request) => {
    usedFastPath = true;
    const left = await fetchResponse(withFastPath, request);
    expect(usedFastPath).toBe(false);
    expect(left).toEqual(await fetchResponse(appOnly, request));
  });

  it('logs like the app, without the address of the client', async () => {
    lines.length = 0;
    await fetchResponse(withFastPath, buildRequest('GET /en', 'X-Forwarded-For: 192.0.2.1, 203.0.113.77'));
    expect(lines).toHaveLength(1);
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({
      level: 30,
      method: 'GET',
      path: '/en',
      status: 200,
      network: '203.0.113.0/24',
      msg: 'Request completed.',
    });
  });

  it('counts requests, and leaves rate limited ones to the app', async () => {
    // A fixed clock: the limit would allow another request every 50 ms.
    const local = createMemoryLimiter(() => 0);
    const limited = smallApp({ limiters: { local, shared: local } });
    const fastPath = createFastPath(preparedSite, { ...options, trustedHops: 0, limiter: local });
    const { url, stop } = await serveApp(limited.app, { fastPath });
    for (let count = 0; count < 1200; count += 1) local.consume([{ limit: 'requests', key: '127.0.0.1' }]);
    const [response] = await rawRequest(url, buildRequest('GET /en'));
    expect(response?.status).toBe(429);
    await stop();
  });
});
