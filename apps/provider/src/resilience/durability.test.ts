import { it } from 'vitest';
import { databaseKinds, emptyDatabase } from '../testing/empty-database.ts';
import { killRepeatedly, minAcknowledged, readStoredMessages } from '../testing/kill-provider.ts';

const rounds = 10;
const visitors = 32;

it.concurrent.for(databaseKinds)(
  'every acknowledged message is stored completely and once in %s, although the provider is killed ten times',
  { timeout: 240_000 },
  async (kind, { expect, onTestFinished }) => {
    const address = await emptyDatabase(kind, onTestFinished);
    const { acknowledged, interrupted } = await killRepeatedly(address, rounds, visitors);
    const { rows, integrityErrors } = await readStoredMessages(address);

    expect(interrupted).toBeGreaterThan(rounds);
    expect(acknowledged.size).toBeGreaterThanOrEqual(rounds * minAcknowledged);
    expect(integrityErrors).toEqual([]);
    const sent = [...acknowledged].map(([id, message]) => ({ id, ...message }));
    const byId = (one: object, other: object) => JSON.stringify(one).localeCompare(JSON.stringify(other));
    expect(rows.toSorted(byId)).toEqual(sent.toSorted(byId));
  },
);
