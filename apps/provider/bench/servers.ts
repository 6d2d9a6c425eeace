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

/** A server in a process of its own, on this machine only. */
export interface Server {
  url: string;
  pid: number;
  end: () => Promise<void>;
}

const node = [process.execPath, '--conditions=@studio/source'];
const here = (name: string) => join(import.meta.dirname, name);

/** Put before a command, keeps it on one core. */
export const onCore = (core: number) => ['taskset', '-c', String(core)];

interface Start {
  /** Says how to start a server on this port. */
  command: (port: number) => string[];
  env?: Record<string, string>;
  /** Where its output goes. */
  log?: string;
}

/** Starts a server, and waits until it answers. */
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
      throw new Error(`This ended at once: ${[program, ...args].join(' ')}`);
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
  /** A file, as a log costs time too. */
  log: string;
}

/** The provider as an owner runs it. */
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

/** Node's own server, which answers with so many bytes and these headers, or else as if it had kept a message. */
export function startEmptyServer(
  page?: { bytes: number; headers: Readonly<Record<string, string>> },
  before: string[] = [],
): Promise<Server> {
  const args = page ? [JSON.stringify(page)] : [];
  return startServer({
    command: (port) => [...before, ...node, here('empty-server.ts'), String(port), ...args],
  });
}

/** Has clients ask a server again and again. */
export async function load({ url }: Server, wish: Omit<Wish, 'url'>, before: string[] = []): Promise<Load> {
  const [program, ...args] = [...before, ...node, here('load.ts')];
  const { stdout } = await promisify(execFile)(program, [...args, JSON.stringify({ ...wish, url })]);
  return v.parse(loadSchema, JSON.parse(stdout));
}

/** How much time of a processor a process has used, in seconds. Linux counts it in hundredths. */
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
