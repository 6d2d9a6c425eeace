import { join } from 'node:path';
import { expect, it } from 'vitest';
import { emptyDatabase, emptyFolder } from '../testing/empty-database.ts';
import { startProvider } from '../testing/provider.ts';
import { traceCalls, traceSkipReason } from '../testing/strace.ts';
import { acknowledgedId, keepAliveAgent, newMessage, sendMessage } from '../testing/visitors.ts';

it.skipIf(traceSkipReason)(`SQLite syncs a message before acknowledging it ${traceSkipReason}`, async () => {
  const provider = await startProvider(await emptyDatabase('SQLite'));
  const trace = await traceCalls(provider.pid, ['fsync', 'fdatasync'], join(emptyFolder(), 'trace'));
  const syncs = () => trace.output().match(/f(?:data)?sync\(/g)?.length ?? 0;

  const agent = keepAliveAgent(1);
  for (let count = 1; count <= 50; count += 1) {
    const before = syncs();
    expect(acknowledgedId(await sendMessage(agent, provider.url, newMessage()))).toBeDefined();
    expect(syncs()).toBeGreaterThan(before);
  }
  agent.destroy();
  await trace.end();
  await provider.end('SIGTERM');
});
