import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';

/** Why programs cannot be watched here, or nothing if they can. */
export const cannotTrace = traces()
  ? ''
  : '(skipped: strace is not installed, or may not look at other programs)';

/** Watches which of these calls a program and its threads make to the system. */
export async function traceCalls(pid: number, calls: readonly string[], file: string) {
  const tracer = spawn(
    'strace',
    ['-f', '-s', '500', '-p', String(pid), '-e', `trace=${calls.join(',')}`, '-o', file],
    { stdio: ['ignore', 'ignore', 'pipe'] },
  );
  await once(tracer.stderr, 'data');
  return {
    seen: () => readFileSync(file, 'utf8'),
    async end() {
      const ended = once(tracer, 'exit');
      tracer.kill('SIGINT');
      await ended;
    },
  };
}

/** Whether it is there, and may look at a program that it has not started. */
function traces(): boolean {
  const program = spawn('sleep', ['60'], { stdio: 'ignore' });
  const look = ['0.3', 'strace', '-o', '/dev/null', '-p', String(program.pid)];
  // The time limit ends it, with this code, if it can look at all.
  const { status } = spawnSync('timeout', look, { stdio: 'ignore' });
  program.kill();
  return status === 124;
}
