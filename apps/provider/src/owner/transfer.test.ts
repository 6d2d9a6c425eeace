import { describe, expect, it } from 'vitest';
import { createStore } from '../store/store.ts';
import { databaseKinds, emptyDatabase, openTestDatabase } from '../testing/empty-database.ts';
import { createOwnerFixture, day, message, settingsFor, subscription } from '../testing/owner.ts';

const tables = ['subscribers ORDER BY id', 'messages ORDER BY seq', 'outbox ORDER BY id'];
const [sqlite, postgres] = databaseKinds;

/** A fixture with rows in every table, and messages on several pages. */
async function createFilledFixture(kind: (typeof databaseKinds)[number], count = 450) {
  const fixture = await createOwnerFixture(kind);
  const { store } = fixture;
  for (let index = 0; index < count; index += 1)
    await store.addMessage({
      ...message,
      name: `Ærø ${String(index)}`,
      message: `東京 👩‍👩‍👧‍👦 e\u0301 ${String(index)}\n\t"'\\`,
      quarantine: index % 7 === 0 ? 'honeypot' : undefined,
    });
  for (const name of ['Ada', 'mei', 'TOM']) await store.subscribe(subscription(`${name}@example.com`));
  await store.createConfirmation(2, day(3));
  return fixture;
}

describe.each([
  [sqlite, postgres],
  [postgres, sqlite],
])('transferring from %s to %s', (from, to) => {
  async function prepareTransfer(count?: number) {
    const { address, store, tool } = await createFilledFixture(from, count);
    const target = await emptyDatabase(to);
    const env = { NEW_DATABASE_URL: settingsFor(target).DATABASE_URL };
    const databases = [await openTestDatabase(address), await openTestDatabase(target)] as const;
    return { store, databases, transfer: () => tool('transfer', { env }) };
  }

  it('copies every row, and only compares them when it runs again', async () => {
    const { databases, transfer } = await prepareTransfer();
    for (let time = 0; time < 2; time += 1) {
      const { code, stdout } = await transfer();
      expect(code).toBe(0);
      expect(stdout).toContain(': subscribers 3, messages 450, outbox 388, confirmations 1. ');
    }
    for (const table of [...tables, 'confirmations']) {
      const [before, after] = await Promise.all(
        databases.map(({ query }) => query(`SELECT * FROM ${table}`)),
      );
      expect(before?.length).toBeGreaterThan(0);
      expect(after?.map((row) => ({ ...row }))).toEqual(before?.map((row) => ({ ...row })));
    }
  });

  it('produces a database that can be used', async () => {
    const { databases, transfer } = await prepareTransfer(3);
    await transfer();
    const store = createStore(databases[1], { mailEnabled: true });
    await store.addMessage({ ...message, subject: 'After the move' });
    await store.subscribe(subscription('ADA@example.com'));
    await store.subscribe(subscription('new@example.com'));
    const [messages, subscribers] = await Promise.all(
      ['messages', 'subscribers'].map((table) => databases[1].query(`SELECT * FROM ${table}`)),
    );
    expect([messages?.length, subscribers?.length]).toEqual([4, 4]);
  });

  it('does not overwrite other data', async () => {
    const { databases, store, transfer } = await prepareTransfer(3);
    await transfer();
    await store.addMessage({ ...message, subject: 'After the move' });
    const { code, stderr } = await transfer();
    expect(code).toBe(1);
    expect(stderr).toContain('Use an empty database.');
    expect(await databases[1].query('SELECT id FROM messages')).toHaveLength(3);
  });
});

it.each([
  [{}, 'Set NEW_DATABASE_URL to the new database'],
  [{ NEW_DATABASE_URL: 'mysql://owner:secret@db' }, 'NEW_DATABASE_URL starts with "mysql:"'],
])('transferring without a valid target fails with a message: %j', async (env, sentence) => {
  const { tool } = await createOwnerFixture(sqlite);
  const { code, stderr } = await tool('transfer', { env });
  expect(code).toBe(1);
  expect(stderr).toContain(sentence);
  expect(stderr).not.toContain('secret');
});
