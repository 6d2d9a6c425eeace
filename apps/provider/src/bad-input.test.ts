import { connect } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import type { Running } from './serve.ts';
import { serveApp } from './testing/serve-app.ts';
import { smallApp } from './testing/small-app.ts';
import { usedMemory } from './testing/used-memory.ts';

/** Of each property. In all there are four times as many, five thousand in `npm run test:all`. */
const runs = { numRuns: Number(process.env['RUNS'] ?? (inject('complete') ? 1250 : 250)) };

const forms = ['/api/v1/contact', '/api/v1/newsletter/subscribe', '/api/v1/reports'];

let provider: Running;
let lines: string[];
const failures: unknown[] = [];
const fail = (reason: unknown) => failures.push(reason);
beforeAll(async () => {
  const { app, lines: logged } = smallApp();
  lines = logged;
  process.on('unhandledRejection', fail).on('uncaughtException', fail);
  provider = await serveApp(app);
});
afterAll(async () => {
  await provider.stop();
  process.off('unhandledRejection', fail).off('uncaughtException', fail);
});

async function ask(path: string, init: RequestInit = {}): Promise<Response> {
  const answer = await fetch(provider.url + path, { redirect: 'manual', ...init });
  expect(answer.status).toBeLessThan(500);
  return answer;
}

/** What the API says is JSON, and says what is wrong. */
async function expectClear(answer: Response) {
  if (answer.status === 303 || answer.status === 204) return;
  const said: unknown = await answer.json();
  expect(said).toMatchObject({ code: answer.status });
  if (answer.status !== 201) expect(said).toHaveProperty('message', expect.stringMatching(/^[A-Z].+[.?]$/));
}

const text = fc.string({ unit: 'binary', maxLength: 200 });
const evil = fc.constantFrom(
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
const value = fc.oneof(text, evil, fc.constant('ada@example.com'), fc.jsonValue(), fc.bigInt().map(String));
const fields = fc.record(
  Object.fromEntries(
    [
      'name',
      'email',
      'subject',
      'message',
      'phone',
      'company',
      'referral',
      'elapsed',
      'key',
      '__proto__',
      'constructor',
    ].map((name) => [name, value]),
  ),
  { requiredKeys: [] },
);

const nested = fc
  .tuple(fc.integer({ min: 1, max: 15_000 }), fc.constantFrom('[', '{"a":'))
  .map(([depth, opening]) => opening.repeat(depth).slice(0, 32_000));
const huge = fc.integer({ min: 30_000, max: 120_000 }).map((length) => `{"name":"${'x'.repeat(length)}"}`);
const doubled = value.map(
  (one) => `{"email":"a@b.co","email":${JSON.stringify(one)},"__proto__":{"admin":true}}`,
);
const json = fc.oneof(
  { weight: 4, arbitrary: fields.map((object) => JSON.stringify(object)) },
  { weight: 2, arbitrary: fc.json() },
  nested,
  huge,
  doubled,
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
const header = fc.string({
  unit: fc.constantFrom('a', 'b', ',', ';', '=', '"', '\\', ' ', '\t', '*', '%', '/', '+', '-', '0'),
  maxLength: 60,
});
const headers = fc.record(
  {
    'Content-Language': header,
    Accept: header,
    'Accept-Language': header,
    'Accept-Encoding': header,
    Cookie: header,
    Referer: fc.oneof(header, fc.webUrl()),
    'If-None-Match': header,
    'X-Forwarded-For': header,
  },
  { requiredKeys: [] },
);

const part = fc.oneof(
  text.map((one) => encodeURIComponent(one.toWellFormed())),
  fc.constantFrom(
    '..',
    '%2e%2e',
    '..%2f..%2f',
    '%252e%252e',
    '%c0%ae%c0%ae',
    '%00',
    '__proto__',
    'constructor',
    'mei',
    'en',
    'home',
    '%ff',
    '%',
    '//',
    '\\',
  ),
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

describe('whatever anybody sends', { timeout: 60_000 }, () => {
  it('to a form is answered with what is wrong with it', async () => {
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...forms), types, bytes, headers, async (path, type, body, more) => {
        await expectClear(
          await ask(path, { method: 'POST', headers: { ...more, 'Content-Type': type }, body }),
        );
      }),
      { ...runs, numRuns: 2 * runs.numRuns },
    );
  });

  it('as an address is answered', async () => {
    await fc.assert(
      fc.asyncProperty(methods, paths, headers, async (method, path, more) => {
        const answer = await ask(path, { method, headers: more });
        const isApi = new URL(provider.url + path).pathname.startsWith('/api/');
        const isRefused = answer.status >= 400 && method !== 'HEAD';
        if (isApi && isRefused) await expectClear(answer);
        const location = answer.headers.get('Location');
        if (location !== null) expect(location).toMatch(/^\/(?!\/)/);
        if (!answer.bodyUsed) await answer.arrayBuffer();
      }),
      runs,
    );
  });

  it('as bytes is answered as HTTP, or not at all', async () => {
    const lead = fc.constantFrom(
      'GET /en HTTP/1.1\r\nHost: a\r\n',
      'POST /api/v1/contact HTTP/1.1\r\nHost: a\r\n',
      '',
    );
    const noise = fc.oneof(
      fc.uint8Array({ maxLength: 300 }).map((one) => Buffer.from(one)),
      header.map((one) => Buffer.from(`X: ${one}\r\n\r\n`)),
      fc
        .constantFrom('Transfer-Encoding: chunked\r\n\r\n5\r\nab', 'Content-Length: 10\r\n\r\n{"a"')
        .map((one) => Buffer.from(one)),
    );
    await fc.assert(
      fc.asyncProperty(lead, noise, async (start, rest) => {
        const answered = await sendAndLeave(Buffer.concat([Buffer.from(start), rest]));
        if (answered) expect(answered).toMatch(/^HTTP\/1\.1 [234]\d\d /);
      }),
      runs,
    );
  });

  it('drop by drop is waited for, and keeps nobody else waiting', async () => {
    const body = '{"email":"slow@example.com"}';
    const drops = () =>
      ReadableStream.from(
        (async function* () {
          for (const letter of body) {
            yield Buffer.from(letter);
            await setTimeout(5);
          }
        })(),
      );
    const slow = Array.from({ length: 50 }, () =>
      ask('/api/v1/newsletter/subscribe', {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: drops(),
        duplex: 'half',
      }),
    );
    const page = ask('/en');
    expect(await Promise.race([page, ...slow])).toBe(await page);
    expect((await Promise.all(slow)).map(({ status }) => status)).toEqual(slow.map(() => 201));
  });

  it('never brings the provider down, or anything into its log that is not its own', async () => {
    expect((await ask('/en')).status).toBe(200);
    expect(failures).toEqual([]);
    const levels = lines.map((line) => {
      const parsed: unknown = JSON.parse(line);
      return typeof parsed === 'object' && parsed && 'level' in parsed ? parsed.level : undefined;
    });
    expect(new Set(levels)).toEqual(new Set([30]));
    expect(Object.keys(Object.prototype)).toEqual([]);
  });

  it('leaves nothing in its memory', async () => {
    const body = JSON.stringify({ name: 'x'.repeat(30_000), email: 7 });
    const send = async () => {
      const answer = await ask('/api/v1/contact', {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body,
      });
      await answer.arrayBuffer();
    };
    const memoryAfter = async (times: number) => {
      for (let time = 0; time < times; time += 1) await send();
      lines.length = 0;
      return usedMemory();
    };
    const [first, second] = inject('complete') ? [300, 1000] : [200, 500];
    const before = await memoryAfter(first);
    expect((await memoryAfter(second)) - before).toBeLessThan(2 * 1024 * 1024);
  });
});

/** Sends what may be no request, waits a moment for what comes, and leaves. */
async function sendAndLeave(request: Buffer): Promise<string> {
  const { hostname, port } = new URL(provider.url);
  const socket = connect(Number(port), hostname);
  let answer = '';
  socket.setEncoding('latin1').on('data', (data: string) => (answer += data));
  const closed = new Promise<void>((resolve) =>
    socket
      .once('close', () => {
        resolve();
      })
      .once('error', () => undefined),
  );
  socket.end(request);
  await Promise.race([closed, setTimeout(200)]);
  socket.destroy();
  return answer;
}
