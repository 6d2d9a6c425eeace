import { describe, expect, it } from 'vitest';
import { emptyDatabase, openTestDatabase } from '../testing/empty-database.ts';
import { limits, type Exceeded, type Hit, type Limiter } from './limits.ts';
import { createMemoryLimiter } from './memory-limiter.ts';
import { createSharedLimiter } from './shared-limiter.ts';

const contact: Hit = { limit: 'contact', key: '203.0.113.7' };
const minute = 60_000;

const openPostgres = async () => openTestDatabase(await emptyDatabase('PostgreSQL'));

const kinds = {
  memory: (now: () => number) => Promise.resolve(createMemoryLimiter(now)),
  PostgreSQL: async (now: () => number) => createSharedLimiter(await openPostgres(), now),
} satisfies Record<string, (now: () => number) => Promise<Limiter>>;

describe.each(Object.entries(kinds))('a limiter that counts in %s', (_, create) => {
  async function start() {
    const clock = { now: Date.parse('2026-11-20T12:00:00Z') };
    const limiter = await create(() => clock.now);
    const repeat = async (claims: readonly Hit[], times: number) => {
      const results: (Exceeded | undefined)[] = [];
      for (let time = 0; time < times; time += 1) results.push(await limiter.consume(claims));
      return results;
    };
    return { clock, limiter, repeat };
  }
  const allowed = (results: (Exceeded | undefined)[]) => results.filter((result) => !result).length;

  it('returns the seconds to wait', async () => {
    const { clock, limiter, repeat } = await start();
    await repeat([contact], limits.contact.max);
    clock.now += 30_500;
    expect(await limiter.consume([contact])).toEqual({ limit: 'contact', seconds: 90 });
    clock.now += 89_499;
    expect(await limiter.consume([contact])).toEqual({ limit: 'contact', seconds: 1 });
    clock.now += 1;
    expect(await limiter.consume([contact])).toBeUndefined();
  });

  it('allows as many hits as the limit, also after a pause', async () => {
    const { clock, repeat } = await start();
    expect(allowed(await repeat([contact], 200))).toBe(limits.contact.max);
    clock.now += 60 * minute;
    expect(allowed(await repeat([contact], 10))).toBe(limits.contact.max);
  });

  it('counts keys separately', async () => {
    const { limiter, repeat } = await start();
    await repeat([contact], 10);
    expect(await limiter.consume([{ ...contact, key: '203.0.113.8' }])).toBeUndefined();
  });

  it('does not count refunded hits, or hits that were rejected together with another', async () => {
    const { limiter, repeat } = await start();
    const newsletter: Hit = { limit: 'newsletter', key: contact.key };
    for (let time = 0; time < 10; time += 1) {
      expect(await limiter.consume([contact, newsletter])).toBeUndefined();
      await limiter.refund([contact, newsletter]);
    }
    expect(allowed(await repeat([newsletter], 10))).toBe(limits.newsletter.max);
    await repeat([contact, newsletter], 10);
    expect(allowed(await repeat([contact], 10))).toBe(limits.contact.max);
  });

  it('enforces several limits at once', async () => {
    const { clock, limiter, repeat } = await start();
    const daily: Hit = { limit: 'contactDaily', key: contact.key };
    for (let round = 0; round < 4; round += 1) {
      expect(allowed(await repeat([contact, daily], limits.contact.max))).toBe(limits.contact.max);
      clock.now += 10 * minute;
    }
    expect(await limiter.consume([contact, daily])).toMatchObject({ limit: 'contactDaily' });
  });
});

it('a limiter in memory evicts the least recently used key', () => {
  const limiter = createMemoryLimiter(() => 0);
  const visit = (key: string) => limiter.consume([{ limit: 'newsletter', key }]);
  const visitOften = (name: string, most: number) => {
    for (let time = 0; time < most; time += 1) visit(`${name} ${String(time)}`);
  };
  for (let time = 1; time < limits.newsletter.max; time += 1) visit('regular');
  visitOften('guest', 49_999);
  visit('regular');
  visitOften('stranger', 10);
  expect(visit('regular')).toBeDefined();
  visitOften('crowd', 50_000);
  expect(visit('regular')).toBeUndefined();
});

describe('limiters of several instances', () => {
  it('share one limit', async () => {
    const database = await openPostgres();
    const [one, other] = [createSharedLimiter(database), createSharedLimiter(database)];
    const results = await Promise.all(
      Array.from({ length: 40 }, (_, index) => (index % 2 ? one : other).consume([contact])),
    );
    expect(results.filter((result) => !result)).toHaveLength(limits.contact.max);
  });

  it('store no plain key', async () => {
    const database = await openPostgres();
    await createSharedLimiter(database).consume([contact]);
    const [row] = await database.query('SELECT * FROM limits');
    expect(row).toBeDefined();
    expect(JSON.stringify(row)).not.toContain('203.0');
  });
});
