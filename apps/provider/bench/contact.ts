// Measures how many messages a second the provider acknowledges, compared with a loop that only inserts rows one by one
// into the same table, equally durable on the same disk. Then measures both again with a simulated slow disk.
import { execFileSync, spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase, type DatabaseAddress } from '../src/store/open-database.ts';
import { newMessage } from '../src/testing/visitors.ts';
import { createDatabases } from './databases.ts';
import { load, startEmptyServer, startProvider, type Server } from './servers.ts';
import type { Load } from './wish.ts';

const warmUp = 2;
const measured = 5;
const slow = process.argv.includes('--slow');

type Figures = Pick<Load, 'perSecond' | 'p50' | 'p99'>;

async function insertAlone(address: DatabaseAddress): Promise<Figures> {
  const { query, close } = await openDatabase(address);
  const times: number[] = [];
  const from = performance.now() + warmUp * 1000;
  const until = from + measured * 1000;
  for (let began = 0; began < until;) {
    began = performance.now();
    const { key, name, email, subject, message } = newMessage();
    await query(
      `INSERT INTO messages (id, key, digest, name, email, subject, message, phone, company, received_at)
       VALUES ($1, $1, '', $2, $3, $4, $5, '', '', '')`,
      [key, name, email, subject, message],
    );
    if (began >= from) times.push(performance.now() - began);
  }
  await close();
  times.sort((one, other) => one - other);
  const at = (share: number) => times[Math.floor(times.length * share)] ?? 0;
  return { perSecond: times.length / measured, p50: at(0.5), p99: at(0.99) };
}

async function sendTo(server: Server, clients: number): Promise<Figures> {
  const messages = { clients, what: ['message'], accept: 'identity' };
  await load(server, { ...messages, seconds: warmUp });
  const figures = await load(server, { ...messages, seconds: measured });
  await server.end();
  if (figures.refused > 0) throw new Error('A message was refused.');
  return figures;
}

const rows: Record<string, string | number>[] = [];
function add(store: string, who: string, { perSecond, p50, p99 }: Figures, loop?: Figures): void {
  rows.push({
    store,
    client: who,
    'per second': Math.round(perSecond),
    'times the loop': loop ? (perSecond / loop.perSecond).toFixed(1) : '',
    'p50 ms': p50.toFixed(1),
    'p99 ms': p99.toFixed(1),
  });
}

const databases = await createDatabases();
const folder = mkdtempSync(join(tmpdir(), 'studio-bench-'));
// PostgreSQL may run as another user, which must be able to read the preloaded library.
chmodSync(folder, 0o755);
try {
  if (!slow) add('none', 'an empty Node server, 32 clients', await sendTo(await startEmptyServer(), 32));
  for (const store of ['SQLite', 'PostgreSQL'] as const) {
    const loop = await insertAlone((await databases.empty())[store]);
    add(store, 'the bare loop', loop, loop);
    for (const clients of [1, 32, 256]) {
      const provider = await startProvider((await databases.empty())[store], { log: join(folder, 'log') });
      const who = clients === 1 ? '1 client' : `${String(clients)} clients`;
      add(store, who, await sendTo(provider, clients), loop);
    }
  }
  console.log(slow ? '\nMessages a second, with 2 ms more for each sync' : '\nMessages a second');
  console.table(rows);
  if (!slow) onSlowDisk(join(folder, 'slow-sync.so'));
} finally {
  rmSync(folder, { recursive: true });
  await databases.remove();
}

/** Repeats the benchmark with a preloaded library that waits 2 ms before each sync. */
function onSlowDisk(library: string): void {
  try {
    execFileSync('cc', ['-shared', '-fPIC', '-o', library, join(import.meta.dirname, 'slow-sync.c'), '-ldl']);
  } catch {
    console.log('The slow disk was not measured: it needs Linux and a C compiler named `cc`.');
    return;
  }
  const args = [...process.execArgv, import.meta.filename, '--slow'];
  const { status } = spawnSync(process.execPath, args, {
    stdio: 'inherit',
    env: { ...process.env, LD_PRELOAD: library },
  });
  process.exitCode = status ?? 1;
}
