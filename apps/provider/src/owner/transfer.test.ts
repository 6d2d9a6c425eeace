import { describe, expect, it, onTestFinished } from 'vitest';
import { openDatabase } from '../store/open-database.ts';
import { createStore } from '../store/store.ts';
import { databaseKinds, emptyDatabase } from '../testing/empty-database.ts';
import { day, message, openOffice, settingsFor, subscription } from '../testing/owner.ts';

const tables = ['subscribers ORDER BY id', 'messages ORDER BY seq', 'outbox ORDER BY id'];
const [sqlite, postgres] = databaseKinds;

/** Everything that is kept, and what else was sent over several pages. */
async function openFullOffice(kind: (typeof databaseKinds)[number], count = 450) {
  const office = await openOffice(kind);
  const { provider } = office;
  await Promise.all(
    Array.from({ length: count }, (_, index) =>
      provider.addMessage({
        ...message,
        name: `Ærø ${String(index)}`,
        message: `東京 👩‍👩‍👧‍👦 e\u0301 ${String(index)}\n\t"'\\`,
        quarantine: index % 7 === 0 ? 'trap' : undefined,
      }),
    ),
  );
  for (const name of ['Ada', 'mei', 'TOM']) await provider.subscribe(subscription(`${name}@example.com`));
  await provider.createConfirmation(2, day(3));
  return office;
}

describe.each([
  [sqlite, postgres],
  [postgres, sqlite],
])('an owner who moves from %s to %s', (from, to) => {
  async function move(count?: number) {
    const { address, provider, owner } = await openFullOffice(from, count);
    const target = await emptyDatabase(to);
    const env = { NEW_DATABASE_URL: settingsFor(target).DATABASE_URL };
    const databases = [await openDatabase(address), await openDatabase(target)] as const;
    for (const database of databases) onTestFinished(database.close);
    return { provider, databases, transfer: () => owner('transfer', { env }) };
  }

  it('finds every row there as it was, also when it is asked for twice', async () => {
    const { databases, transfer } = await move();
    for (let time = 0; time < 2; time += 1) {
      const { code, out } = await transfer();
      expect(out).toContain('450 messages and 3 subscribers');
      expect(code).toBe(0);
    }
    for (const table of [...tables, 'confirmations']) {
      const [before, after] = await Promise.all(
        databases.map(({ query }) => query(`SELECT * FROM ${table}`)),
      );
      expect(before?.length).toBeGreaterThan(0);
      expect(after?.map((row) => ({ ...row }))).toEqual(before?.map((row) => ({ ...row })));
    }
  });

  it('can go on there', async () => {
    const { databases, transfer } = await move(3);
    await transfer();
    const store = createStore(databases[1], { onMail: () => undefined });
    await store.addMessage({ ...message, subject: 'After the move' });
    await store.subscribe(subscription('ADA@example.com'));
    await store.subscribe(subscription('new@example.com'));
    const [messages, subscribers] = await Promise.all(
      ['messages', 'subscribers'].map((table) => databases[1].query(`SELECT * FROM ${table}`)),
    );
    expect([messages?.length, subscribers?.length]).toEqual([4, 4]);
  });

  it('never writes over what is there already', async () => {
    const { databases, provider, transfer } = await move(3);
    await transfer();
    await provider.addMessage({ ...message, subject: 'After the move' });
    const { code, notes } = await transfer();
    expect(code).toBe(1);
    expect(notes).toContain('Use an empty database.');
    expect(await databases[1].query('SELECT id FROM messages')).toHaveLength(3);
  });
});

describe('an owner who does not say where to', () => {
  it.each([
    [{}, 'Say in NEW_DATABASE_URL where it shall go'],
    [{ NEW_DATABASE_URL: 'mysql://owner:secret@db' }, 'NEW_DATABASE_URL starts with "mysql:"'],
  ])('is told so: %j', async (env, sentence) => {
    const { owner } = await openOffice(sqlite);
    const { code, notes } = await owner('transfer', { env });
    expect(code).toBe(1);
    expect(notes).toContain(sentence);
    expect(notes).not.toContain('secret');
  });
});
