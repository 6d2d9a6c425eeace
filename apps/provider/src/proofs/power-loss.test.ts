import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { emptyDatabase, emptyFolder } from '../testing/empty-database.ts';
import { startProvider } from '../testing/provider.ts';
import { cannotTrace, traceCalls } from '../testing/strace.ts';
import { idOf, keepingConnections, newMessage, send } from '../testing/visitors.ts';

describe('a message in SQLite', () => {
  it.skipIf(cannotTrace)(`is on the disk itself before it is acknowledged ${cannotTrace}`, async () => {
    const provider = await startProvider(await emptyDatabase('SQLite'));
    const trace = await traceCalls(provider.pid, ['fsync', 'fdatasync'], join(emptyFolder(), 'trace'));
    const syncs = () => trace.seen().match(/f(?:data)?sync\(/g)?.length ?? 0;

    const agent = keepingConnections(1);
    for (let count = 1; count <= 50; count += 1) {
      const before = syncs();
      expect(idOf(await send(agent, provider.url, newMessage()))).toBeDefined();
      expect(syncs()).toBeGreaterThan(before);
    }
    agent.destroy();
    await trace.end();
    await provider.end('SIGTERM');
  });
});
