import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';

const module = JSON.stringify(new URL('log-lines.ts', import.meta.url).href);

/** A process that has a log as its output. */
function run(script: string) {
  const code = `import { openLog } from ${module};\nconst log = openLog();\n${script}`;
  return spawn(process.execPath, ['--expose-gc', '--input-type=module', '--eval', code], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
}

describe('the lines of the log', () => {
  it('are all there and in order, the last and the longest too', async () => {
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

  it('come within a moment while little is to be said', async () => {
    const child = run(`log.write('one\\n'); setInterval(() => {}, 1000);`);
    child.stdout.once('data', () => child.kill());
    expect(await text(child.stdout)).toBe('one\n');
  });

  it('are lost beyond eight megabytes when nobody reads them, and keep nobody waiting', async () => {
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
