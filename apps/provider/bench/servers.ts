import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { openSync, readFileSync } from 'node:fs';
import { devNull } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { promisify } from 'node:util';
import * as v from 'valibot';
import { findFreePort } from '../../../tools/free-port.ts';

/** A server in its own process, which listens on loopback only. */
export interface Server {
  url: string;
  pid: number;
  end: () => Promise<void>;
}

interface Start {
  /** Returns the command that starts the server on a port. */
  command: (port: number) => string[];
  env?: Record<string, string>;
  /** The file for standard output. Writing the log takes time too. @default the null device */
  log?: string;
}

/** Starts a server and waits until it responds. */
export async function startServer({ command, env = {}, log = devNull }: Start): Promise<Server> {
  const port = await findFreePort();
  const [program = '', ...args] = command(port);
  const child = spawn(program, args, {
    stdio: ['ignore', openSync(log, 'w'), 'inherit'],
    env: { ...process.env, HOST: '127.0.0.1', PORT: String(port), ...env },
  });
  process.once('exit', () => child.kill('SIGKILL'));
  const exit = once(child, 'exit');
  const url = `http://127.0.0.1:${String(port)}`;
  await Promise.race([
    waitUntilServing(url),
    exit.then(() => {
      throw new Error(`The server exited at startup: ${[program, ...args].join(' ')}`);
    }),
  ]);
  return {
    url,
    pid: child.pid ?? 0,
    async end() {
      child.kill('SIGTERM');
      await exit;
    },
  };
}

const node = [process.execPath, '--conditions=@studio/source'];

/** The command that runs the provider. */
export const providerCommand = [...node, join(import.meta.dirname, '../src/main.ts')];

const loadResult = v.object({
  responses: v.number(),
  /** The number of responses whose status is not 2xx. */
  refused: v.number(),
  perSecond: v.number(),
  /** In milliseconds. */
  p99: v.number(),
});

/** The result of a load test. */
export type LoadResult = v.InferOutput<typeof loadResult>;

interface Load {
  clients: number;
  seconds: number;
  /** They are requested in turn. `message` sends a message instead. */
  paths: readonly string[];
  acceptEncoding: string;
}

/** Runs a load test against a server, in its own process. `prefix` is the start of its command. */
export async function load(
  { url }: Server,
  { clients, seconds, paths, acceptEncoding }: Load,
  prefix: readonly string[] = [],
): Promise<LoadResult> {
  const [program, ...args] = [...prefix, ...node, join(import.meta.dirname, 'load.ts')];
  const options = [url, String(clients), String(seconds), acceptEncoding, ...paths];
  const { stdout } = await promisify(execFile)(program, [...args, ...options]);
  return v.parse(loadResult, JSON.parse(stdout));
}

/** The CPU time of a process in seconds. Linux counts it in hundredths of a second. */
export function processorTime({ pid }: Server): number {
  const [, fields = ''] = readFileSync(`/proc/${String(pid)}/stat`, 'utf8').split(') ');
  const [user = 0, system = 0] = fields.split(' ').slice(11, 13).map(Number);
  return (user + system) / 100;
}

async function waitUntilServing(url: string): Promise<void> {
  const until = performance.now() + 20_000;
  for (;;) {
    try {
      await fetch(url);
      return;
    } catch (error) {
      if (performance.now() > until) throw error;
      await setTimeout(50);
    }
  }
}
