import { describe, expect, it, onTestFinished } from 'vitest';
import type { Database } from '../store/database.ts';
import { openDatabase } from '../store/open-database.ts';
import { openSqlite } from '../store/sqlite.ts';
import { emptyDatabase } from '../testing/empty-database.ts';
import { limits, type Claim, type Exceeded, type Limiter } from './limits.ts';
import { createMemoryLimiter } from './memory-limiter.ts';
import { createSharedLimiter } from './shared-limiter.ts';

const contact: Claim = { limit: 'contact', who: '203.0.113.7' };
const minute = 60_000;

async function open(database: Database | Promise<Database>): Promise<Database> {
  onTestFinished((await database).close);
  return database;
}

const databases = {
  SQLite: () => open(openSqlite(':memory:')),
  PostgreSQL: async () => open(openDatabase(await emptyDatabase('PostgreSQL'))),
};

const kinds = {
  memory: (now: () => number) => Promise.resolve(createMemoryLimiter(now)),
  SQLite: async (now: () => number) => createSharedLimiter(await databases.SQLite(), now),
  PostgreSQL: async (now: () => number) => createSharedLimiter(await databases.PostgreSQL(), now),
} satisfies Record<string, (now: () => number) => Promise<Limiter>>;

describe.each(Object.entries(kinds))('a limiter that counts in %s', (_, create) => {
  async function start() {
    const clock = { now: Date.parse('2026-11-20T12:00:00Z') };
    const limiter = await create(() => clock.now);
    const often = async (claims: readonly Claim[], times: number) => {
      const answers: (Exceeded | undefined)[] = [];
      for (let time = 0; time < times; time += 1) answers.push(await limiter.take(claims));
      return answers;
    };
    return { clock, limiter, often };
  }
  const allowed = (answers: (Exceeded | undefined)[]) => answers.filter((answer) => !answer).length;

  it('lets somebody do as much as the limit says, and not once more', async () => {
    const { often } = await start();
    expect(allowed(await often([contact], 200))).toBe(limits.contact.most);
  });

  it('says how long to wait, to the second', async () => {
    const { clock, limiter, often } = await start();
    await often([contact], limits.contact.most);
    clock.now += 30_500;
    expect(await limiter.take([contact])).toEqual({ limit: 'contact', seconds: 90 });
    clock.now += 89_499;
    expect(await limiter.take([contact])).toEqual({ limit: 'contact', seconds: 1 });
    clock.now += 1;
    expect(await limiter.take([contact])).toBeUndefined();
  });

  it('gives everything back to somebody who has waited, and no more than that', async () => {
    const { clock, often } = await start();
    await often([contact], 10);
    clock.now += 60 * minute;
    expect(allowed(await often([contact], 10))).toBe(limits.contact.most);
  });

  it('counts everybody apart', async () => {
    const { limiter, often } = await start();
    await often([contact], 10);
    expect(await limiter.take([{ ...contact, who: '203.0.113.8' }])).toBeUndefined();
  });

  it('counts nothing that is taken back, nor what was wanted together with too much', async () => {
    const { limiter, often } = await start();
    const sender: Claim = { limit: 'sender', who: 'ada@example.com' };
    for (let time = 0; time < 10; time += 1) {
      expect(await limiter.take([contact, sender])).toBeUndefined();
      await limiter.giveBack([contact, sender]);
    }
    expect(allowed(await often([sender], 10))).toBe(limits.sender.most);
    await often([contact, sender], 10);
    expect(allowed(await often([contact], 10))).toBe(limits.contact.most);
  });

  it('keeps several limits at once', async () => {
    const { clock, limiter, often } = await start();
    const daily: Claim = { limit: 'contactDaily', who: contact.who };
    for (let round = 0; round < 4; round += 1) {
      expect(allowed(await often([contact, daily], limits.contact.most))).toBe(limits.contact.most);
      clock.now += 10 * minute;
    }
    expect(await limiter.take([contact, daily])).toMatchObject({ limit: 'contactDaily' });
  });
});

describe('a limiter in memory', () => {
  it('forgets whoever was away longest, rather than growing', () => {
    const limiter = createMemoryLimiter(() => 0);
    const visit = (who: string) => limiter.take([{ limit: 'sender', who }]);
    const visitOften = (name: string, most: number) => {
      for (let time = 0; time < most; time += 1) visit(`${name} ${String(time)}`);
    };
    visit('regular');
    visit('regular');
    visitOften('guest', 49_999);
    visit('regular');
    visitOften('stranger', 10);
    expect(visit('regular')).toBeDefined();
    visitOften('crowd', 50_000);
    expect(visit('regular')).toBeUndefined();
  });
});

describe.each(Object.entries(databases))('limiters of several instances on %s', (_, openOne) => {
  it('keep one limit together', async () => {
    const database = await openOne();
    const [one, other] = [createSharedLimiter(database), createSharedLimiter(database)];
    const answers = await Promise.all(
      Array.from({ length: 40 }, (_, index) => (index % 2 ? one : other).take([contact])),
    );
    expect(answers.filter((answer) => !answer)).toHaveLength(limits.contact.most);
  });

  it('leave no address to be read, and nothing that is over', async () => {
    const clock = { now: Date.parse('2026-11-20T12:00:00Z') };
    const database = await openOne();
    const limiter = createSharedLimiter(database, () => clock.now);
    await limiter.take([contact]);
    expect(JSON.stringify(await database.query('SELECT * FROM limits'))).not.toContain('203.0');
    clock.now += 60 * minute;
    await limiter.take([{ ...contact, who: 'another' }]);
    expect(await database.query('SELECT id FROM limits')).toHaveLength(1);
  });
});
