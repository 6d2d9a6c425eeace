import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { openSync, readFileSync } from 'node:fs';
import { devNull } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { promisify } from 'node:util';
import type { DatabaseAddress } from '../src/store/open-database.ts';
import * as v from 'valibot';
import { load as loadSchema, type Load, type Wish } from './wish.ts';
import { freePort } from '../src/testing/free-port.ts';

/** A server in its own process, which listens on loopback only. */
export interface Server {
  url: string;
  pid: number;
  end: () => Promise<void>;
}

const node = [process.execPath, '--conditions=@studio/source'];
const here = (name: string) => join(import.meta.dirname, name);

/** The start of a command that pins a process to one core. */
export const onCore = (core: number) => ['taskset', '-c', String(core)];

interface Start {
  /** Returns the command that starts the server on a port. */
  command: (port: number) => string[];
  env?: Record<string, string>;
  /** The file for standard output. @default the null device */
  log?: string;
}

/** Starts a server and waits until it responds. */
export async function startServer({ command, env = {}, log = devNull }: Start): Promise<Server> {
  const port = await freePort();
  const [program = '', ...args] = command(port);
  const child = spawn(program, args, {
    stdio: ['ignore', openSync(log, 'w'), 'inherit'],
    env: { ...process.env, HOST: '127.0.0.1', PORT: String(port), ...env },
  });
  const kill = () => child.kill('SIGKILL');
  process.once('exit', kill);
  const exit = once(child, 'exit');
  const url = `http://127.0.0.1:${String(port)}`;
  await Promise.race([
    untilAnswers(url),
    exit.then(() => {
      throw new Error(`The server exited at startup: ${[program, ...args].join(' ')}`);
    }),
  ]);
  return {
    url,
    pid: child.pid ?? 0,
    async end() {
      process.off('exit', kill);
      child.kill('SIGTERM');
      await exit;
    },
  };
}

interface ProviderStart {
  before?: string[];
  env?: Record<string, string>;
  /** The log file. Writing the log takes time too. */
  log: string;
}

/** Starts the provider. The site, assets of earlier builds and rate limits are off unless `env` sets them. */
export function startProvider(
  address: DatabaseAddress,
  { before = [], env, log }: ProviderStart,
): Promise<Server> {
  const database = 'sqlite' in address ? `sqlite:${address.sqlite}` : address.postgres;
  return startServer({
    command: () => [...before, ...node, here('../src/main.ts')],
    env: { DATABASE_URL: database, SITE_DIR: 'off', ASSETS_DIR: 'off', RATE_LIMIT: 'off', ...env },
    log,
  });
}

/** Starts Node's HTTP server with a fixed response: a page of this size, or else that of a stored message. */
export function startEmptyServer(
  page?: { bytes: number; headers: Readonly<Record<string, string>> },
  before: string[] = [],
): Promise<Server> {
  const args = page ? [JSON.stringify(page)] : [];
  return startServer({
    command: (port) => [...before, ...node, here('empty-server.ts'), String(port), ...args],
  });
}

/** Runs a load test against a server, in its own process. */
export async function load({ url }: Server, wish: Omit<Wish, 'url'>, before: string[] = []): Promise<Load> {
  const [program, ...args] = [...before, ...node, here('load.ts')];
  const { stdout } = await promisify(execFile)(program, [...args, JSON.stringify({ ...wish, url })]);
  return v.parse(loadSchema, JSON.parse(stdout));
}

/** The CPU time of a process in seconds. Linux counts it in hundredths of a second. */
export function processorTime({ pid }: Server): number {
  const [, fields = ''] = readFileSync(`/proc/${String(pid)}/stat`, 'utf8').split(') ');
  const [user = 0, system = 0] = fields.split(' ').slice(11, 13).map(Number);
  return (user + system) / 100;
}

async function untilAnswers(url: string): Promise<void> {
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
