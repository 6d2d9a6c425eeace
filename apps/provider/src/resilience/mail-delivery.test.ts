import { expect, it, vi } from 'vitest';
import { databaseKinds, emptyDatabase } from '../testing/empty-database.ts';
import { startMailServer } from '../testing/mail-server.ts';
import { mailSettings } from '../testing/owner.ts';
import { startProviderWithMail } from '../testing/provider-with-mail.ts';
import { killRepeatedly, minAcknowledged } from '../testing/kill-provider.ts';

it.each(databaseKinds)(
  'a provider that is killed repeatedly eventually mails every acknowledged message, with %s',
  { timeout: 60_000 },
  async (kind) => {
    const database = await emptyDatabase(kind);
    const server = await startMailServer();
    const env = { ...mailSettings, SMTP_URL: `smtp://127.0.0.1:${String(server.port)}` };
    const { acknowledged } = await killRepeatedly(database, 4, 8, env);
    expect(acknowledged.size).toBeGreaterThanOrEqual(4 * minAcknowledged);

    // The leases of the killed instances have expired by then.
    let now = new Date(Date.now() + 10 * 60_000);
    const provider = await startProviderWithMail({ database, port: server.port, now: () => now });
    expect(
      await provider.query(
        'SELECT id FROM messages WHERE NOT EXISTS (SELECT 1 FROM outbox WHERE message_id = messages.id)',
      ),
    ).toEqual([]);
    await vi.waitFor(
      async () => {
        const waiting = (await provider.outbox()).filter(({ state }) => state === 'waiting');
        const busy = waiting.some((row) => row['leased_until'] !== null);
        if (!busy) {
          now = new Date(now.getTime() + 10 * 60_000);
          provider.worker.poll();
        }
        expect(waiting).toEqual([]);
      },
      { timeout: 30_000, interval: 50 },
    );

    const texts = server.received.map(({ text }) => text).join('\n');
    expect([...acknowledged.keys()].filter((id) => !texts.includes(id))).toEqual([]);
    // Duplicates have the same Message-ID.
    const mails = new Map(server.received.map(({ headers, text }) => [headers.get('message-id'), text]));
    const ids = [...mails.values()].map((text) => / where it is stored as (\S+)\.$/m.exec(text)?.[1]);
    const single = ids.filter((id) => id !== undefined);
    expect(new Set(single).size).toBe(single.length);
  },
);
