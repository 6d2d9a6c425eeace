import { readdirSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { createSharedLimiter } from '../limits/shared-limiter.ts';
import { databaseKinds, emptyDatabase, openTestDatabase } from '../testing/empty-database.ts';
import { message, subscription } from '../testing/owner.ts';
import type { Database } from './database.ts';
import type { DatabaseAddress } from './open-database.ts';
import { createStore, type Store } from './store.ts';

const startTime = new Date('2026-11-01T12:00:00Z');
const hours = (count: number) => new Date(startTime.getTime() + count * 3_600_000);
const days = (count: number) => hours(24 * count);

describe.each(databaseKinds)('data in %s', (kind) => {
  let address: DatabaseAddress;
  let database: Database;
  let store: Store;
  beforeEach(async () => {
    address = await emptyDatabase(kind);
    database = await openTestDatabase(address);
    store = createStore(database, { mailEnabled: true });
  });

  const count = async (table: string) => (await database.query(`SELECT * FROM ${table}`)).length;
  const names = async () =>
    (await database.query('SELECT name FROM messages ORDER BY seq')).map(({ name }) => name);
  const add = (name: string, more: Partial<typeof message> = {}) =>
    store.addMessage({ ...message, name, receivedAt: startTime, ...more });

  it('is deleted after 30 days when it is a quarantined message that was not released', async () => {
    await add('Bot', { quarantine: 'honeypot' });
    await add('Ada');
    await store.deleteExpired(new Date(days(30).getTime() - 1));
    expect(await names()).toEqual(['Bot', 'Ada']);
    await store.deleteExpired(days(30));
    expect(await names()).toEqual(['Ada']);
    await store.deleteExpired(days(36_500));
    expect(await names()).toEqual(['Ada']);
  });

  it('is deleted after 48 hours when it is a confirmation token', async () => {
    await store.subscribe(subscription('ada@example.com'));
    const [mail] = await store.outbox.claim(hours(0), hours(1), 1);
    if (mail?.content.kind !== 'confirmation') throw new Error('There is no confirmation mail.');
    await store.createConfirmation(mail.content.subscriber, hours(48));
    await store.outbox.sent(mail, hours(0));
    await store.deleteExpired(new Date(hours(48).getTime() - 1));
    expect(await count('confirmations')).toBe(1);
    await store.deleteExpired(hours(48));
    expect(await count('confirmations')).toBe(0);
    expect(await count('outbox')).toBe(0);
    expect(await count('subscribers')).toBe(1);
  });

  it('is deleted after a week when it is an address that was not confirmed', async () => {
    await store.subscribe({ ...subscription('ada@example.com'), consentedAt: startTime });
    await store.deleteExpired(new Date(days(7).getTime() - 1));
    expect(await count('subscribers')).toBe(1);
    await store.deleteExpired(days(7));
    expect(await count('subscribers')).toBe(0);
    expect(await count('outbox')).toBe(0);
  });

  it('is deleted after 90 days when it is an address that was unsubscribed, and its network at once', async () => {
    const subscribed = createStore(database);
    for (const name of ['ada', 'grace'])
      await subscribed.subscribe({ ...subscription(`${name}@example.com`), network: '203.0.113.0/24' });
    const [row] = await database.query("SELECT unsubscribe_token FROM subscribers WHERE email LIKE 'ada%'");
    await store.unsubscribe(String(row?.['unsubscribe_token']), startTime);
    const networks = () => database.query('SELECT network FROM subscribers ORDER BY email');
    expect(await networks()).toEqual([{ network: null }, { network: '203.0.113.0/24' }]);
    await store.deleteExpired(new Date(days(90).getTime() - 1));
    expect(await count('subscribers')).toBe(2);
    await store.deleteExpired(days(90));
    expect(await networks()).toEqual([{ network: '203.0.113.0/24' }]);
  });

  it('is deleted after a day when it is a rate limit counter', async () => {
    const limiter = createSharedLimiter(database, () => startTime.getTime());
    for (let time = 0; time < 20; time += 1)
      await limiter.consume([{ limit: 'contactDaily', key: '203.0.113.7' }]);
    await store.deleteExpired(new Date(hours(24).getTime() - 1));
    expect(await count('limits')).toBe(1);
    await store.deleteExpired(hours(24));
    expect(await count('limits')).toBe(0);
  });

  it('is deleted after the configured number of days when it is a message that was mailed', async () => {
    for (let index = 0; index < 700; index += 1) await add(`Visitor ${String(index)}`);
    await database.query("UPDATE outbox SET state = 'sent'");
    await add('Waiting');
    await add('Given up');
    await database.query(
      "UPDATE outbox SET state = 'given-up' WHERE message_id = (SELECT id FROM messages WHERE name = 'Given up')",
    );
    await add('Yesterday', { receivedAt: days(364) });
    await store.deleteExpired(days(365), 365);
    expect(await names()).toEqual(['Waiting', 'Given up', 'Yesterday']);

    await database.query("UPDATE outbox SET state = 'sent'");
    await store.deleteExpired(days(365), 365);
    expect(await names()).toEqual(['Yesterday']);
    expect(await count('outbox')).toBe(1);
  });

  it('is not deleted while the digest of the message is not sent', async () => {
    await add('Ada');
    await database.query("UPDATE outbox SET state = 'digested', digest_id = 'all'");
    await database.query(
      "INSERT INTO outbox (id, kind, state, queued_at, due_at) VALUES ('all', 'digest', 'given-up', '2026', '2026')",
    );
    await store.deleteExpired(days(2), 1);
    expect(await names()).toEqual(['Ada']);
    await database.query("UPDATE outbox SET state = 'sent', sent_at = '2027' WHERE id = 'all'");
    await store.deleteExpired(days(2), 1);
    expect(await names()).toEqual([]);
  });

  it.runIf(kind === 'SQLite')('cannot be found in the files after it was deleted', async () => {
    const folder = 'sqlite' in address ? dirname(address.sqlite) : '';
    const inFiles = (text: string) =>
      readdirSync(folder).some((file) => readFileSync(`${folder}/${file}`).includes(text));
    const plan = (index: number) => `The secret plan ${String(index)}. `.repeat(100);
    for (let index = 0; index < 60; index += 1)
      await add(index % 3 === 0 ? 'Ada' : 'Marvin the robot', {
        email: index % 3 === 0 ? 'ada@example.com' : 'marvin@example.com',
        message: plan(index),
        quarantine: index % 3 === 0 ? undefined : 'honeypot',
      });
    expect(inFiles('Marvin the robot')).toBe(true);
    expect(inFiles('secret plan 7.')).toBe(true);

    await store.deleteExpired(days(30));
    for (const trace of ['Marvin', 'marvin@example.com', 'secret plan 7.', 'secret plan 59.'])
      expect(inFiles(trace)).toBe(false);
    expect(inFiles('secret plan 6.')).toBe(true);
    expect(await names()).toEqual(Array<string>(20).fill('Ada'));
  });
});
