import { setTimeout } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { databaseKinds, emptyDatabase } from '../testing/empty-database.ts';
import { startProvider } from '../testing/provider.ts';
import { acknowledgedId, keepAliveAgent, newMessage, sendMessage } from '../testing/visitors.ts';
import { readStoredMessages } from '../testing/kill-provider.ts';

it.each(databaseKinds)('a provider that stops answers all visitors, and stores all in %s', async (kind) => {
  const address = await emptyDatabase(kind);
  const provider = await startProvider(address);
  const ids: (string | undefined)[] = [];
  let closedConnections = 0;
  // The test fails if a connection is closed without `Connection: close` in its last response.
  const visitors = Array.from({ length: 32 }, async () => {
    const agent = keepAliveAgent(1);
    for (;;) {
      const response = await sendMessage(agent, provider.url, newMessage());
      ids.push(acknowledgedId(response));
      if (response.headers['connection'] === 'close') break;
    }
    closedConnections += 1;
    agent.destroy();
  });

  await setTimeout(500);
  const startTime = performance.now();
  const [code] = await Promise.all([provider.end('SIGTERM'), ...visitors]);
  expect(performance.now() - startTime).toBeLessThan(10_000);
  expect(code).toBe(0);
  expect(closedConnections).toBe(32);

  const { rows } = await readStoredMessages(address);
  expect(ids.toSorted()).toEqual(rows.map(({ id }) => id).toSorted());
});
