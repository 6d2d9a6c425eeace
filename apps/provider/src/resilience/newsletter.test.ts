import { setTimeout } from 'node:timers/promises';
import { expect, it, vi } from 'vitest';
import { databaseKinds, emptyDatabase, openTestDatabase } from '../testing/empty-database.ts';
import { startMailServer } from '../testing/mail-server.ts';
import { mailSettings, runTool, settingsFor } from '../testing/owner.ts';
import { startProvider } from '../testing/provider.ts';
import { writeSiteWithPosts } from '../testing/site-with-posts.ts';

const subscribers = 400;
/** The provider sends this number in a minute. */
const sentInAMinute = 20;

it.each(databaseKinds)(
  'a newsletter reaches no one twice when the tool and then the provider are killed, with %s',
  { timeout: 60_000 },
  async (kind) => {
    const address = await emptyDatabase(kind);
    const database = await openTestDatabase(address);
    const rows = Array.from(
      { length: subscribers },
      (_, index) => `('${String(index)}@example.com', '2026')`,
    );
    await database.query(`INSERT INTO subscribers (email, consented_at) VALUES ${rows.join(', ')}`);
    const server = await startMailServer();
    const env = {
      ...settingsFor(address),
      ...mailSettings,
      SMTP_URL: `smtp://127.0.0.1:${String(server.port)}`,
      SITE_DIR: writeSiteWithPosts(),
    };
    const queued = async () => (await database.query('SELECT subscriber_id FROM outbox')).length;

    const send = () => runTool(env, 'newsletter', 'send', '--post', 'tea');

    const killed = send();
    await vi.waitFor(
      async () => {
        expect(await queued()).toBeGreaterThan(5);
      },
      { timeout: 15_000, interval: 1 },
    );
    killed.child.kill('SIGKILL');
    await expect(killed).rejects.toMatchObject({ signal: 'SIGKILL' });
    expect(await queued()).toBeLessThan(subscribers);
    for (let time = 0; time < 2; time += 1) {
      await send();
      expect(await queued()).toBe(subscribers);
    }

    for (const goal of [5, 10]) {
      const provider = await startProvider(address, { env });
      await vi.waitFor(
        () => {
          expect(server.received.length).toBeGreaterThanOrEqual(goal);
        },
        { timeout: 15_000, interval: 1 },
      );
      await provider.end('SIGKILL');
    }
    const provider = await startProvider(address, { env });
    await send();
    await setTimeout(3000);
    await provider.end('SIGTERM');

    const recipients = server.received.map(({ to }) => String(to));
    expect(new Set(recipients).size).toBe(recipients.length);
    expect(recipients.length).toBeGreaterThanOrEqual(10);
    // Each kill may hide up to three mails that were sent.
    expect(recipients.length).toBeLessThanOrEqual(sentInAMinute + 6);
  },
);
