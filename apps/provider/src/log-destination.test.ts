import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';

const module = JSON.stringify(new URL('log-destination.ts', import.meta.url).href);

/** Starts a process that logs to its stdout. */
function run(script: string) {
  const code = `import { openLogDestination } from ${module};\nconst log = openLogDestination();\n${script}`;
  return spawn(process.execPath, ['--expose-gc', '--input-type=module', '--eval', code], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
}

describe('the log', () => {
  it('contains all lines in order when the process ends, including a line longer than the buffer', async () => {
    const script = `
      for (let n = 0; n < 5000; n += 1) log.write(n + ' 你好\\n');
      log.write('é'.repeat(40_000) + '\\n');
      log.write('last\\n');
      process.exitCode = 3;`;
    const child = run(script);
    const [written] = await Promise.all([text(child.stdout), once(child, 'exit')]);
    const numbered = Array.from({ length: 5000 }, (_, n) => `${String(n)} 你好`);
    expect(written.split('\n')).toEqual([...numbered, 'é'.repeat(40_000), 'last', '']);
    expect(child.exitCode).toBe(3);
  });

  it('is flushed after a moment', async () => {
    const child = run(`log.write('one\\n'); setInterval(() => {}, 1000);`);
    child.stdout.once('data', () => child.kill());
    expect(await text(child.stdout)).toBe('one\n');
  });

  it('drops lines beyond eight megabytes when its reader blocks, and never blocks itself', async () => {
    const script = `
      const line = 'x'.repeat(999) + '\\n';
      let rounds = 0;
      const timer = setInterval(() => {
        for (let n = 0; n < 1000; n += 1) log.write(line);
        if ((rounds += 1) < 100) return;
        clearInterval(timer);
        gc();
        setTimeout(() => {
          console.error(String(process.memoryUsage().arrayBuffers));
          process.kill(process.pid, 'SIGKILL');
        }, 50);
      });`;
    const child = run(script);
    expect(Number(await text(child.stderr))).toBeLessThan(12_000_000);
  });
});
