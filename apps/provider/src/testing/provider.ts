import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import type { DatabaseAddress } from '../store/open-database.ts';

/** The provider in its own process. */
export interface ProviderProcess {
  url: string;
  pid: number;
  /** The lines of its log. */
  lines: readonly string[];
  /** Sends a signal, and returns the exit code. */
  end: (signal: NodeJS.Signals) => Promise<number | null>;
}

/** Running providers, which are killed when the tests exit. */
const running = new Set<ChildProcess>();
process.once('exit', () => {
  for (const child of running) child.kill('SIGKILL');
});

/** The bundle that is deployed. `nx test` and `nx test-slow` build it first. */
export const builtProgram = fileURLToPath(new URL('../../../../dist/provider/main.js', import.meta.url));

/** Starts the built provider without rate limits, and waits until it listens. */
export async function startProvider(
  address: DatabaseAddress,
  { env = {}, shell, flags = [] }: { env?: Record<string, string>; shell?: string; flags?: string[] } = {},
): Promise<ProviderProcess> {
  const command = [process.execPath, ...flags, builtProgram];
  // The shell can set limits for the process.
  const [program = '', ...args] = shell ? ['sh', '-c', `${shell} && exec "$0" "$@"`, ...command] : command;
  const child = spawn(program, args, {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      HOST: '127.0.0.1',
      PORT: '0',
      SITE_DIR: 'off',
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
