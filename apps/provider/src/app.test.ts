import { pino } from 'pino';
import { describe, expect, it } from 'vitest';
import { createApp } from './app.ts';
import { protectionOf } from './headers.ts';
import { openSqlite } from './store/sqlite.ts';
import { createStore, type NewMessage, type Store } from './store/store.ts';
import type { Subscription } from './store/subscribers.ts';
import { smallApp } from './testing/small-app.ts';
import { documentPolicy, preparedSite as site } from './testing/small-site.ts';

function start({ fails = false } = {}) {
  const kept: Subscription[] = [];
  const messages: NewMessage[] = [];
  const store: Store = {
    ...createStore(openSqlite(':memory:')),
    addMessage: (message) => {
      if (fails) return Promise.reject(new Error('database or disk is full'));
      messages.push(message);
      return Promise.resolve('id-1');
    },
    subscribe: (subscription) => {
      if (fails) return Promise.reject(new Error('database or disk is full'));
      kept.push(subscription);
      return Promise.resolve();
    },
    close: () => Promise.resolve(),
  };
  const now = () => new Date('2026-11-20T12:00:00Z');
  return { kept, messages, store, app: createApp({ store, site, log: pino({ enabled: false }), now }) };
}

const subscribe = (body: string, headers: Record<string, string> = {}) => ({
  method: 'POST',
  headers: { 'Content-Type': 'application/json', ...headers },
  body,
});
const path = '/api/v1/newsletter/subscribe';

describe('a message from the contact form', () => {
  const contact = '/api/v1/contact';
  const message = { name: 'Ada', email: 'ada@example.com', subject: 'A shop', message: 'We sell tea.' };
  const post = (body: object) => subscribe(JSON.stringify(body), { 'Content-Language': 'zh-CN' });

  it('is kept before it is answered, with its id', async () => {
    const { app, messages } = start();
    const answer = await app.request(contact, post({ ...message, phone: '1', company: 'Tea', extra: 'x' }));
    expect(answer.status).toBe(201);
    expect(await answer.json()).toEqual({ code: 201, data: { code: 201, id: 'id-1' } });
    expect(messages).toEqual([
      {
        ...message,
        phone: '1',
        company: 'Tea',
        language: 'zh-CN',
        receivedAt: new Date('2026-11-20T12:00:00Z'),
        key: undefined,
        quarantine: undefined,
      },
    ]);
  });

  it('is refused with every field that is wrong', async () => {
    const { app, messages } = start();
    const answer = await app.request(contact, post({ ...message, name: '', email: 'nobody' }));
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({ code: 400, fields: { name: 'required', email: 'email' } });
    expect(messages).toEqual([]);
  });

  it.each([
    [{ referral: 'https://spam.example' }, 'trap'],
    [{ elapsed: 1999 }, 'hurry'],
    [{ elapsed: 2000 }, undefined],
    [{ elapsed: 'soon', key: '!' }, undefined],
    [{}, undefined],
  ])(
    'is answered alike and kept, aside if no person seems to have sent it: %j',
    async (extras, quarantine) => {
      const { app, messages } = start();
      const answer = await app.request(contact, post({ ...message, ...extras }));
      expect(answer.status).toBe(201);
      expect(messages).toMatchObject([{ name: 'Ada', quarantine }]);
    },
  );

  it('of a machine is answered with the very same bytes as one of a person', async () => {
    const look = async (extras: object) => {
      const answer = await start().app.request(contact, post({ ...message, ...extras }));
      const headers = [...answer.headers].filter(([name]) => name !== 'x-request-id');
      return { status: answer.status, headers, body: await answer.text() };
    };
    const person = await look({ referral: '', elapsed: 30_000 });
    expect(await look({ referral: 'https://spam.example' })).toEqual(person);
    expect(await look({ elapsed: 3 })).toEqual(person);
  });

  it('is refused without repeating anything of it', async () => {
    const { app } = start();
    const canary = 'canary<script>';
    for (const body of [
      { ...message, name: canary.repeat(20) },
      { ...message, email: canary },
      { ...message, [canary]: 1, subject: 7 },
      { ...message, phone: { [canary]: canary } },
      canary,
    ]) {
      const answer = await app.request(contact, subscribe(JSON.stringify(body)));
      expect(answer.status).toBe(400);
      expect(await answer.text()).not.toContain('canary');
    }
  });

  it('is not acknowledged when it could not be written', async () => {
    const answer = await start({ fails: true }).app.request(contact, post(message));
    expect(answer.status).toBe(503);
  });

  it('is kept without scripts too, and leads back to the page', async () => {
    const { app, messages } = start();
    const answer = await app.request(`${contact}?lng=en`, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/x-www-form-urlencoded',
        Origin: 'http://localhost',
        Referer: 'http://localhost/en',
      },
      body: new URLSearchParams(message).toString(),
    });
    expect(answer.headers.get('Location')).toBe('/en#sent');
    expect(messages).toMatchObject([{ ...message, language: 'en' }]);
  });
});

describe('a newsletter sign-up', () => {
  it('is kept with the moment and the language before it is answered', async () => {
    const { app, kept } = start();
    const answer = await app.request(path, subscribe('{"email":"a@b.co"}', { 'Content-Language': 'zh-TW' }));

    expect(answer.status).toBe(201);
    expect(await answer.json()).toEqual({ code: 201, data: { code: 201 } });
    expect(kept).toEqual([
      {
        email: 'a@b.co',
        language: 'zh-TW',
        network: 'unknown',
        consentedAt: new Date('2026-11-20T12:00:00Z'),
      },
    ]);
  });

  it.each([
    ['{"email":"nobody"}', { email: 'email' }],
    ['{"email":""}', { email: 'required' }],
    ['{}', { email: 'required' }],
    ['null', {}],
  ])('is refused with its fields for %j', async (body, fields) => {
    const { app, kept } = start();
    const answer = await app.request(path, subscribe(body));
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({ code: 400, fields });
    expect(kept).toEqual([]);
  });

  it.each(['text/plain', 'multipart/form-data', 'text/json', ''])('is refused as %j', async (type) => {
    const { app, kept } = start();
    const answer = await app.request(path, subscribe('{"email":"a@b.co"}', { 'Content-Type': type }));
    expect([403, 415]).toContain(answer.status);
    expect(kept).toEqual([]);
  });

  describe('without scripts', () => {
    const form = (body: string, headers: Record<string, string> = {}) =>
      subscribe(body, {
        'Content-Type': 'application/x-www-form-urlencoded',
        Origin: 'http://localhost',
        Referer: 'http://localhost/en',
        ...headers,
      });

    it('is kept, and leads back to the thanks on the page it came from', async () => {
      const { app, kept } = start();
      const answer = await app.request(`${path}?lng=en`, form('email=a%40b.co'));
      expect(answer.status).toBe(303);
      expect(answer.headers.get('Location')).toBe('/en#subscribed');
      expect(kept).toMatchObject([{ email: 'a@b.co', language: 'en' }]);
    });

    it('leads back in the language that only the address asked for', async () => {
      const { app } = start();
      const answer = await app.request(
        path,
        form('email=a%40b.co', { Referer: 'http://localhost/?lng=zh-TW&x=1' }),
      );
      expect(answer.headers.get('Location')).toBe('/?lng=zh-TW#subscribed');
    });

    it('leads back to the regret when it could not be written', async () => {
      const { app } = start({ fails: true });
      const answer = await app.request(path, form('email=a%40b.co'));
      expect(answer.headers.get('Location')).toBe('/en#not-subscribed');
    });

    it('leads back to the regret when it is refused', async () => {
      const { app, kept } = start();
      const answer = await app.request(path, form('email=nobody'));
      expect(answer.headers.get('Location')).toBe('/en#not-subscribed');
      expect(kept).toEqual([]);
    });

    it.each(['http://localhost//evil.example', 'https://evil.example/elsewhere', 'nonsense', ''])(
      'leads to no address of a stranger, such as %j',
      async (referer) => {
        const { app } = start();
        const answer = await app.request(path, form('email=a%40b.co', { Referer: referer }));
        expect(answer.headers.get('Location')).toBe('/#subscribed');
      },
    );

    it.each([{ Origin: 'https://evil.example' }, { Origin: 'null' }, { Origin: 'http://localhost:81' }])(
      'is refused from another site, as with %j',
      async (headers) => {
        const { app, kept } = start();
        const answer = await app.request(path, form('email=a%40b.co', headers));
        expect(answer.status).toBe(403);
        expect(await answer.json()).toMatchObject({ code: 403 });
        expect(kept).toEqual([]);
      },
    );
  });

  it('is refused when it is larger than any form of the site', async () => {
    const { app } = start();
    const answer = await app.request(path, subscribe(JSON.stringify({ email: 'a'.repeat(40_000) })));
    expect(answer.status).toBe(413);
  });

  it('is never called kept when it could not be written', async () => {
    const { app } = start({ fails: true });
    const answer = await app.request(path, subscribe('{"email":"a@b.co"}'));
    expect(answer.status).toBe(503);
    expect(await answer.text()).not.toContain('disk');
  });
});

describe('a visitor', () => {
  const { app } = start();

  it.each([
    ['zh-HK', '您好', 'zh-TW'],
    ['zh-CN', '你好', 'zh-CN'],
    ['fr', 'hello', 'en'],
  ])(
    'whose browser asks for %s is answered in that language on a bare address',
    async (asked, text, language) => {
      const answer = await app.request('/', { headers: { 'Accept-Language': asked } });
      expect(await answer.text()).toBe(text);
      expect(answer.headers.get('Content-Language')).toBe(language);
      expect(answer.headers.get('Vary')).toContain('Accept-Language, Cookie');
    },
  );

  it('is answered in the language of the address, whatever the browser asks for', async () => {
    const answer = await app.request('/en', {
      headers: { 'Accept-Language': 'zh-TW', Cookie: 'i18next=zh-TW' },
    });
    expect(await answer.text()).toBe('hello in english');
  });

  it.each(['/nowhere', '/en/nowhere', '/fr', '//evil', '/en//evil'])(
    'is led home from %s',
    async (address) => {
      const answer = await app.request(`http://localhost${address}`);
      expect(answer.status).toBe(302);
      expect(answer.headers.get('Location')).toBe('/');
    },
  );

  it.each([
    '/assets/gone.js',
    '/locales/en/none.json',
    '/locales/..%2f..%2fpackage.json',
    '/.env',
    '/index.html',
  ])('is told that the file %s is not there', async (address) => {
    const answer = await app.request(address);
    expect(answer.status).toBe(404);
    expect(answer.headers.get('Content-Type')).toMatch(/^text\/plain/);
    expect(answer.headers.get('Cache-Control')).toBe('no-store');
  });

  it('is led to the one address of a page that has a slash too many, with the query', async () => {
    const answer = await app.request('/en/?plan=booking');
    expect(answer.status).toBe(308);
    expect(answer.headers.get('Location')).toBe('/en?plan=booking');
  });

  it('is not sent again what is known already', async () => {
    const first = await app.request('/en');
    const second = await app.request('/en', {
      headers: { 'If-None-Match': first.headers.get('ETag') ?? '' },
    });
    expect(second.status).toBe(304);
    expect(second.headers.get('Content-Security-Policy')).toBe(first.headers.get('Content-Security-Policy'));
  });

  it('keeps an asset whose name holds its hash for good', async () => {
    const answer = await app.request('/assets/a-1.js');
    expect(answer.headers.get('Cache-Control')).toBe('public, max-age=31536000, immutable');
  });
});

describe('every answer', () => {
  const { app } = start();

  it.each([
    ['GET', '/'],
    ['GET', '/nowhere'],
    ['GET', '/assets/a-1.js'],
    ['GET', '/assets/gone.js'],
    ['GET', '/healthz'],
    ['GET', path],
    ['POST', path],
    ['DELETE', '/'],
  ])('to %s %s carries the protective headers', async (method, address) => {
    const { headers } = await app.request(address, { method });
    const { 'Content-Security-Policy': policy, ...others } = protectionOf();
    expect(Object.fromEntries(Object.keys(others).map((name) => [name, headers.get(name)]))).toEqual(others);
    const document = headers.get('Content-Type')?.startsWith('text/html');
    expect(headers.get('Content-Security-Policy')).toBe(
      document ? `${documentPolicy}; report-to csp` : policy,
    );
  });
});

describe('the log', () => {
  it('has one line of JSON for a request, by the id of its answer, with nothing of what was written', async () => {
    const { app, lines } = smallApp({ trustedHops: 1 });
    const answer = await app.request('/api/v1/contact?secret=1', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'X-Forwarded-For': '203.0.113.77' },
      body: JSON.stringify({
        name: 'Ada',
        email: 'ada@example.com',
        subject: 'S',
        message: 'Tea\n{"level":50}',
      }),
    });
    expect(lines).toHaveLength(1);
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({
      request: answer.headers.get('X-Request-Id'),
      method: 'POST',
      path: '/api/v1/contact',
      status: 201,
      network: '203.0.113.0/24',
    });
    expect(lines.join()).not.toMatch(/Ada|ada@|Tea|secret|113\.77/);
  });
});
