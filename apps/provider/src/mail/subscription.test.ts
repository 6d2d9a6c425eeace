import { beforeEach, describe, expect, it, vi } from 'vitest';
import { databaseKinds, emptyDatabase } from '../testing/empty-database.ts';
import { startMailServer } from '../testing/mail-server.ts';
import { postJson } from '../testing/post-json.ts';
import {
  insertSentMails,
  pollOptions,
  startProviderWithMail,
  waitUntilSent,
  type ProviderWithMail,
} from '../testing/provider-with-mail.ts';

const startTime = new Date('2026-11-20T12:00:00Z');
const hours = (count: number) => new Date(startTime.getTime() + count * 3_600_000);

describe.each(databaseKinds)('a subscription with %s', (kind) => {
  let now: Date;
  let server: Awaited<ReturnType<typeof startMailServer>>;
  let provider: ProviderWithMail;
  beforeEach(async () => {
    now = startTime;
    server = await startMailServer();
    provider = await startProviderWithMail({
      database: await emptyDatabase(kind),
      port: server.port,
      now: () => now,
    });
  });

  const signUp = (email: string, language = 'en') =>
    postJson(provider.app, '/api/v1/newsletter/subscribe', { email }, { 'Content-Language': language });

  /** Subscribes and returns the links of the confirmation mail. */
  async function linksFor(email: string, language = 'en') {
    const mails = () => server.received.filter(({ to }) => to.includes(email));
    const before = mails().length;
    await signUp(email, language);
    await vi.waitFor(() => {
      expect(mails()).toHaveLength(before + 1);
    }, pollOptions);
    const mail = mails()[before];
    const [confirm = '', unsubscribe = ''] = (mail?.text.match(/https:\S+/g) ?? []).map((link) =>
      link.replace('https://www.example.com', ''),
    );
    return { mail, confirm, unsubscribe };
  }

  const get = (link: string) => provider.app.request(link);
  const post = (link: string) => provider.app.request(link, { method: 'POST' });

  const subscribers = () =>
    provider.query(
      'SELECT email, language, status, network, consented_at, confirmed_at, unsubscribed_at FROM subscribers ORDER BY email',
    );

  it.each([
    [
      'en',
      'Please confirm your subscription to the newsletter of www.example.com',
      'Confirm your subscription',
      'You are subscribed',
      'Unsubscribe',
      'You are unsubscribed',
    ],
    ['zh-TW', '請確認訂閱www.example.com的電子報', '確認訂閱', '訂閱成功', '取消訂閱', '已取消訂閱'],
  ])(
    'is confirmed and ended by the links of its mail, in %s',
    async (language, subject, confirm, confirmed, stop, stopped) => {
      const links = await linksFor('name@example.com', language);
      expect(links.mail?.to).toEqual(['name@example.com']);
      expect(links.mail?.headers.get('subject')).toBe(subject);
      expect(await subscribers()).toMatchObject([
        { status: 'pending', language, network: 'unknown', consented_at: startTime.toISOString() },
      ]);

      const confirmationPage = await get(links.confirm);
      expect(confirmationPage.status).toBe(200);
      const page = await confirmationPage.text();
      expect(page).toContain(`<html lang="${language}" dir="ltr">`);
      expect(page).toContain(`<h1>${confirm}</h1>`);
      expect(page).toContain('<form method="post"><button>');

      now = hours(1);
      expect(await (await post(links.confirm)).text()).toContain(`<h1>${confirmed}</h1>`);
      expect(await subscribers()).toMatchObject([
        { status: 'subscribed', confirmed_at: hours(1).toISOString() },
      ]);

      expect(await (await get(links.unsubscribe)).text()).toContain(`<h1>${stop}</h1>`);
      now = hours(2);
      expect(await (await post(links.unsubscribe)).text()).toContain(`<h1>${stopped}</h1>`);
      expect(await subscribers()).toMatchObject([
        { status: 'unsubscribed', unsubscribed_at: hours(2).toISOString() },
      ]);
    },
  );

  it('can be ended with the unsubscribe button of a mail program, repeatedly', async () => {
    const links = await linksFor('name@example.com');
    expect(links.mail?.headers.get('list-unsubscribe')).toBe(`<https://www.example.com${links.unsubscribe}>`);
    expect(links.mail?.headers.get('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
    await post(links.confirm);
    for (const time of [hours(1), hours(2)]) {
      now = time;
      const response = await provider.app.request(links.unsubscribe, {
        method: 'POST',
        headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
        body: 'List-Unsubscribe=One-Click',
      });
      expect(response.status).toBe(200);
    }
    expect(await subscribers()).toMatchObject([
      { status: 'unsubscribed', unsubscribed_at: hours(1).toISOString() },
    ]);
  });

  it('is not changed by programs that open the links of a mail', async () => {
    const links = await linksFor('name@example.com');
    const before = await subscribers();
    for (const link of [links.confirm, links.unsubscribe]) {
      await get(link);
      await provider.app.request(link, { method: 'HEAD' });
    }
    expect(await subscribers()).toEqual(before);
  });

  it('is confirmed once by each link, and again by a new mail after it was ended', async () => {
    const links = await linksFor('name@example.com');
    await post(links.confirm);
    await post(links.unsubscribe);
    const next = await linksFor('name@example.com');
    const again = await post(links.confirm);
    expect(again.status).toBe(404);
    expect(await again.text()).toContain('This link no longer works');
    expect(await subscribers()).toMatchObject([{ status: 'pending' }]);
    await post(next.confirm);
    expect(await subscribers()).toMatchObject([{ status: 'subscribed', unsubscribed_at: null }]);
  });

  it('causes no more mails to an address that refused, until 90 days later', async () => {
    await post((await linksFor('name@example.com')).confirm);
    await post((await linksFor('other@example.com')).unsubscribe);
    const before = await subscribers();
    now = hours(25);
    expect((await signUp('Other@example.com')).status).toBe(201);
    expect(await subscribers()).toEqual(before);
    expect(await provider.outbox()).toHaveLength(2);

    now = hours(90 * 24);
    await provider.store.deleteExpired(now);
    const { confirm } = await linksFor('other@example.com');
    await post(confirm);
    expect(await subscribers()).toMatchObject([{ status: 'subscribed' }, { status: 'subscribed' }]);
  });

  it('causes no more mails when a subscriber who had unsubscribed refuses to subscribe again', async () => {
    const links = await linksFor('name@example.com');
    await post(links.confirm);
    await post(links.unsubscribe);
    now = hours(1);
    await post((await linksFor('name@example.com')).unsubscribe);
    await signUp('name@example.com');
    expect(await provider.outbox()).toHaveLength(2);
  });

  it('can still be confirmed by the links of a mail that also refused it', async () => {
    const links = await linksFor('name@example.com');
    await post(links.unsubscribe);
    expect((await get(links.confirm)).status).toBe(200);
    await post(links.confirm);
    expect(await subscribers()).toMatchObject([{ status: 'subscribed', unsubscribed_at: null }]);
  });

  it('cannot be confirmed after 48 hours', async () => {
    const links = await linksFor('name@example.com');
    now = hours(48);
    expect((await get(links.confirm)).status).toBe(404);
    expect((await post(links.confirm)).status).toBe(404);
    expect(await subscribers()).toMatchObject([{ status: 'pending' }]);
  });

  it.each(['confirm', 'unsubscribe'])(
    'has a link to %s that cannot be guessed or read from the database',
    async (kind) => {
      const links = await linksFor('name@example.com');
      const token = links.confirm.split('=')[1] ?? '';
      expect(token).toMatch(/^[\w-]{22}$/);
      const stored = [...(await provider.query('SELECT * FROM confirmations')), ...(await provider.outbox())];
      expect(JSON.stringify(stored)).not.toContain(token);

      const guesses = ['', 'x', 'A'.repeat(22), token.toLowerCase(), `${token}%00`, '%27%20OR%201=1%20--'];
      for (const guess of guesses)
        for (const method of ['GET', 'POST'])
          expect(
            (await provider.app.request(`/api/v1/newsletter/${kind}?token=${guess}`, { method })).status,
          ).toBe(404);
      expect(await subscribers()).toMatchObject([{ status: 'pending' }]);
    },
  );

  it('causes at most three confirmation mails a day', async () => {
    for (let index = 0; index < 10; index += 1) await signUp('name@example.com');
    await waitUntilSent(provider, 3);
    expect(await provider.outbox()).toHaveLength(3);
    now = hours(24);
    await signUp('NAME@example.com');
    await waitUntilSent(provider, 4);
  });

  it('is one of at most 200 confirmation mails an hour, and the others are delayed', async () => {
    await insertSentMails(provider, 'confirmation', 195, startTime);
    await Promise.all(
      Array.from({ length: 12 }, async (_, index) => signUp(`a${String(index)}@example.com`)),
    );
    await vi.waitFor(async () => {
      expect((await provider.outbox()).filter(({ state }) => state === 'waiting')).toMatchObject(
        Array(7).fill({ leased_until: null, due_at: new Date(startTime.getTime() + 600_000).toISOString() }),
      );
    }, pollOptions);
    expect(server.received).toHaveLength(5);
    now = hours(1);
    provider.worker.poll();
    await waitUntilSent(provider, 207);
    expect(new Set(server.received.map(({ to }) => String(to))).size).toBe(12);
  });

  it('gets the same response for a new, pending, subscribed or unsubscribed address', async () => {
    const responseTo = async (email: string) => {
      const response = await signUp(email);
      const headers = [...response.headers].filter(([name]) => name !== 'x-request-id');
      return { status: response.status, headers, body: await response.text() };
    };
    const unknown = await responseTo('waiting@example.com');
    expect(unknown.status).toBe(201);
    await post((await linksFor('known@example.com')).confirm);
    await post((await linksFor('ended@example.com')).unsubscribe);
    for (const email of ['waiting@example.com', 'known@example.com', 'ended@example.com'])
      expect(await responseTo(email)).toEqual(unknown);
  });

  it('is unchanged, without another mail, when a subscriber signs up again', async () => {
    await post((await linksFor('name@example.com')).confirm);
    const before = await subscribers();
    now = hours(1);
    await signUp('Name@example.com', 'zh-CN');
    await signUp('other@example.com');
    await waitUntilSent(provider, 2);
    expect(server.received.map(({ to }) => to)).toEqual([['name@example.com'], ['other@example.com']]);
    expect((await subscribers())[0]).toEqual(before[0]);
  });

  it('is not confirmed by mail when it was ended before the mail was sent', async () => {
    const { unsubscribe } = await linksFor('name@example.com');
    server.behavior = 'reject temporarily';
    await signUp('name@example.com');
    await vi.waitFor(async () => {
      expect(await provider.outbox()).toContainEqual(
        expect.objectContaining({ state: 'waiting', attempts: 1, leased_until: null }),
      );
    }, pollOptions);
    await post(unsubscribe);
    server.behavior = 'accept';
    now = hours(1);
    provider.worker.poll();
    await vi.waitFor(async () => {
      expect((await provider.outbox()).map(({ state }) => state).sort()).toEqual(['cancelled', 'sent']);
    }, pollOptions);
    expect(server.received).toHaveLength(1);
  });

  it('is given up at once when the mailbox does not exist', async () => {
    server.behavior = 'unknown mailbox';
    await signUp('nobody@example.com');
    await vi.waitFor(async () => {
      expect(await provider.outbox()).toMatchObject([{ state: 'given-up', attempts: 1 }]);
    }, pollOptions);
  });
});
