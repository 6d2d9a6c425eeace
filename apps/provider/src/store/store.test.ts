import { beforeEach, describe, expect, it } from 'vitest';
import { databaseKinds, emptyDatabase, openTestDatabase } from '../testing/empty-database.ts';
import { message } from '../testing/owner.ts';
import type { DatabaseAddress } from './open-database.ts';
import { createStore } from './store.ts';

const later = (minutes: number) => new Date(message.receivedAt.getTime() + minutes * 60_000);

/** One of several providers that share a database. */
async function openInstance(address: DatabaseAddress) {
  const database = await openTestDatabase(address);
  return { ...database, ...createStore(database) };
}

describe.each(databaseKinds)('a store in %s', (kind) => {
  let address: DatabaseAddress;
  let store: Awaited<ReturnType<typeof openInstance>>;
  beforeEach(async () => {
    address = await emptyDatabase(kind);
    store = await openInstance(address);
  });

  const storedMessages = () => store.query('SELECT id, name FROM messages ORDER BY seq');

  it('is created once by instances that start at the same time', async () => {
    const another = await emptyDatabase(kind);
    const stores = await Promise.all([another, another, another].map(openInstance));
    const ids = await Promise.all(
      stores.map((one, index) => one.addMessage({ ...message, name: `Visitor ${String(index)}` })),
    );
    expect(new Set(ids).size).toBe(3);
  });

  it('stores a message once when it is sent again within ten minutes', async () => {
    const id = await store.addMessage(message);
    expect(await store.addMessage({ ...message, receivedAt: later(9.9) })).toBe(id);
    expect(await store.addMessage({ ...message, receivedAt: later(10) })).not.toBe(id);
    expect(await storedMessages()).toHaveLength(2);
  });

  it('stores a message once by its key and its content, whenever it is sent again', async () => {
    const keyed = { ...message, key: 'attempt-1234' };
    const first = await store.addMessage(keyed);
    expect(await store.addMessage({ ...keyed, receivedAt: later(600) })).toBe(first);
    const second = await store.addMessage({ ...keyed, name: 'Grace', message: 'We sell coffee.' });
    expect(await storedMessages()).toMatchObject([
      { id: first, name: 'Ada' },
      { id: second, name: 'Grace' },
    ]);
  });

  it.each([undefined, 'attempt-1234'])(
    'stores a message once when several instances receive it at the same time, with the key %s',
    async (key) => {
      const instances = [store, await openInstance(address), await openInstance(address)];
      const attempts = Array.from({ length: 20 }, () => instances).flat();
      const ids = await Promise.all(attempts.map((one) => one.addMessage({ ...message, key })));
      expect(new Set(ids).size).toBe(1);
      expect(await storedMessages()).toHaveLength(1);
    },
  );

  it('stores messages whose fields differ, even if the concatenated fields are equal', async () => {
    const ids = await Promise.all([
      store.addMessage({ ...message, phone: '1', company: '2' }),
      store.addMessage({ ...message, phone: '12', company: '' }),
    ]);
    expect(new Set(ids).size).toBe(2);
  });

  it('rolls back a transaction when its work fails, without the concurrent queries', async () => {
    const add = "INSERT INTO subscribers (email, consented_at) VALUES ($1, '')";
    const rolledBack = store.transaction(async ({ query }) => {
      await query(add, ['undone@example.com']);
      throw new Error('undone');
    });
    const others = [
      store.query(add, ['alone@example.com']),
      store.transaction(({ query }) => query(add, ['after@example.com'])),
    ];
    await expect(rolledBack).rejects.toThrow('undone');
    await Promise.all(others);
    const rows = await store.query('SELECT email FROM subscribers ORDER BY email');
    expect(rows.map(({ email }) => email)).toEqual(['after@example.com', 'alone@example.com']);
  });
});
