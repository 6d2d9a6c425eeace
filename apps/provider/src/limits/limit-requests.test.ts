import { describe, expect, it } from 'vitest';
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

/** Behind a proxy, which says where each request comes from. */
function start() {
  const clock = { now: Date.parse('2026-11-20T12:00:00Z') };
  const own = createMemoryLimiter(() => clock.now);
  const { app, database } = smallApp({ limiters: { own, shared: own }, trustedHops: 1 });
  const ask = (path: string) => app.request(path, { headers: { 'X-Forwarded-For': '198.51.100.1' } });
  const post = (path: string, body: object, from = '198.51.100.1') =>
    app.request(path, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'X-Forwarded-For': from },
      body: JSON.stringify(body),
    });
  const count = async () => (await database.query('SELECT id FROM messages')).length;
  return { app, database, clock, ask, post, count };
}

const times = <T>(most: number, work: (time: number) => Promise<T>) =>
  Promise.all(Array.from({ length: most }, (_, time) => work(time)));
const statuses = (answers: readonly Response[]) => Object.groupBy(answers, ({ status }) => String(status));

describe('a visitor who writes again and again', () => {
  it('is heard five times, and then told when the next time will be', async () => {
    const { clock, post, count } = start();
    const answers = await times(30, async (time) => post(contact, message(`a${String(time)}@b.co`)));
    expect(statuses(answers)['201']).toHaveLength(limits.contact.most);
    const refusal = answers.find(({ status }) => status === 429);
    expect(await refusal?.json()).toEqual({
      code: 429,
      message: 'That was too often. Please try again later.',
    });
    expect(refusal?.headers.get('Retry-After')).toBe('120');
    expect(await count()).toBe(limits.contact.most);

    clock.now += 119_000;
    expect((await post(contact, message('z@b.co'))).status).toBe(429);
    clock.now += 1000;
    expect((await post(contact, message('z@b.co'))).status).toBe(201);
  });

  it('may mistype as often as anybody does', async () => {
    const { post } = start();
    const answers = await times(20, async () => post(contact, message('nobody')));
    expect(statuses(answers)['400']).toHaveLength(20);
    expect((await post(contact, message())).status).toBe(201);
  });

  it('is led back to the regret on the page, if it has no scripts', async () => {
    const { app } = start();
    const send = (time: number) =>
      app.request(contact, {
        method: 'POST',
        headers: { Origin: 'http://localhost', Referer: 'http://localhost/en' },
        body: new URLSearchParams(message('ada@example.com', `Ada ${String(time)}`)),
      });
    const answers = await times(4, async (time) => send(time));
    expect(answers.map(({ headers }) => headers.get('Location')).sort()).toEqual([
      '/en#not-sent',
      '/en#sent',
      '/en#sent',
      '/en#sent',
    ]);
  });
});

describe('a visitor who presses twice, or whose browser tries again', () => {
  it.each([{ key: 'attempt-1234' }, {}])(
    'is told each time that the one message is kept, with %j',
    async (extras) => {
      const { post, count } = start();
      const answers = await times(20, async () => post(contact, { ...message(), ...extras }));
      expect(statuses(answers)['201']).toHaveLength(20);
      const bodies = await Promise.all(answers.map((answer) => answer.text()));
      expect(new Set(bodies).size).toBe(1);
      expect(await count()).toBe(1);
    },
  );
});

describe('a visitor whose message cannot be kept', () => {
  it('may send it again until it is, as if it had never been sent', async () => {
    const { post, database, count } = start();
    await database.query('ALTER TABLE messages RENAME TO elsewhere');
    for (let time = 0; time < 20; time += 1) expect((await post(contact, message())).status).toBe(503);
    await database.query('ALTER TABLE elsewhere RENAME TO messages');
    expect((await post(contact, message())).status).toBe(201);
    expect(await count()).toBe(1);
  });
});

describe('many visitors who give one address', () => {
  it('are heard three times', async () => {
    const { post } = start();
    const answers = await times(10, async (time) =>
      post(contact, message('ADA@example.com', `Ada ${String(time)}`), `203.0.113.${String(time)}`),
    );
    expect(statuses(answers)['201']).toHaveLength(limits.sender.most);
  });
});

describe('visitors behind a proxy', () => {
  const email = (time: number) => `a${String(time)}@b.co`;

  it('are counted apart', async () => {
    const { post } = start();
    const answers = await times(20, async (time) =>
      post(contact, message(email(time)), `203.0.113.${String(time)}`),
    );
    expect(statuses(answers)['201']).toHaveLength(20);
  });

  it('gain nothing by inventing where they come from', async () => {
    const { post } = start();
    const answers = await times(20, async (time) =>
      post(contact, message(email(time)), `203.0.113.${String(time)}, 198.51.100.1`),
    );
    expect(statuses(answers)['201']).toHaveLength(limits.contact.most);
  });

  it('are one if they are of one household', async () => {
    const { post } = start();
    const answers = await times(256, async (time) =>
      post(contact, message(email(time)), `2001:db8:0:ab${time.toString(16).padStart(2, '0')}::1`),
    );
    expect(statuses(answers)['201']).toHaveLength(limits.contact.most);
  });
});

describe('a visitor who asks again and again', () => {
  it.each([
    ['/api/v1/wechat/namecard/mei', limits.nameCard.most],
    ['/en', limits.requests.most],
  ])('for %s is answered %d times', async (path, most) => {
    const { ask } = start();
    const answers = await times(most + 30, async () => ask(path));
    expect(statuses(answers)['200']).toHaveLength(most);
    expect(statuses(answers)['429']).toHaveLength(30);
  });

  it('signs up five times', async () => {
    const { post } = start();
    const answers = await times(20, async (time) =>
      post('/api/v1/newsletter/subscribe', { email: `a${String(time)}@b.co` }),
    );
    expect(statuses(answers)['201']).toHaveLength(limits.newsletter.most);
  });
});
