import { endpoints } from '@studio/api-client/contract';
import { describe, expect, it } from 'vitest';
import { postJson } from './testing/post-json.ts';
import { smallApp } from './testing/small-app.ts';

const now = new Date('2026-11-20T12:00:00Z');
const message = { name: 'Ada', email: 'ada@example.com', subject: 'A shop', message: 'We sell tea.' };

function start() {
  const { app, database, lines } = smallApp({ now: () => now, trustedHops: 1 });
  const headers = { 'Content-Language': 'zh-CN', 'X-Forwarded-For': '203.0.113.77' };
  const send = (body: unknown) => postJson(app, endpoints.contact, body, headers);
  const subscribe = (body: unknown) => postJson(app, endpoints.newsletter, body, headers);
  const postForm = (path: string, fields: Record<string, string>, referer: string) =>
    app.request(path, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/x-www-form-urlencoded',
        Origin: 'http://localhost',
        Referer: `http://localhost${referer}`,
      },
      body: new URLSearchParams(fields).toString(),
    });
  const readMessages = () => database.query('SELECT * FROM messages ORDER BY seq');
  const readSubscribers = () => database.query('SELECT * FROM subscribers');
  return { app, database, lines, send, subscribe, postForm, readMessages, readSubscribers };
}

describe('a message from the contact form', () => {
  it('is stored before it is acknowledged with its id', async () => {
    const { send, readMessages } = start();
    const optional = { phone: '1', company: 'Tea' };
    const response = await send({ ...message, ...optional, extra: 'x' });
    expect(response.status).toBe(201);
    const [stored, ...others] = await readMessages();
    expect(await response.json()).toEqual({ code: 201, data: { code: 201, id: stored?.['id'] } });
    const received = { language: 'zh-CN', received_at: now.toISOString(), key: null, quarantine: null };
    expect(stored).toMatchObject({ ...message, ...optional, ...received });
    expect(others).toEqual([]);
  });

  it('is rejected with an error for every invalid field', async () => {
    const { send, readMessages } = start();
    const response = await send({ ...message, name: '', email: 'invalid' });
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ code: 400, fields: { name: 'required', email: 'email' } });
    expect(await readMessages()).toEqual([]);
  });

  it.each([
    [{ referral: 'https://spam.example' }, 'honeypot'],
    [{ elapsed: 1999 }, 'too_fast'],
    [{ elapsed: 2000 }, null],
    [{ elapsed: 'soon', key: '!' }, null],
    [{ referral: 'https://spam.example', elapsed: 'soon' }, 'honeypot'],
    [{ referral: ['https://spam.example'] }, 'honeypot'],
    [{ elapsed: 3, key: '!' }, 'too_fast'],
    [{}, null],
  ])('is accepted and stored, quarantined if it looks automated: %j', async (extras, quarantine) => {
    const { send, readMessages } = start();
    expect((await send({ ...message, ...extras })).status).toBe(201);
    expect(await readMessages()).toMatchObject([{ name: 'Ada', quarantine }]);
  });

  it('gets an identical response when it is quarantined', async () => {
    const responseTo = async (extras: object) => {
      const response = await start().send({ ...message, ...extras });
      const headers = [...response.headers].filter(([name]) => name !== 'x-request-id');
      const body = (await response.text()).replace(/[\da-f-]{36}/, 'id');
      return { status: response.status, headers, body };
    };
    const person = await responseTo({ referral: '', elapsed: 30_000 });
    expect(await responseTo({ referral: 'https://spam.example' })).toEqual(person);
    expect(await responseTo({ elapsed: 3 })).toEqual(person);
  });

  it('is rejected without repeating any input', async () => {
    const canary = 'canary<script>';
    for (const body of [
      { ...message, name: canary.repeat(20) },
      { ...message, email: canary },
      { ...message, [canary]: 1, subject: 7 },
      { ...message, phone: { [canary]: canary } },
      canary,
    ]) {
      const response = await start().send(body);
      expect(response.status).toBe(400);
      expect(await response.text()).not.toContain('canary');
    }
  });

  it('is stored without JavaScript too, and redirects to the page', async () => {
    const { postForm, readMessages } = start();
    const response = await postForm(`${endpoints.contact}?lng=en`, message, '/en');
    expect(response.status).toBe(303);
    expect(response.headers.get('Location')).toBe('/en#sent');
    expect(await readMessages()).toMatchObject([{ ...message, language: 'en' }]);
  });

  it.each([
    ['?service=photography-basic', '\n\nservice=photography-basic'],
    ['?lng=en&plan=booking&billing=yearly', '\n\nplan=booking&billing=yearly'],
    ['?q=two+words%0A', ''],
    [`?plan=${'a'.repeat(100)}`, ''],
  ])('without JavaScript, names what the visitor chose with %s', async (query, end) => {
    const { postForm, readMessages } = start();
    await postForm(`${endpoints.contact}?lng=en`, message, `/en/contact${query}`);
    expect(await readMessages()).toMatchObject([{ message: message.message + end }]);
  });
});

describe('a newsletter sign-up', () => {
  it('is stored with the time, the language and the network before it is acknowledged', async () => {
    const { subscribe, readSubscribers } = start();
    const response = await subscribe({ email: 'a@b.co' });
    expect(response.status).toBe(201);
    expect(await response.json()).toEqual({ code: 201, data: { code: 201 } });
    const consent = { language: 'zh-CN', network: '203.0.113.0/24', consented_at: now.toISOString() };
    expect(await readSubscribers()).toMatchObject([{ email: 'a@b.co', ...consent }]);
  });

  it.each([
    [{ email: 'invalid' }, { email: 'email' }],
    [{ email: '' }, { email: 'required' }],
    [{}, { email: 'required' }],
    [null, {}],
  ])('is rejected with the invalid fields for %j', async (body, fields) => {
    const { subscribe, readSubscribers } = start();
    const response = await subscribe(body);
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ code: 400, fields });
    expect(await readSubscribers()).toEqual([]);
  });

  it('is not acknowledged when it could not be stored', async () => {
    const { subscribe, database } = start();
    await database.query('PRAGMA query_only = 1');
    const response = await subscribe({ email: 'a@b.co' });
    expect(response.status).toBe(503);
    expect(await response.text()).not.toContain('readonly');
  });
});

it('a page has the language of its URL, whatever the browser prefers', async () => {
  const headers = { 'Accept-Language': 'zh-TW', Cookie: 'i18next=zh-TW' };
  const response = await start().app.request('/en', { headers });
  expect(await response.text()).toBe('hello in english');
});

it('the log has one JSON line per request with its X-Request-Id, and no input of the visitor', async () => {
  const { app, lines } = start();
  const body = { ...message, message: 'Tea\n{"level":50}' };
  const headers = { 'X-Forwarded-For': '203.0.113.77' };
  const response = await postJson(app, `${endpoints.contact}?secret=1`, body, headers);
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
