import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { serve, type Running } from './serve.ts';
import { rawRequest } from './testing/raw-request.ts';
import { smallApp } from './testing/small-app.ts';

let provider: Running;
beforeAll(async () => {
  const { app, quick } = smallApp();
  provider = await serve(app, { host: '127.0.0.1', port: 0, quick });
});
afterAll(() => provider.stop());

const end = 'Connection: close\r\n\r\n';
const post = 'POST /api/v1/newsletter/subscribe HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\n';
const body = '{"email":"a@b.co"}';
const chunks = `12\r\n${body}\r\n0\r\n\r\n`;
const second = 'GET /en HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n';

describe('a request that programs may understand in different ways', () => {
  it.each([
    ['names two hosts', `GET /en HTTP/1.1\r\nHost: a\r\nHost: b\r\n\r\n`],
    ['names no host', `GET /en HTTP/1.1\r\n\r\n`],
    ['asks for the page of another host', `GET http://evil.example/en HTTP/1.1\r\nHost: a\r\n\r\n`],
    ['asks for everything', `OPTIONS * HTTP/1.1\r\nHost: a\r\n\r\n`],
    [
      'sends in parts before that was invented',
      `${post.replace('1.1', '1.0')}Transfer-Encoding: chunked\r\n\r\n${chunks}`,
    ],
    ['has two lengths', `${post}Content-Length: 18\r\nContent-Length: 5\r\n\r\n${body}`],
    ['has a length and parts', `${post}Content-Length: 18\r\nTransfer-Encoding: chunked\r\n\r\n${chunks}`],
    ['has a signed length', `${post}Content-Length: +18\r\n\r\n${body}`],
    ['has a length of nothing', `${post}Content-Length: \r\n\r\n${body}`],
    ['is packed in parts that nobody knows', `${post}Transfer-Encoding: chunked, gzip\r\n\r\n${chunks}`],
    ['has parts of a wrong length', `${post}Transfer-Encoding: chunked\r\n\r\nzz\r\n${body}\r\n0\r\n\r\n`],
    ['folds a header', `GET /en HTTP/1.1\r\nHost: a\r\nX: 1\r\n 2\r\n\r\n`],
    ['has a space before a colon', `GET /en HTTP/1.1\r\nHost : a\r\n\r\n`],
    ['has a zero byte in a header', `GET /en HTTP/1.1\r\nHost: a\r\nX: \0\r\n\r\n`],
    ['has a backslash in its path', `GET /en\\..\\x HTTP/1.1\r\nHost: a\r\n\r\n`],
    ['is of no version', `GET /en\r\n\r\n`],
    ['is of the next version', `PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n`],
  ])('and %s is refused once, and nothing behind it is answered', async (_, request) => {
    for (const behind of ['', second]) {
      const answers = await rawRequest(provider.url, request + behind);
      expect(answers.map(({ status }) => status)).toEqual([400]);
      expect(JSON.parse(answers[0]?.body ?? '')).toMatchObject({ code: 400 });
    }
  });

  it.each([
    ['names its own host in full', `GET http://a/en HTTP/1.1\r\nHost: a\r\n${end}`, 200],
    ['walks up and down', `GET /assets/../en HTTP/1.1\r\nHost: a\r\n${end}`, 200],
    ['walks out of the site', `GET /../../../etc/passwd HTTP/1.1\r\nHost: a\r\n${end}`, 302],
    ['walks out in code', `GET /locales/%2e%2e/%2e%2e/host.json HTTP/1.1\r\nHost: a\r\n${end}`, 404],
    ['walks out in code of code', `GET /locales/..%252f..%252fhost.json HTTP/1.1\r\nHost: a\r\n${end}`, 404],
    ['names a drive', `GET /C:/host.json HTTP/1.1\r\nHost: a\r\n${end}`, 404],
    ['wants its own words back', `TRACE /en HTTP/1.1\r\nHost: a\r\n${end}`, 405],
    [
      'looks for another site',
      `GET /en HTTP/1.1\r\nHost: evil.example\r\nX-Forwarded-Host: evil.example\r\n${end}`,
      200,
    ],
    ['is packed', `${post}Content-Encoding: gzip\r\nContent-Length: 18\r\n${end}${body}`, 415],
    ['comes in parts', `${post}Transfer-Encoding: chunked\r\n${end}${chunks}`, 201],
  ])('but %s is answered as it is meant', async (_, request, status) => {
    const answers = await rawRequest(provider.url, request);
    expect(answers.map((answer) => answer.status)).toEqual([status]);
    expect(JSON.stringify([...(answers[0]?.headers ?? [])])).not.toContain('evil');
  });
});

describe('a body that grows without end', () => {
  it('is refused at the limit', async () => {
    const part = `8000\r\n${'x'.repeat(0x8000)}\r\n`;
    const request = `${post}Transfer-Encoding: chunked\r\n\r\n${part}${part}${part}`;
    const answer = rawRequest(provider.url, request);
    expect((await answer).map(({ status }) => status)).toEqual([413]);
  });
});

describe('an address', () => {
  it.each([
    [2048, 302],
    [2049, 414],
  ])('of %d signs is answered with %d', async (length, status) => {
    const answer = await fetch(`${provider.url}/${'x'.repeat(length - 1)}`, { redirect: 'manual' });
    expect(answer.status).toBe(status);
  });
});
