import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { emptyDatabase, emptyFolder } from '../testing/empty-database.ts';
import { startProvider } from '../testing/provider.ts';
import { idOf, keepingConnections, newMessage, send } from '../testing/visitors.ts';

describe('a message in SQLite', () => {
  const cannot = traces() ? '' : '(skipped: strace is not installed, or may not look at other programs)';

  it.skipIf(cannot)(`is on the disk itself before it is acknowledged ${cannot}`, async () => {
    const provider = await startProvider(await emptyDatabase('SQLite'));
    const trace = join(emptyFolder(), 'trace');
    const syncs = () => readFileSync(trace, 'utf8').match(/f(?:data)?sync\(/g)?.length ?? 0;
    const tracer = spawn(
      'strace',
      ['-f', '-p', String(provider.pid), '-e', 'trace=fsync,fdatasync', '-o', trace],
      { stdio: ['ignore', 'ignore', 'pipe'] },
    );
    await once(tracer.stderr, 'data');

    const agent = keepingConnections(1);
    for (let count = 1; count <= 50; count += 1) {
      const before = syncs();
      expect(idOf(await send(agent, provider.url, newMessage()))).toBeDefined();
      expect(syncs()).toBeGreaterThan(before);
    }
    agent.destroy();
    const ended = once(tracer, 'exit');
    tracer.kill('SIGINT');
    await ended;
    await provider.end('SIGTERM');
  });
});

/** Whether it is there, and may look at a program that it has not started. */
function traces(): boolean {
  const program = spawn('sleep', ['60'], { stdio: 'ignore' });
  const look = ['0.3', 'strace', '-o', '/dev/null', '-p', String(program.pid)];
  // The time limit ends it, with this code, if it can look at all.
  const { status } = spawnSync('timeout', look, { stdio: 'ignore' });
  program.kill();
  return status === 124;
}
