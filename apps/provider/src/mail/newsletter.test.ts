import { beforeEach, describe, expect, it, vi } from 'vitest';
import { findRecipients, queueNewsletter } from '../owner/records.ts';
import { readBuiltSite, type BuiltSite } from '../site/built-site.ts';
import type { DatabaseAddress } from '../store/open-database.ts';
import { databaseKinds, emptyDatabase } from '../testing/empty-database.ts';
import { startMailServer, type Behavior } from '../testing/mail-server.ts';
import { postJson } from '../testing/post-json.ts';
import { writeSiteWithPosts } from '../testing/site-with-posts.ts';
import {
  pollOptions,
  startProviderWithMail,
  waitUntilSent,
  type ProviderWithMail,
} from '../testing/provider-with-mail.ts';

const startTime = new Date('2026-11-20T12:00:00Z');
const minutes = (count: number) => new Date(startTime.getTime() + count * 60_000);

describe.each(databaseKinds)('a newsletter with %s', (kind) => {
  let database: DatabaseAddress;
  let site: BuiltSite;
  let now: Date;
  let server: Awaited<ReturnType<typeof startMailServer>>;
  let provider: ProviderWithMail;
  beforeEach(async () => {
    now = startTime;
    server = await startMailServer();
    database = await emptyDatabase(kind);
    site = readBuiltSite(writeSiteWithPosts());
    provider = await startProviderWithMail({ database, port: server.port, now: () => now, site });
  });

  async function addSubscribers(count: number, language = 'en') {
    const rows = Array.from(
      { length: count },
      (_, index) => `('${String(index)}@example.com', '${language}', '2026-11-01', 'token-${String(index)}')`,
    );
    await provider.query(
      `INSERT INTO subscribers (email, language, consented_at, unsubscribe_token) VALUES ${rows.join(', ')}`,
    );
  }

  async function queue(post = 'tea') {
    await queueNewsletter(provider, post, await findRecipients(provider, post), now);
    provider.worker.poll();
  }

  const waitForState = (state: string) =>
    vi.waitFor(async () => {
      expect(await provider.outbox()).toMatchObject([{ state }]);
    }, pollOptions);

  /** Waits until the only mail has failed once and waits for the next attempt. */
  const waitForRetry = (more = {}) =>
    vi.waitFor(async () => {
      expect(await provider.outbox()).toMatchObject([
        { state: 'waiting', attempts: 1, leased_until: null, ...more },
      ]);
    }, pollOptions);

  it('contains the post as text and HTML, and the header of the unsubscribe button', async () => {
    await addSubscribers(1, 'zh-TW');
    await queue();
    await waitUntilSent(provider, 1);
    const [mail] = server.received;
    const link = 'https://www.example.com/api/v1/newsletter/unsubscribe?token=token-0';
    expect(Object.fromEntries(mail?.headers ?? [])).toMatchObject({
      to: '0@example.com',
      subject: '茶與墨',
      'list-unsubscribe': `<${link}>`,
      'list-unsubscribe-post': 'List-Unsubscribe=One-Click',
    });
    expect(mail?.text.match(/^Content-Type: .*$/gm)).toEqual([
      'Content-Type: text/plain; charset=utf-8',
      'Content-Type: text/html; charset=utf-8',
    ]);
  });

  it('is sent to at most twenty subscribers a minute', async () => {
    await addSubscribers(25);
    await provider.worker.stop();
    await queue();
    const next = await startProviderWithMail({
      database,
      port: server.port,
      now: () => now,
      site,
      mailer: { send: () => Promise.resolve() },
    });
    await waitUntilSent(next, 20);
    await vi.waitFor(async () => {
      const waiting = (await next.outbox()).filter(({ state }) => state === 'waiting');
      expect(waiting).toMatchObject(Array(5).fill({ due_at: minutes(1).toISOString() }));
    }, pollOptions);
    now = minutes(1);
    next.worker.poll();
    await waitUntilSent(next, 25);
  });

  it('is not sent to a subscriber who unsubscribes before it is sent', async () => {
    await addSubscribers(1);
    server.behavior = 'reject temporarily';
    await queue();
    await waitForRetry();
    await provider.store.unsubscribe('token-0', now);
    server.behavior = 'accept';
    now = minutes(1);
    provider.worker.poll();
    await waitForState('cancelled');
    expect(server.received).toEqual([]);
  });

  it('is sent after the server has refused it', async () => {
    await addSubscribers(1);
    server.behavior = 'reject temporarily';
    await queue();
    await waitForRetry();
    server.behavior = 'accept';
    now = minutes(1);
    provider.worker.poll();
    await waitUntilSent(provider, 1);
  });

  it('waits for a server that is down', async () => {
    await addSubscribers(1);
    await server.close();
    await queue();
    await waitForRetry();
  });

  it('waits until the provider has read a site with the post', async () => {
    await addSubscribers(1);
    await queue('coffee');
    await waitForRetry({
      last_error: 'The site of this provider has no post "coffee". Build it, and restart the provider.',
    });
  });

  it.each<Behavior>(['disconnect', 'unknown mailbox'])(
    'is given up when the server behaves like "%s"',
    async (behavior) => {
      await addSubscribers(1);
      server.behavior = behavior;
      await queue();
      await waitForState('given-up');
      // Only mails to the company affect the health.
      expect(await provider.store.outbox.stats()).toMatchObject({ givenUp: 0 });
    },
  );

  it('is not sent again when a provider has crashed while it sent it', async () => {
    await addSubscribers(1);
    await provider.worker.stop();
    await queue();
    await provider.store.outbox.claim(startTime, minutes(3), 1);
    expect(await provider.store.outbox.claim(minutes(3), minutes(6), 1)).toEqual([]);
    await waitForState('given-up');
  });

  it('does not count as a confirmation mail when the address signs up again', async () => {
    await addSubscribers(1);
    for (const post of ['tea', 'harbour']) await queue(post);
    await waitUntilSent(provider, 2);
    await provider.store.unsubscribe('token-0', now);
    for (let index = 0; index < 3; index += 1)
      await postJson(provider.app, '/api/v1/newsletter/subscribe', { email: '0@example.com' });
    await waitUntilSent(provider, 5);
  });
});
