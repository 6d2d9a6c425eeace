import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import type { DatabaseAddress } from '../store/open-database.ts';

/** The provider as it runs at an owner's: a process of its own. */
export interface ProviderProcess {
  url: string;
  pid: number;
  /** What it has logged. */
  lines: readonly string[];
  /** Ends it in the way that the signal says, and says with which code it ended. */
  end: (signal: NodeJS.Signals) => Promise<number | null>;
}

/** Every provider that still runs. A test that fails leaves none behind. */
const running = new Set<ChildProcess>();
process.once('exit', () => {
  for (const child of running) child.kill('SIGKILL');
});

/** Starts a provider that is not slowed down by its own limits, and waits until it answers. */
export async function startProvider(
  address: DatabaseAddress,
  { env = {}, shell }: { env?: Record<string, string>; shell?: string } = {},
): Promise<ProviderProcess> {
  const main = new URL('../main.ts', import.meta.url).pathname;
  const command = [process.execPath, '--conditions=@studio/source', main];
  // The shell can set limits for what it becomes.
  const [program = '', ...args] = shell ? ['sh', '-c', `${shell} && exec "$0" "$@"`, ...command] : command;
  const child = spawn(program, args, {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      HOST: '127.0.0.1',
      PORT: '0',
      SITE_DIR: 'off',
      ASSETS_DIR: 'off',
      RATE_LIMIT: 'off',
      DATABASE_URL: 'sqlite' in address ? `sqlite:${address.sqlite}` : address.postgres,
      ...env,
    },
  });
  running.add(child);
  const exit = once(child, 'exit').then(() => {
    running.delete(child);
    return child.exitCode;
  });

  const lines: string[] = [];
  const url = await new Promise<string>((resolve, reject) => {
    createInterface(child.stderr).on('line', (line) => lines.push(line));
    createInterface(child.stdout).on('line', (line) => {
      lines.push(line);
      const [, found] = /"url":"([^"]+)".*"Listening\."/.exec(line) ?? [];
      if (found) resolve(found);
    });
    void exit.then(() => {
      reject(new Error(`The provider did not start: ${lines.join('\n')}`));
    });
  });

  return {
    url,
    pid: child.pid ?? 0,
    lines,
    end(signal) {
      child.kill(signal);
      return exit;
    },
  };
}
