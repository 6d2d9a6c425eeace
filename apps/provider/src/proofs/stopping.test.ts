import { setTimeout } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { databaseKinds, emptyDatabase } from '../testing/empty-database.ts';
import { startProvider } from '../testing/provider.ts';
import { idOf, keepingConnections, newMessage, send } from '../testing/visitors.ts';
import { keptMessages } from './nothing-lost.ts';

describe('a provider that is asked to stop while 32 visitors write', () => {
  it.each(databaseKinds)('answers everybody, keeps everything in %s and ends', async (kind) => {
    const address = await emptyDatabase(kind);
    const provider = await startProvider(address);
    const ids: (string | undefined)[] = [];
    let farewells = 0;
    // Any connection that is broken, or refused before its visitor was told, fails the test.
    const visitors = Array.from({ length: 32 }, async () => {
      const agent = keepingConnections(1);
      for (;;) {
        const answer = await send(agent, provider.url, newMessage());
        ids.push(idOf(answer));
        if (answer.headers['connection'] === 'close') break;
      }
      farewells += 1;
      agent.destroy();
    });

    await setTimeout(500);
    const began = performance.now();
    const [code] = await Promise.all([provider.end('SIGTERM'), ...visitors]);
    expect(performance.now() - began).toBeLessThan(10_000);
    expect(code).toBe(0);
    expect(farewells).toBe(32);

    const { rows } = await keptMessages(address);
    expect(ids.toSorted()).toEqual(rows.map(({ id }) => id).toSorted());
  });
});
