import { pino } from 'pino';
import { beforeEach, describe, expect, it } from 'vitest';
import { createHousekeeping } from '../housekeeping.ts';
import type { DatabaseAddress } from '../store/open-database.ts';
import { createStore, type Store } from '../store/store.ts';
import { databaseKinds, emptyDatabase, openTestDatabase } from '../testing/empty-database.ts';
import { startMailServer } from '../testing/mail-server.ts';
import { message } from '../testing/owner.ts';
import { startProviderWithMail, waitUntilSent } from '../testing/provider-with-mail.ts';

const startTime = new Date('2026-11-01T12:00:00Z');
const after = (days: number, minutes = 0) =>
  new Date(startTime.getTime() + (days * 24 * 60 + minutes) * 60_000);

// PostgreSQL may take a minute to create a database on a busy machine.
describe.each(databaseKinds)('quarantined messages in %s', { timeout: 120_000 }, (kind) => {
  let address: DatabaseAddress;
  const clock = { now: startTime };
  beforeEach(async () => {
    clock.now = startTime;
    address = await emptyDatabase(kind);
  }, 120_000);

  /** One of several providers that share a database. */
  async function start({ mail = true } = {}) {
    const database = await openTestDatabase(address);
    const store = createStore(database, { mailEnabled: mail });
    const now = () => clock.now;
    const runHousekeeping = createHousekeeping({ store, log: pino({ enabled: false }), now });
    return { store, runHousekeeping, query: database.query };
  }

  const quarantine = (store: Store, name: string) =>
    store.addMessage({ ...message, name, quarantine: 'too_fast', receivedAt: clock.now });

  /** Sends the mails that are due, and returns the numbers of messages that they report. */
  async function deliver({ outbox }: Store): Promise<number[]> {
    const mails = await outbox.claim(clock.now, new Date(clock.now.getTime() + 1000), 10);
    for (const mail of mails) await outbox.sent(mail, clock.now);
    return mails.map(({ content }) => (content.kind === 'quarantine' ? content.messages : 0));
  }

  it('are reported to the owner once a week, by one of several instances, also after a restart', async () => {
    const [one, other] = await Promise.all([start(), start()]);
    const runAll = async () => {
      await Promise.all([one.runHousekeeping(), other.runHousekeeping()]);
      return deliver(one.store);
    };
    expect(await runAll()).toEqual([]);
    await quarantine(one.store, 'Ada');
    clock.now = after(0, 1);
    await quarantine(one.store, 'Grace');
    expect(await runAll()).toEqual([2]);

    clock.now = after(3);
    await quarantine(one.store, 'Mei');
    const restarted = await start();
    await restarted.runHousekeeping();
    expect(await deliver(restarted.store)).toEqual([]);
    clock.now = after(7);
    expect(await runAll()).toEqual([]);
    clock.now = after(7, 1);
    expect(await runAll()).toEqual([3]);
    // No new ones.
    clock.now = after(14, 2);
    expect(await runAll()).toEqual([]);
  });

  it('are not reported when they were released before the mail is sent', async () => {
    const { store, runHousekeeping, query } = await start();
    await quarantine(store, 'Ada');
    await runHousekeeping();
    await query('UPDATE messages SET quarantine = NULL');
    expect(await deliver(store)).toEqual([]);
  });

  it('are not reported without mail', async () => {
    const { store, runHousekeeping, query } = await start({ mail: false });
    await quarantine(store, 'Ada');
    await runHousekeeping();
    expect(await query('SELECT id FROM outbox')).toEqual([]);
  });

  it('are reported with their number and the command that shows them', async () => {
    const server = await startMailServer();
    const { store, runHousekeeping } = await start();
    await quarantine(store, 'Ada');
    clock.now = after(0, 1);
    await quarantine(store, 'Grace');
    await runHousekeeping();
    const provider = await startProviderWithMail({
      database: address,
      port: server.port,
      now: () => clock.now,
    });
    await waitUntilSent(provider, 1);
    const [mail] = server.received;
    expect(mail?.to).toEqual(['hello@example.com']);
    expect(mail?.headers.get('subject')).toBe('www.example.com: 2 messages in quarantine');
    expect(mail?.text.split('\n')).toEqual(
      expect.arrayContaining(['messages list --quarantined', 'messages release ID']),
    );
  });
});
