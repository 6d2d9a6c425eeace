import { describe, it } from 'vitest';
import { databaseKinds, emptyDatabase } from '../testing/empty-database.ts';
import { keptMessages, killAgainAndAgain } from './nothing-lost.ts';

const rounds = 30;
const visitors = 32;

describe('a provider that is killed thirty times while visitors write', () => {
  it.concurrent.for(databaseKinds)(
    'has every message that it acknowledged, whole and once, in %s',
    { timeout: 120_000 },
    async (kind, { expect, onTestFinished }) => {
      const address = await emptyDatabase(kind, onTestFinished);
      const { acknowledged, interrupted } = await killAgainAndAgain(address, rounds, visitors);
      const { rows, faults } = await keptMessages(address);

      expect(interrupted).toBeGreaterThan(rounds);
      expect(acknowledged.size).toBeGreaterThan(rounds * 10);
      expect(faults).toEqual([]);
      const sent = [...acknowledged].map(([id, message]) => ({ id, ...message }));
      const byId = (one: object, other: object) => JSON.stringify(one).localeCompare(JSON.stringify(other));
      expect(rows.toSorted(byId)).toEqual(sent.toSorted(byId));
    },
  );
});
