import { createdAnswer } from '@studio/api-client/contract';
import { pino } from 'pino';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { createApp } from './app.ts';
import { openSqlite } from './store/sqlite.ts';
import { createStore, type NewMessage, type Store } from './store/store.ts';
import type { Subscription } from './store/subscribers.ts';
import { smallApp } from './testing/small-app.ts';
import { smallSite as site } from './testing/small-site.ts';

function start({ fails = false } = {}) {
  const subscriptions: Subscription[] = [];
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
      subscriptions.push(subscription);
      return Promise.resolve();
    },
    close: () => Promise.resolve(),
  };
  const now = () => new Date('2026-11-20T12:00:00Z');
  return {
    subscriptions,
    messages,
    store,
    app: createApp({ store, site, log: pino({ enabled: false }), now }),
  };
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

  it('is stored before it is acknowledged with its id', async () => {
    const { app, messages } = start();
    const response = await app.request(contact, post({ ...message, phone: '1', company: 'Tea', extra: 'x' }));
    expect(response.status).toBe(201);
    expect(await response.json()).toEqual({ code: 201, data: { code: 201, id: 'id-1' } });
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

  it('is rejected with an error for every invalid field', async () => {
    const { app, messages } = start();
    const response = await app.request(contact, post({ ...message, name: '', email: 'invalid' }));
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ code: 400, fields: { name: 'required', email: 'email' } });
    expect(messages).toEqual([]);
  });

  it.each([
    [{ referral: 'https://spam.example' }, 'honeypot'],
    [{ elapsed: 1999 }, 'too_fast'],
    [{ elapsed: 2000 }, undefined],
    [{ elapsed: 'soon', key: '!' }, undefined],
    [{ referral: 'https://spam.example', elapsed: 'soon' }, 'honeypot'],
    [{ referral: ['https://spam.example'] }, 'honeypot'],
    [{ elapsed: 3, key: '!' }, 'too_fast'],
    [{}, undefined],
  ])('is accepted and stored, quarantined if it looks automated: %j', async (extras, quarantine) => {
    const { app, messages } = start();
    const response = await app.request(contact, post({ ...message, ...extras }));
    expect(response.status).toBe(201);
    expect(messages).toMatchObject([{ name: 'Ada', quarantine }]);
  });

  it('gets an identical response when it is quarantined', async () => {
    const responseTo = async (extras: object) => {
      const response = await start().app.request(contact, post({ ...message, ...extras }));
      const headers = [...response.headers].filter(([name]) => name !== 'x-request-id');
      return { status: response.status, headers, body: await response.text() };
    };
    const person = await responseTo({ referral: '', elapsed: 30_000 });
    expect(await responseTo({ referral: 'https://spam.example' })).toEqual(person);
    expect(await responseTo({ elapsed: 3 })).toEqual(person);
  });

  it('is rejected without repeating any input', async () => {
    const { app } = start();
    const canary = 'canary<script>';
    for (const body of [
      { ...message, name: canary.repeat(20) },
      { ...message, email: canary },
      { ...message, [canary]: 1, subject: 7 },
      { ...message, phone: { [canary]: canary } },
      canary,
    ]) {
      const response = await app.request(contact, subscribe(JSON.stringify(body)));
      expect(response.status).toBe(400);
      expect(await response.text()).not.toContain('canary');
    }
  });

  it('is stored for each response of 201, also when the key of another message is reused', async () => {
    const { app, database } = smallApp();
    const messages = [message, { ...message, name: 'Grace', message: 'We sell coffee.' }];
    const ids: unknown[] = [];
    for (const one of messages) {
      const response = await app.request(contact, post({ ...one, key: 'attempt-1234' }));
      expect(response.status).toBe(201);
      ids.push(v.parse(createdAnswer, await response.json()).data.id);
    }
    const rows = await database.query('SELECT id, message FROM messages ORDER BY seq');
    expect(rows).toMatchObject(messages.map((one, index) => ({ id: ids[index], message: one.message })));
  });

  it('is stored without JavaScript too, and redirects to the page', async () => {
    const { app, messages } = start();
    const response = await app.request(`${contact}?lng=en`, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/x-www-form-urlencoded',
        Origin: 'http://localhost',
        Referer: 'http://localhost/en',
      },
      body: new URLSearchParams(message).toString(),
    });
    expect(response.headers.get('Location')).toBe('/en#sent');
    expect(messages).toMatchObject([{ ...message, language: 'en' }]);
  });
});

describe('a newsletter sign-up', () => {
  it('is stored with the time and the language before it is acknowledged', async () => {
    const { app, subscriptions } = start();
    const response = await app.request(
      path,
      subscribe('{"email":"a@b.co"}', { 'Content-Language': 'zh-TW' }),
    );

    expect(response.status).toBe(201);
    expect(await response.json()).toEqual({ code: 201, data: { code: 201 } });
    expect(subscriptions).toEqual([
      {
        email: 'a@b.co',
        language: 'zh-TW',
        network: 'unknown',
        consentedAt: new Date('2026-11-20T12:00:00Z'),
      },
    ]);
  });

  it.each([
    ['{"email":"invalid"}', { email: 'email' }],
    ['{"email":""}', { email: 'required' }],
    ['{}', { email: 'required' }],
    ['null', {}],
  ])('is rejected with the invalid fields for %j', async (body, fields) => {
    const { app, subscriptions } = start();
    const response = await app.request(path, subscribe(body));
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ code: 400, fields });
    expect(subscriptions).toEqual([]);
  });

  describe('without JavaScript', () => {
    const form = (body: string, headers: Record<string, string> = {}) =>
      subscribe(body, {
        'Content-Type': 'application/x-www-form-urlencoded',
        Origin: 'http://localhost',
        Referer: 'http://localhost/en',
        ...headers,
      });

    it('is stored, and redirects to the success message on its page', async () => {
      const { app, subscriptions } = start();
      const response = await app.request(`${path}?lng=en`, form('email=a%40b.co'));
      expect(response.status).toBe(303);
      expect(response.headers.get('Location')).toBe('/en#subscribed');
      expect(subscriptions).toMatchObject([{ email: 'a@b.co', language: 'en' }]);
    });

    it('keeps the language of the query in the redirect', async () => {
      const { app } = start();
      const response = await app.request(
        path,
        form('email=a%40b.co', { Referer: 'http://localhost/?lng=zh-TW&x=1' }),
      );
      expect(response.headers.get('Location')).toBe('/?lng=zh-TW#subscribed');
    });
  });

  it('is not acknowledged when it could not be stored', async () => {
    const { app } = start({ fails: true });
    const response = await app.request(path, subscribe('{"email":"a@b.co"}'));
    expect(response.status).toBe(503);
    expect(await response.text()).not.toContain('disk');
  });
});

describe('a visitor', () => {
  const { app } = start();

  it.each([
    ['zh-HK', '您好', 'zh-TW'],
    ['zh-CN', '你好', 'zh-CN'],
    ['fr', 'hello', 'en'],
  ])(
    'whose browser prefers %s gets that language on a URL without a language',
    async (requested, text, language) => {
      const response = await app.request('/', { headers: { 'Accept-Language': requested } });
      expect(await response.text()).toBe(text);
      expect(response.headers.get('Content-Language')).toBe(language);
      expect(response.headers.get('Vary')).toContain('Accept-Language, Cookie');
    },
  );

  it('gets the language of the URL, whatever the browser prefers', async () => {
    const response = await app.request('/en', {
      headers: { 'Accept-Language': 'zh-TW', Cookie: 'i18next=zh-TW' },
    });
    expect(await response.text()).toBe('hello in english');
  });

  it('is redirected to the URL without a trailing slash, with the query', async () => {
    const response = await app.request('/en/?plan=booking');
    expect(response.status).toBe(308);
    expect(response.headers.get('Location')).toBe('/en?plan=booking');
  });
});

describe('the log', () => {
  it('has one JSON line per request with its X-Request-Id, and no input of the visitor', async () => {
    const { app, lines } = smallApp({ trustedHops: 1 });
    const response = await app.request('/api/v1/contact?secret=1', {
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
      event: 'request',
      requestId: response.headers.get('X-Request-Id'),
      method: 'POST',
      path: '/api/v1/contact',
      status: 201,
      network: '203.0.113.0/24',
    });
    expect(lines.join()).not.toMatch(/Ada|ada@|Tea|secret|113\.77/);
  });
});
