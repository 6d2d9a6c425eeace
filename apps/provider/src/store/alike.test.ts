import { describe, expect, it } from 'vitest';
import { day, message, subscription } from '../testing/owner.ts';
import { openSqlite } from './sqlite.ts';
import { createStore } from './store.ts';

function open() {
  const database = openSqlite(':memory:');
  const store = createStore(database, { onMail: () => undefined });
  const written = async () => Number((await database.query('SELECT total_changes() AS rows'))[0]?.['rows']);
  /** How many rows some work writes. */
  const rowsOf = async (work: () => Promise<unknown>) => {
    const before = await written();
    await work();
    return (await written()) - before;
  };
  return { database, store, rowsOf };
}

// `npm run bench -- alike` looks at the times themselves.
describe('an answer whose time shall tell nothing', () => {
  it('takes as much writing for a message that is held back as for one that is mailed', async () => {
    const { store, rowsOf } = open();
    const rows = [];
    for (const quarantine of [undefined, 'trap', 'hurry'] as const)
      rows.push(
        await rowsOf(() => store.addMessage({ ...message, subject: String(quarantine), quarantine })),
      );
    expect(rows).toEqual([2, 2, 2]);
  });

  it('takes as much writing for whoever waits, has subscribed, or has ended it', async () => {
    const { database, store, rowsOf } = open();
    const rows = [];
    for (const status of ['pending', 'subscribed', 'unsubscribed']) {
      const email = `${status}@example.com`;
      await store.subscribe(subscription(email));
      await database.query('UPDATE subscribers SET status = $2 WHERE email = $1', [email, status]);
      rows.push(await rowsOf(() => store.subscribe({ ...subscription(email), consentedAt: day(2) })));
    }
    expect(rows).toEqual([2, 2, 2]);
    expect(await database.query('SELECT status, consented_at FROM subscribers ORDER BY id')).toMatchObject([
      { status: 'pending', consented_at: day(2).toISOString() },
      { status: 'subscribed', consented_at: day(1).toISOString() },
      { status: 'pending', consented_at: day(2).toISOString() },
    ]);
  });
});
