import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createMemoryLimiter } from '../limits/memory-limiter.ts';
import { requestLog } from '../log-requests.ts';
import type { Running } from '../serve.ts';
import { rawRequest } from '../testing/raw-request.ts';
import { serveApp } from '../testing/serve-app.ts';
import { smallApp } from '../testing/small-app.ts';
import { preparedSite } from '../testing/small-site.ts';
import { quickAnswers } from './quick-answers.ts';

const { app } = smallApp();
const lines: string[] = [];
/** Whether the last request was answered before the app. */
let wasQuick = false;
let alone: Running;
let helped: Running;

const options = {
  trustedHops: 1,
  log: requestLog({ write: (line) => void lines.push(line) }),
};

beforeAll(async () => {
  const quick = quickAnswers(preparedSite, options);
  alone = await serveApp(app);
  helped = await serveApp(app, {
    quick: (request, response) => (wasQuick = quick(request, response)),
  });
});
afterAll(() => Promise.all([alone.stop(), helped.stop()]));

const ask = (line: string, ...headers: string[]) =>
  [`${line} HTTP/1.1`, 'Host: a', ...headers, 'Connection: close', '', ''].join('\r\n');

async function answer(provider: Running, request: string) {
  const [{ status, headers, body } = {}] = await rawRequest(provider.url, request);
  const told = [...(headers ?? [])].filter(([name]) => !['date', 'x-request-id'].includes(name)).sort();
  return { status, headers: told, body };
}

const etagOf = async (path: string) =>
  new Map((await answer(alone, ask(`GET ${path}`))).headers).get('etag') ?? '';

describe('an answer before the app', () => {
  it.each(['/en', '/assets/a-1.js', '/locales/en/home.json', '/share/home.jpg', '/icon.svg'])(
    'to %s is the same to the letter',
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
        const request = ask(`GET ${path}`, ...headers);
        const quick = await answer(helped, request);
        expect(wasQuick).toBe(true);
        expect(quick).toEqual(await answer(alone, request));
      }
    },
  );

  it.each([
    ['what has to be negotiated', ask('GET /')],
    ['what is not there', ask('GET /nothing')],
    ['an address with a query', ask('GET /en?lng=zh-TW')],
    ['the head alone', ask('HEAD /en')],
    ['another method', ask('POST /en', 'Content-Length: 0')],
    ['a body', ask('GET /en', 'Content-Length: 2') + 'hi'],
    ['a body in parts', ask('GET /en', 'Transfer-Encoding: chunked') + '0\r\n\r\n'],
    ['what is packed', ask('GET /en', 'Content-Encoding: gzip')],
    ['two hosts', ask('GET /en', 'Host: b')],
    ['a host that is none', ask('GET /en').replace('Host: a', 'Host: a b')],
    ['a host whose port is none', ask('GET /en').replace('Host: a', 'Host: a:b')],
    ['no host', ask('GET /en').replace('Host: a\r\n', '')],
  ])('leaves %s to it', async (_, request) => {
    wasQuick = true;
    const left = await answer(helped, request);
    expect(wasQuick).toBe(false);
    expect(left).toEqual(await answer(alone, request));
  });

  it('is logged like any other, without the address of the visitor', async () => {
    lines.length = 0;
    await answer(helped, ask('GET /en', 'X-Forwarded-For: 192.0.2.1, 203.0.113.77'));
    expect(lines).toHaveLength(1);
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({
      level: 30,
      method: 'GET',
      path: '/en',
      status: 200,
      network: '203.0.113.0/24',
      msg: 'Answered.',
    });
  });

  it('counts, and whoever comes too often is told so by the app', async () => {
    const own = createMemoryLimiter();
    const limited = smallApp({ limiters: { own, shared: own } });
    const quick = quickAnswers(preparedSite, { ...options, trustedHops: 0, limiter: own });
    const { url, stop } = await serveApp(limited.app, { quick });
    for (let count = 0; count < 1200; count += 1) own.take([{ limit: 'requests', who: '127.0.0.1' }]);
    const [refused] = await rawRequest(url, ask('GET /en'));
    expect(refused?.status).toBe(429);
    await stop();
  });
});
