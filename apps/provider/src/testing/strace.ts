import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';

/** The reason to skip tests that trace system calls, or an empty text. */
export const traceSkipReason = canTrace()
  ? ''
  : '(skipped: strace is not installed, or may not trace other processes)';

/** Traces these system calls of a process and its threads. */
export async function traceCalls(pid: number, calls: readonly string[], file: string) {
  const tracer = spawn(
    'strace',
    ['-f', '-s', '500', '-p', String(pid), '-e', `trace=${calls.join(',')}`, '-o', file],
    { stdio: ['ignore', 'ignore', 'pipe'] },
  );
  await once(tracer.stderr, 'data');
  return {
    output: () => readFileSync(file, 'utf8'),
    async end() {
      const ended = once(tracer, 'exit');
      tracer.kill('SIGINT');
      await ended;
    },
  };
}

/** Whether strace is installed and may attach to a running process. */
function canTrace(): boolean {
  const program = spawn('sleep', ['60'], { stdio: 'ignore' });
  const attachArgs = ['0.3', 'strace', '-o', '/dev/null', '-p', String(program.pid)];
  // If strace can attach, `timeout` ends it with code 124.
  const { status } = spawnSync('timeout', attachArgs, { stdio: 'ignore' });
  program.kill();
  return status === 124;
}
