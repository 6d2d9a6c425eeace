import { spawn, type ChildProcess, type StdioOptions } from 'node:child_process';
import { once } from 'node:events';

export interface Started {
  child: ChildProcess;
  stop: () => Promise<void>;
}

/** Starts a program that ends, with all programs it has started, when it is stopped or this process exits. */
export function start(
  command: string,
  args: readonly string[],
  options: { env?: NodeJS.ProcessEnv; stdio?: StdioOptions } = {},
): Started {
  // A process group of its own, so that one signal reaches the browser behind a driver.
  const child = spawn(command, args, { stdio: 'ignore', ...options, detached: true });
  const exited = once(child, 'exit');
  const kill = () => {
    if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return;
    process.kill(-child.pid, 'SIGKILL');
  };
  process.once('exit', kill);
  return {
    child,
    async stop() {
      process.off('exit', kill);
      kill();
      await exited;
    },
  };
}
