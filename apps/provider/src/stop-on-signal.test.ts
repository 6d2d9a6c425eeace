import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { expect, it } from 'vitest';

const url = (file: string) => JSON.stringify(new URL(file, import.meta.url).href);

/** Starts a process with this `stop`, sends signals, and returns its exit code and log lines. */
async function run(stop: string, signals: readonly NodeJS.Signals[]) {
  const code = `
    import { createLog } from ${url('log/create-log.ts')};
    import { stopOnSignal } from ${url('stop-on-signal.ts')};
    const running = setInterval(() => {}, 1000);
    stopOnSignal(async () => { ${stop} }, createLog(), 300);
    console.error('ready');`;
  const child = spawn(process.execPath, ['--input-type=module', '--eval', code], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const output = text(child.stdout);
  const exit = once(child, 'exit');
  await once(child.stderr, 'data');
  for (const signal of signals) {
    child.kill(signal);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  await exit;
  const lines = (await output).trimEnd().split('\n');
  return {
    code: child.exitCode,
    events: lines.map((line) => (JSON.parse(line) as { event: string }).event),
  };
}

it.each([
  ['exits with 0', 'clearInterval(running)', ['SIGTERM'], 0, 'server.stopped'],
  ['exits with 1 when the stop fails', 'throw new Error("no")', ['SIGTERM'], 1, 'shutdown.failed'],
  [
    'exits with 1 when the stop takes too long',
    'await new Promise(() => {})',
    ['SIGINT'],
    1,
    'shutdown.failed',
  ],
  [
    'exits with 1 at the second signal',
    'await new Promise(() => {})',
    ['SIGINT', 'SIGTERM'],
    1,
    'shutdown.forced',
  ],
] as const)('a stopped process %s, and logs it', async (_, stop, signals, code, event) => {
  expect(await run(stop, signals)).toEqual({ code, events: [event] });
});
