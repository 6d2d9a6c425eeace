import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { text } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';

const module = JSON.stringify(new URL('create-log.ts', import.meta.url).href);

/** Starts a process that logs to its stdout. */
function run(script: string, stdout?: '/dev/full') {
  const code = `import { createLog } from ${module};\nconst log = createLog();\n${script}`;
  const command = [process.execPath, '--input-type=module', '--eval', code];
  return spawn('sh', ['-c', stdout ? `exec "$0" "$@" >${stdout}` : 'exec "$0" "$@"', ...command], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
}

const parseMessages = (written: string) =>
  written
    .trimEnd()
    .split('\n')
    .map((line) => (JSON.parse(line) as { msg: string }).msg);

const numbered = Array.from({ length: 5000 }, (_, n) => `${String(n)} 你好`);
const logNumbered = `for (let n = 0; n < 5000; n += 1) log.info(n + ' 你好');`;

describe('the log', () => {
  it.each([
    ['ends', 'process.exitCode = 3;', 3, []],
    ['exits', 'process.exit(3);', 3, []],
    ['crashes', `throw new Error('crash');`, 1, ['Crashed.']],
    ['is killed', `process.kill(process.pid, 'SIGKILL'); setInterval(() => {}, 1000);`, null, []],
  ])('contains all lines in order when the process %s', async (_, end, code, last) => {
    const child = run(`${logNumbered} ${end}`);
    const [written] = await Promise.all([text(child.stdout), once(child, 'exit')]);
    expect(parseMessages(written)).toEqual([...numbered, ...last]);
    expect(child.exitCode).toBe(code);
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
