import { connect } from 'node:net';
import { text as readText } from 'node:stream/consumers';
import { setTimeout } from 'node:timers/promises';
import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, inject, it } from 'vitest';
import { startProviderWithSite } from './testing/provider-with-site.ts';

/** Per property. The total is four times this number: 5,000 in `npm run test:all`. */
const runs = { numRuns: Number(process.env['RUNS'] ?? (inject('complete') ? 1250 : 250)) };

const forms = ['/api/v1/contact', '/api/v1/newsletter/subscribe', '/api/v1/reports'];

const reportPrototype = `process.once('exit', () => console.log(JSON.stringify(Object.keys(Object.prototype))))`;
const provider = await startProviderWithSite({}, [`--import=data:text/javascript,${reportPrototype}`]);

async function fetchPath(path: string, init: RequestInit = {}): Promise<Response> {
  const response = await fetch(provider.url + path, { redirect: 'manual', ...init });
  expect(response.status).toBeLessThan(500);
  return response;
}

/** Responses of the API are JSON, or a page for a browser without JavaScript, and errors have a message. */
async function expectErrorFormat(response: Response) {
  if (response.status === 303 || response.status === 204) return;
  if (response.headers.get('Content-Type')?.startsWith('text/html')) {
    expect(await response.text()).toMatch(/<h1>.+<\/h1>/);
    return;
  }
  const body: unknown = await response.json();
  expect(body).toMatchObject({ code: response.status });
  if (response.status !== 201) expect(body).toHaveProperty('message', expect.stringMatching(/^[A-Z].+[.?]$/));
}

const text = fc.string({ unit: 'binary', maxLength: 200 });
const malicious = fc.constantFrom(
  'a\r\nBcc: all@example.com',
  '\u0000',
  '\u202eexe.txt',
  '{{constructor}}',
  "'; DROP TABLE messages; --",
  '=cmd|A1',
  '../../etc/passwd',
  '%00',
  '\ud800',
  '𠮷'.repeat(40),
  'x'.repeat(6000),
);
const value = fc.oneof(
  text,
  malicious,
  fc.constant('ada@example.com'),
  fc.jsonValue(),
  fc.bigInt().map(String),
);
const names = ['name', 'email', 'subject', 'message', 'phone', 'company', 'referral', 'elapsed', 'key'];
const fields = fc.record(
  Object.fromEntries([...names, '__proto__', 'constructor'].map((name) => [name, value])),
  { requiredKeys: [] },
);

const deeplyNested = fc
  .tuple(fc.integer({ min: 1, max: 15_000 }), fc.constantFrom('[', '{"a":'))
  .map(([depth, opening]) => opening.repeat(depth).slice(0, 32_000));
const oversized = fc
  .integer({ min: 120_000, max: 200_000 })
  .map((length) => `{"name":"${'x'.repeat(length)}"}`);
const duplicateKeys = value.map(
  (one) => `{"email":"a@b.co","email":${JSON.stringify(one)},"__proto__":{"admin":true}}`,
);
const json = fc.oneof(
  { weight: 4, arbitrary: fields.map((object) => JSON.stringify(object)) },
  { weight: 2, arbitrary: fc.json() },
  deeplyNested,
  oversized,
  duplicateKeys,
);
const bytes = fc.oneof(
  { weight: 6, arbitrary: json.map((one) => Buffer.from(one)) },
  { weight: 2, arbitrary: fc.uint8Array({ maxLength: 500 }).map((one) => Buffer.from(one)) },
  json.map((one) => Buffer.from(`\ufeff${one}`)),
  json.map((one) => Buffer.from(one, 'utf16le')),
  fc.dictionary(text, text).map((object) => Buffer.from(new URLSearchParams(object).toString())),
);

const types = fc.oneof(
  { weight: 6, arbitrary: fc.constant('application/json') },
  fc.constantFrom(
    'application/json; charset=utf-16',
    'application/x-www-form-urlencoded',
    'application/reports+json',
    'multipart/form-data; boundary=x',
    'text/plain',
    'APPLICATION/JSON;;;',
    'application/json, text/html',
  ),
);
const header = fc.string({ unit: fc.constantFrom(...Array.from('ab,;="\\ \t*%/+-0')), maxLength: 60 });
const headerNames = ['Content-Language', 'Accept-Language', 'Accept-Encoding', 'Cookie', 'If-None-Match'];
const headers = fc.record(
  {
    ...Object.fromEntries([...headerNames, 'X-Forwarded-For'].map((name) => [name, header])),
    Accept: fc.oneof(header, fc.constant('text/html')),
    Referer: fc.oneof(header, fc.webUrl()),
  },
  { requiredKeys: [] },
);

const part = fc.oneof(
  text.map((one) => encodeURIComponent(one.toWellFormed())),
  fc.constantFrom(...'.. %2e%2e ..%2f..%2f %252e%252e %c0%ae%c0%ae %00 %ff % // \\'.split(' ')),
  fc.constantFrom('__proto__', 'constructor', 'mei', 'en', 'home'),
);
const paths = fc.oneof(
  fc
    .tuple(part, part, part)
    .map(
      ([person, color, transparent]) =>
        `/api/v1/wechat/namecard/${person}?color=${color}&transparent=${transparent}`,
    ),
  fc.tuple(part, part).map(([lng, ns]) => `/locales/${lng}/${ns}.json`),
  fc.array(part, { maxLength: 5 }).map((all) => `/${all.join('/')}`),
  fc.tuple(part, part).map(([way, query]) => `/api/${way}?${query}`),
);
const methods = fc.constantFrom('GET', 'HEAD', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'POST');

describe('any input', { timeout: 60_000 }, () => {
  it('to a form gets a response that says what is wrong', async () => {
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...forms), types, bytes, headers, async (path, type, body, more) => {
        await expectErrorFormat(
          await fetchPath(path, { method: 'POST', headers: { ...more, 'Content-Type': type }, body }),
        );
      }),
      { ...runs, numRuns: 2 * runs.numRuns },
    );
  });

  it('as a URL gets a response', async () => {
    await fc.assert(
      fc.asyncProperty(methods, paths, headers, async (method, path, more) => {
        const response = await fetchPath(path, { method, headers: more });
        const isApi = new URL(provider.url + path).pathname.startsWith('/api/');
        const isError = response.status >= 400 && method !== 'HEAD';
        if (isApi && isError) await expectErrorFormat(response);
        const location = response.headers.get('Location');
        if (location !== null) expect(location).toMatch(/^\/(?!\/)/);
        if (!response.bodyUsed) await response.arrayBuffer();
      }),
      runs,
    );
  });

  it('as raw bytes gets an HTTP response', async () => {
    const start = fc.constantFrom(
      'GET /en HTTP/1.1\r\nHost: a\r\n',
      'POST /api/v1/contact HTTP/1.1\r\nHost: a\r\n',
      'x',
    );
    const rest = fc.oneof(
      fc.uint8Array({ maxLength: 300 }).map((one) => Buffer.from(one)),
      header.map((one) => Buffer.from(`X: ${one}\r\n\r\n`)),
      fc.constant(Buffer.from('Transfer-Encoding: chunked\r\n\r\n5\r\nab')),
      fc.constant(Buffer.from('Content-Length: 10\r\n\r\n{"a"')),
    );
    const { hostname, port } = new URL(provider.url);
    await fc.assert(
      fc.asyncProperty(start, rest, async (...parts) => {
        const request = Buffer.concat(parts.map((part) => Buffer.from(part)));
        const response = await readText(connect(Number(port), hostname).end(request));
        expect(response).toMatch(/^HTTP\/1\.1 [234]\d\d /);
      }),
      runs,
    );
  });

  it('that arrives slowly is accepted, and does not delay other clients', async () => {
    const body = '{"email":"slow@example.com"}';
    const slowBody = () =>
      ReadableStream.from(
        (async function* () {
          for (const letter of body) {
            yield Buffer.from(letter);
            await setTimeout(5);
          }
        })(),
      );
    const slow = Array.from({ length: 50 }, () =>
      fetchPath('/api/v1/newsletter/subscribe', {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: slowBody(),
        duplex: 'half',
      }),
    );
    const page = fetchPath('/en');
    expect(await Promise.race([page, ...slow])).toBe(await page);
    expect((await Promise.all(slow)).map(({ status }) => status)).toEqual(slow.map(() => 201));
  });

  it('neither crashes the provider nor injects lines into its log', async () => {
    expect((await fetchPath('/en')).status).toBe(200);
    expect(await provider.end('SIGTERM')).toBe(0);
    const written = provider.lines.map((line): unknown => JSON.parse(line));
    // The properties that all objects have inherited.
    expect(written.pop()).toEqual([]);
    const levels = written.map((line) => v.parse(v.object({ level: v.number() }), line).level);
    expect(new Set(levels)).toEqual(new Set([30]));
  });
});
