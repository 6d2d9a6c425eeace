import { afterAll, beforeAll, describe, expect, inject, it, vi } from 'vitest';
import { requestLog } from './log-requests.ts';
import type { Running } from './serve.ts';
import { rawRequest } from './testing/raw-request.ts';
import { serveApp } from './testing/serve-app.ts';
import { smallApp } from './testing/small-app.ts';
import { usedMemory } from './testing/used-memory.ts';

let provider: Running;
const { app, quick, lines, database } = smallApp();
beforeAll(async () => {
  const log = requestLog({ write: (line) => void lines.push(line) });
  provider = await serveApp(app, { quick, log });
});
afterAll(() => provider.stop());

const end = 'Connection: close\r\n\r\n';
const page = 'GET /en HTTP/1.1\r\nHost: a\r\n';
const post = 'POST /api/v1/newsletter/subscribe HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\n';
const body = '{"email":"a@b.co"}';
const chunks = `12\r\n${body}\r\n0\r\n\r\n`;
const second = `${page}${end}`;
const hidden = `${post}Content-Length: 18\r\n${end}${body}`;
const long = (length: string) => `${post}Content-Length${length}\r\n\r\n${body}`;
const inParts = (coding: string, parts = chunks) => `${post}Transfer-Encoding${coding}\r\n\r\n${parts}`;
const parts = (first: string, end = '\r\n') => inParts(': chunked', `${first}${body}${end}0\r\n\r\n`);

describe('a request that programs may understand in different ways', () => {
  it.each([
    ['names two hosts', `${page}Host: b\r\n\r\n`],
    ['names no host', `GET /en HTTP/1.1\r\n\r\n`],
    ['names no host, in the version that had none', `GET /en HTTP/1.0\r\n\r\n`],
    ['names an empty host', `GET /en HTTP/1.1\r\nHost:\r\n\r\n`],
    ['names a list of hosts', `GET /en HTTP/1.1\r\nHost: a, b\r\n\r\n`],
    ['names a host with a path', `GET /en HTTP/1.1\r\nHost: a/b\r\n\r\n`],
    ['names a host with a user', `GET /en HTTP/1.1\r\nHost: a@b\r\n\r\n`],
    ['names a host whose port is none', `GET /en HTTP/1.1\r\nHost: a:b\r\n\r\n`],
    ['asks for the page of another host', `GET http://evil.example/en HTTP/1.1\r\nHost: a\r\n\r\n`],
    ['hides another host behind its own', `GET http://a@evil.example/en HTTP/1.1\r\nHost: a\r\n\r\n`],
    ['asks for a host and no page', `GET a:80 HTTP/1.1\r\nHost: a\r\n\r\n`],
    ['asks for a page without a slash', `GET en HTTP/1.1\r\nHost: a\r\n\r\n`],
    ['asks for everything', `OPTIONS * HTTP/1.1\r\nHost: a\r\n\r\n`],

    ['sends in parts before that was invented', inParts(': chunked').replace('1.1', '1.0')],
    ['has a length and parts', `${post}Content-Length: 18\r\nTransfer-Encoding: chunked\r\n\r\n${chunks}`],
    ['has parts and a length', `${post}Transfer-Encoding: chunked\r\nContent-Length: 18\r\n\r\n${chunks}`],
    ['has no length and parts', `${post}Content-Length: 0\r\nTransfer-Encoding: chunked\r\n\r\n${chunks}`],

    ['has two lengths', long(': 18\r\nContent-Length: 5')],
    ['has one length twice', long(': 18\r\nContent-Length: 18')],
    ['has a list of lengths', long(': 18, 18')],
    ['has a signed length', long(': +18')],
    ['has a length below nothing', long(': -18')],
    ['has a length of nothing', long(': ')],
    ['has a length in hex', long(': 0x12')],
    ['has a length with a point', long(': 18.0')],
    ['has a length with a line in it', long(': 1_8')],
    ['has a length with a space in it', long(': 1 8')],
    ['has a length that no number can hold', long(': 18446744073709551634')],
    ['has a length after a control character', long(': \x0b18')],
    ['has a space before the colon of its length', long(' : 18')],

    ['is packed in parts', inParts(': chunked, gzip')],
    ['is packed and then parted', inParts(': gzip, chunked')],
    ['is parted twice', inParts(': chunked, chunked')],
    ['says twice that it is parted', inParts(': chunked\r\nTransfer-Encoding: chunked')],
    ['is parted in a way that nobody knows', inParts(': xchunked')],
    ['is parted in that way and another', inParts(': cow\r\nTransfer-Encoding: chunked')],
    ['is not parted and then parted', inParts(': identity, chunked')],
    ['is parted after a comma', inParts(': ,chunked')],
    ['is parted before a comma', inParts(': chunked,')],
    ['is parted in quotes', inParts(': "chunked"')],
    ['is parted after a control character', inParts(':\x0bchunked')],
    ['is parted before a zero byte', inParts(': chunked\0')],
    ['is parted on the next line', inParts(':\r\n chunked')],
    ['has a space before the colon of that', inParts(' : chunked')],

    ['has parts of a wrong length', parts('zz\r\n')],
    ['has a part longer than it says', parts('11\r\n')],
    ['has a part of no length', parts('\r\n')],
    ['has a part of a signed length', parts('+12\r\n')],
    ['has a part of a marked length', parts('0x12\r\n')],
    ['has a part of a length that no number can hold', parts('10000000000000012\r\n')],
    ['has a space behind the length of a part', parts('12 \r\n')],
    ['has half a line end behind the length of a part', parts('12\n')],
    ['has half a line end behind a part', parts('12\r\n', '\n')],
    ['has half a line end in a note to a part', parts('12;a\n')],
    ['has the other half in a note to a part', parts('12;a\rb\r\n')],
    ['has an endless note to a part', parts(`12;${'a'.repeat(20_000)}\r\n`)],
    ['tells its length behind its parts', parts('12\r\n').replace('0\r\n', '0\r\nContent-Length: 5\r\n')],

    ['folds a header', `${page}X: 1\r\n 2\r\n\r\n`],
    ['folds its first header', `GET /en HTTP/1.1\r\n Host: a\r\n\r\n`],
    ['has a space before a colon', `GET /en HTTP/1.1\r\nHost : a\r\n\r\n`],
    ['has a header without a colon', `${page}X\r\n\r\n`],
    ['has a header without a name', `${page}: x\r\n\r\n`],
    ['has a zero byte in a header', `${page}X: \0\r\n\r\n`],
    ['has half a line end in a header', `${page}X: 1\nY: 2\r\n\r\n`],
    ['has the other half in a header', `${page}X: 1\rY: 2\r\n\r\n`],
    ['has only half line ends', `GET /en HTTP/1.1\nHost: a\n\n`],
    ['ends in half a line end', `${page}\n`],
    ['has a backslash in its path', `GET /en\\..\\x HTTP/1.1\r\nHost: a\r\n\r\n`],
    ['has a space in its path', `GET /en /x HTTP/1.1\r\nHost: a\r\n\r\n`],
    ['has tabs in its first line', `GET\t/en\tHTTP/1.1\r\nHost: a\r\n\r\n`],
    ['begins with a space', ` ${page}\r\n`],
    ['is of no version', `GET /en\r\n\r\n`],
    ['is of the first version', `GET /en HTTP/0.9\r\nHost: a\r\n\r\n`],
    ['is of a version that never was', `GET /en HTTP/1.2\r\nHost: a\r\n\r\n`],
    ['is of the next version', `PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n`],
  ])('and %s is refused once and logged, and nothing behind it is answered or done', async (_, request) => {
    await database.query('DELETE FROM subscribers');
    for (const behind of ['', second, hidden]) {
      lines.length = 0;
      const answers = await rawRequest(provider.url, request + behind);
      expect(answers.map(({ status }) => status)).toEqual([400]);
      expect(JSON.parse(answers[0]?.body ?? '')).toMatchObject({ code: 400 });
      // What the app has begun to read it logs when it has let go of it, as something that did not end.
      await vi.waitFor(
        () => {
          expect(lines).toHaveLength(1);
        },
        { interval: 5 },
      );
      expect(lines[0]).toMatch(/"status":40[08],/);
    }
    expect(await database.query('SELECT email FROM subscribers')).toEqual([]);
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
    [
      'comes in parts with notes',
      `${post}Transfer-Encoding: chunked\r\n${end}${chunks.replace('12', '12;a=b')}`,
      201,
    ],
    [
      'looks as if it came in parts',
      `${post}Transfer_Encoding: chunked\r\nContent-Length: 18\r\n${end}${body}`,
      201,
    ],
    ['holds another', `${page}Content-Length: ${String(second.length)}\r\n${end}${second}`, 200],
    [
      'wants to speak otherwise',
      `${page}Connection: Upgrade, close\r\nUpgrade: h2c\r\nHTTP2-Settings: AA\r\n\r\n`,
      200,
    ],
    [
      'names another address in a header',
      `${page}X-Original-URL: /evil\r\nX-Rewrite-URL: /evil\r\n${end}`,
      200,
    ],
    [
      'names another method in a header',
      `POST /en HTTP/1.1\r\nHost: a\r\nX-HTTP-Method-Override: GET\r\nContent-Length: 0\r\n${end}`,
      405,
    ],
    ['wants to be led on', `CONNECT evil.example:443 HTTP/1.1\r\nHost: evil.example:443\r\n\r\n`, 501],
    ['expects what nobody does', `${post}Expect: evil\r\nContent-Length: 18\r\n${end}${body}`, 417],
  ])('but %s is answered as it is meant', async (_, request, status) => {
    const answers = await rawRequest(provider.url, request);
    expect(answers.map((answer) => answer.status)).toEqual([status]);
    expect(JSON.stringify([...(answers[0]?.headers ?? [])])).not.toContain('evil');
  });
});

describe('requests that are sent without waiting', () => {
  it('are answered each once and in their order', async () => {
    const whole = `${post}Content-Length: 18\r\n\r\n${body}`;
    const sent = [
      `${page}\r\n`,
      whole,
      inParts(': chunked'),
      `${page.replace('/en', '/nothing')}\r\n`,
      second,
    ];
    const answers = await rawRequest(provider.url, sent.join(''));
    expect(answers.map(({ status }) => status)).toEqual([200, 201, 201, 302, 200]);
  });
});

describe('a client who sends thousands of requests and waits for none', () => {
  it('is cut off, and leaves nothing in memory', async () => {
    const before = await usedMemory();
    const behind = await Promise.all(
      Array.from({ length: inject('complete') ? 20 : 5 }, async () => {
        const answers = await rawRequest(provider.url, `${page}\r\n`.repeat(5000)).catch(() => []);
        return answers.length;
      }),
    );
    lines.length = 0;
    expect(Math.max(...behind)).toBeLessThan(5000);
    // Sometimes 5 MB are still in use at first, and less a moment later.
    await expect.poll(async () => (await usedMemory()) - before).toBeLessThan(4 * 1024 * 1024);
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
