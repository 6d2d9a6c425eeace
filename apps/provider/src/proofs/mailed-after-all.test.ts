import { describe, expect, it, vi } from 'vitest';
import { databaseKinds, emptyDatabase } from '../testing/empty-database.ts';
import { startMailServer } from '../testing/mail-server.ts';
import { mailSettings } from '../testing/owner.ts';
import { startProviderWithMail } from '../testing/provider-with-mail.ts';
import { killAgainAndAgain } from './nothing-lost.ts';

describe('a provider that is killed again and again while it mails what visitors write', () => {
  it.each(databaseKinds)(
    'has mailed every message that it acknowledged in the end, with %s',
    { timeout: 60_000 },
    async (kind) => {
      const database = await emptyDatabase(kind);
      const server = await startMailServer();
      const env = { ...mailSettings, SMTP_URL: `smtp://127.0.0.1:${String(server.port)}` };
      const { acknowledged } = await killAgainAndAgain(database, 4, 8, env);
      expect(acknowledged.size).toBeGreaterThan(50);

      // By then the instances that died have lost what they had claimed.
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
            provider.postman.wake();
          }
          expect(waiting).toEqual([]);
        },
        { timeout: 30_000, interval: 50 },
      );

      const texts = server.received.map(({ text }) => text).join('\n');
      expect([...acknowledged.keys()].filter((id) => !texts.includes(id))).toEqual([]);
      // What came twice is known by its Message-ID.
      const mails = new Map(server.received.map(({ headers, text }) => [headers.get('message-id'), text]));
      const ids = [...mails.values()].map((text) => / where it is kept as (\S+)\.$/m.exec(text)?.[1]);
      const single = ids.filter((id) => id !== undefined);
      expect(new Set(single).size).toBe(single.length);
    },
  );
});
