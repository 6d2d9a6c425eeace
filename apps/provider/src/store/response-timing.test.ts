import { describe, expect, it } from 'vitest';
import { day, message, subscription } from '../testing/owner.ts';
import { openSqlite } from './sqlite.ts';
import { createStore } from './store.ts';

function open() {
  const database = openSqlite(':memory:');
  const store = createStore(database, { onMailQueued: () => undefined });
  const totalChanges = async () =>
    Number((await database.query('SELECT total_changes() AS rows'))[0]?.['rows']);
  /** The number of rows that some work writes. */
  const countWrites = async (work: () => Promise<unknown>) => {
    const before = await totalChanges();
    await work();
    return (await totalChanges()) - before;
  };
  return { database, store, countWrites };
}

describe('response times', () => {
  it('reveal no quarantined message: it writes as many rows as another', async () => {
    const { store, countWrites } = open();
    const rows = [];
    for (const quarantine of [undefined, 'trap', 'hurry'] as const)
      rows.push(
        await countWrites(() => store.addMessage({ ...message, subject: String(quarantine), quarantine })),
      );
    expect(rows).toEqual([2, 2, 2]);
  });

  it('reveal no subscriber: a pending, subscribed or unsubscribed address writes as many rows', async () => {
    const { database, store, countWrites } = open();
    const rows = [];
    for (const status of ['pending', 'subscribed', 'unsubscribed']) {
      const email = `${status}@example.com`;
      await store.subscribe(subscription(email));
      await database.query('UPDATE subscribers SET status = $2 WHERE email = $1', [email, status]);
      rows.push(await countWrites(() => store.subscribe({ ...subscription(email), consentedAt: day(2) })));
    }
    expect(rows).toEqual([2, 2, 2]);
    expect(await database.query('SELECT status, consented_at FROM subscribers ORDER BY id')).toMatchObject([
      { status: 'pending', consented_at: day(2).toISOString() },
      { status: 'subscribed', consented_at: day(1).toISOString() },
      { status: 'pending', consented_at: day(2).toISOString() },
    ]);
  });
});
