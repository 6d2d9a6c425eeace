import { describe, expect, it } from 'vitest';
import { postJson } from '../testing/post-json.ts';
import { smallApp } from '../testing/small-app.ts';
import { limits } from './limits.ts';
import { createMemoryLimiter } from './memory-limiter.ts';

const contact = '/api/v1/contact';
const message = (email = 'ada@example.com', name = 'Ada') => ({
  name,
  email,
  subject: 'Tea',
  message: `We sell tea. ${email}`,
});

/** Behind a proxy that sends the client address. */
function start() {
  const clock = { now: Date.parse('2026-11-20T12:00:00Z') };
  const local = createMemoryLimiter(() => clock.now);
  const { app, database } = smallApp({ limiters: { local, shared: local }, trustedHops: 1 });
  const get = (path: string) => app.request(path, { headers: { 'X-Forwarded-For': '198.51.100.1' } });
  const post = (path: string, body: object, from = '198.51.100.1') =>
    postJson(app, path, body, { 'X-Forwarded-For': from });
  const count = async () => (await database.query('SELECT id FROM messages')).length;
  return { app, database, clock, get, post, count };
}

const times = <T>(most: number, work: (time: number) => Promise<T>) =>
  Promise.all(Array.from({ length: most }, (_, time) => work(time)));
const statuses = (responses: readonly Response[]) =>
  Object.groupBy(responses, ({ status }) => String(status));

describe('a visitor who sends many messages', () => {
  it('is rate limited after five, and gets a Retry-After', async () => {
    const { clock, post, count } = start();
    const responses = await times(30, async (time) => post(contact, message(`a${String(time)}@b.co`)));
    expect(statuses(responses)['201']).toHaveLength(limits.contact.max);
    const limited = responses.find(({ status }) => status === 429);
    expect(await limited?.json()).toEqual({
      code: 429,
      message: 'Too many requests. Please try again later.',
    });
    expect(limited?.headers.get('Retry-After')).toBe('120');
    expect(await count()).toBe(limits.contact.max);

    clock.now += 119_000;
    expect((await post(contact, message('z@b.co'))).status).toBe(429);
    clock.now += 1000;
    expect((await post(contact, message('z@b.co'))).status).toBe(201);
  });

  it('is not limited for invalid input', async () => {
    const { post } = start();
    const responses = await times(20, async () => post(contact, message('invalid')));
    expect(statuses(responses)['400']).toHaveLength(20);
    expect((await post(contact, message())).status).toBe(201);
  });
});

it('a message that is sent repeatedly is acknowledged each time with the same id', async () => {
  const { post } = start();
  const responses = await times(20, async () => post(contact, message()));
  expect(statuses(responses)['201']).toHaveLength(20);
  expect(new Set(await Promise.all(responses.map((response) => response.text()))).size).toBe(1);
});

it('a message that cannot be stored does not count against the limit', async () => {
  const { post, database, count } = start();
  await database.query('ALTER TABLE messages RENAME TO elsewhere');
  for (let time = 0; time < 20; time += 1) expect((await post(contact, message())).status).toBe(503);
  await database.query('ALTER TABLE elsewhere RENAME TO messages');
  expect((await post(contact, message())).status).toBe(201);
  expect(await count()).toBe(1);
});

it.each([
  ['from many clients are accepted', undefined, '', 20],
  ['with the address of one person from many clients are accepted', 'ADA@example.com', '', 20],
  ['with a forged X-Forwarded-For are limited', undefined, ', 198.51.100.1', limits.contact.max],
])('messages %s', async (_, sender, rest, accepted) => {
  const { post } = start();
  const responses = await times(20, async (time) => {
    const sent = message(sender ?? `a${String(time)}@b.co`, `Ada ${String(time)}`);
    return post(contact, sent, `203.0.113.${String(time)}${rest}`);
  });
  expect(statuses(responses)['201']).toHaveLength(accepted);
});

describe('a visitor who sends many requests', () => {
  it.each([
    ['/api/v1/wechat/namecard/mei', limits.nameCard.max],
    ['/en', limits.requests.max],
  ])('for %s gets %d responses', async (path, most) => {
    const { get } = start();
    const responses = await times(most + 30, async () => get(path));
    expect(statuses(responses)['200']).toHaveLength(most);
    expect(statuses(responses)['429']).toHaveLength(30);
  });

  it('can subscribe five times', async () => {
    const { post } = start();
    const responses = await times(20, async (time) =>
      post('/api/v1/newsletter/subscribe', { email: `a${String(time)}@b.co` }),
    );
    expect(statuses(responses)['201']).toHaveLength(limits.newsletter.max);
  });
});
