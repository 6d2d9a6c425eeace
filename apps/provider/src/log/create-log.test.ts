import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { text } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';

const module = JSON.stringify(new URL('create-log.ts', import.meta.url).href);

/** Starts a process that logs to its stdout. */
function run(script: string, stdout?: '/dev/full') {
  const code = `import { createLog } from ${module};\nconst log = createLog();\n${script}`;
  const command = [process.execPath, '--expose-gc', '--input-type=module', '--eval', code];
  return spawn('sh', ['-c', stdout ? `exec "$0" "$@" >${stdout}` : 'exec "$0" "$@"', ...command], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
}

const messagesOf = (written: string) =>
  written
    .trimEnd()
    .split('\n')
    .map((line) => (JSON.parse(line) as { msg: string }).msg);

const numbered = Array.from({ length: 5000 }, (_, n) => `${String(n)} 你好`);
const logNumbered = `for (let n = 0; n < 5000; n += 1) log.info(n + ' 你好');`;

describe('the log', () => {
  it('contains all lines in order when the process ends', async () => {
    const child = run(`${logNumbered} process.exitCode = 3;`);
    const [written] = await Promise.all([text(child.stdout), once(child, 'exit')]);
    expect(messagesOf(written)).toEqual(numbered);
    expect(child.exitCode).toBe(3);
  });

  it.each([
    ['exits', 'process.exit(3);', 3, 'last'],
    ['crashes', `throw new Error('crash');`, 1, 'Crashed.'],
    [
      'is stopped by a signal',
      `process.once('SIGTERM', () => process.exit(3)); process.kill(process.pid, 'SIGTERM'); setInterval(() => {}, 1000);`,
      3,
      'last',
    ],
  ])('contains the last lines when the process %s, all of them whole', async (_, end, code, last) => {
    const child = run(`${logNumbered} log.info('last'); ${end}`);
    const [output] = await Promise.all([text(child.stdout), once(child, 'exit')]);
    const written = new Set(messagesOf(output));
    expect(written).toContain(last);
    // Node may exit before one write of at most 4096 bytes has finished.
    const shortestLine = Math.min(
      ...output
        .trimEnd()
        .split('\n')
        .map((line) => Buffer.byteLength(line)),
    );
    const missing = numbered.filter((message) => !written.has(message));
    expect(missing.length).toBeLessThanOrEqual(4096 / shortestLine);
    expect(child.exitCode).toBe(code);
  });

  it('contains lines of any length', async () => {
    const child = run(`log.info('first'); log.info('é'.repeat(40_000)); log.info('last');`);
    expect(messagesOf(await text(child.stdout))).toEqual(['first', 'é'.repeat(40_000), 'last']);
  });

  it('is flushed after a moment', async () => {
    const child = run(`log.info('one'); setInterval(() => {}, 1000);`);
    const began = performance.now();
    child.stdout.once('data', () => child.kill());
    expect(messagesOf(await text(child.stdout))).toEqual(['one']);
    expect(performance.now() - began).toBeLessThan(3000);
  });

  it('drops lines beyond eight megabytes when its reader blocks, and never blocks itself', async () => {
    const script = `
      const line = 'x'.repeat(999);
      let rounds = 0;
      const timer = setInterval(() => {
        for (let n = 0; n < 1000; n += 1) log.info(line);
        if ((rounds += 1) < 100) return;
        clearInterval(timer);
        gc();
        setTimeout(() => {
          const { heapUsed, external } = process.memoryUsage();
          console.error(String(heapUsed + external));
          process.kill(process.pid, 'SIGKILL');
        }, 50);
      });`;
    const child = run(script);
    expect(Number(await text(child.stderr))).toBeLessThan(30_000_000);
  });

  it.skipIf(!existsSync('/dev/full'))(
    'neither stops the process nor prevents its exit when the disk is full',
    async () => {
      const end = `setTimeout(() => { console.error('running'); process.exitCode = 3; }, 500);`;
      const child = run(`${logNumbered} ${end}`, '/dev/full');
      const [errors] = await Promise.all([text(child.stderr), once(child, 'exit')]);
      expect(errors).toBe('running\n');
      expect(child.exitCode).toBe(3);
    },
  );
});
