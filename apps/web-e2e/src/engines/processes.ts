import { spawn, type ChildProcess, type StdioOptions } from 'node:child_process';
import { once } from 'node:events';

export interface Started {
  child: ChildProcess;
  stop: () => Promise<void>;
}

/** Starts a program that ends, with all its child processes, when it is stopped or this process exits. */
export function start(
  command: string,
  args: readonly string[],
  options: { env?: NodeJS.ProcessEnv; stdio?: StdioOptions } = {},
): Started {
  // In its own process group, so that one signal also reaches the browser that a driver started.
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
