// Measures how long a visitor waits for a page, and the memory of the provider, while 500 clients send messages as fast
// as they can, with the heap limits of `npm start`. Each message has a different IP address, so that no rate limit per client stops them.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { Agent } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { shippedFlags } from '../src/testing/shipped-flags.ts';
import { sendRequest } from '../src/testing/visitors.ts';
import { writeSite } from '../src/testing/write-site.ts';
import { load, providerCommand, startServer } from './servers.ts';

const clients = 500;
const seconds = 20;
const rounds = 3;

const site = writeSite(mkdtempSync(join(tmpdir(), 'studio-bench-')));
const provider = await startServer({
  command: () => providerCommand,
  env: {
    DATABASE_URL: `sqlite:${join(site, 'studio.sqlite')}`,
    SITE_DIR: site,
    TRUSTED_PROXIES: '1',
    NODE_OPTIONS: shippedFlags().join(' '),
  },
});
const memory = () =>
  Math.round(
    Number(execFileSync('ps', ['-o', 'rss=', '-p', String(provider.pid)], { encoding: 'utf8' })) / 1024,
  );

console.log(`\nA flood of messages, ${String(rounds)} times for ${String(seconds)} seconds`);
const rows = [];
for (let round = 0; round < rounds; round += 1) {
  const state = { isOver: false };
  const flood = load(provider, { clients, seconds, paths: ['message'], acceptEncoding: 'br' }).finally(() => {
    state.isOver = true;
  });
  const visitor = new Agent({ keepAlive: true });
  const times: number[] = [];
  let failed = 0;
  while (!state.isOver) {
    const { status, ms } = await sendRequest(visitor, provider.url);
    times.push(ms);
    if (status !== 200) failed += 1;
    await setTimeout(50);
  }
  visitor.destroy();
  times.sort((one, other) => one - other);
  const at = (share: number) => Math.round(times[Math.floor(times.length * share)] ?? 0);
  const { responses } = await flood;
  rows.push({
    'messages sent': responses,
    visits: times.length,
    failed,
    'p50 ms': at(0.5),
    'p99 ms': at(0.99),
    'all within ms': Math.round(times.at(-1) ?? 0),
    megabytes: memory(),
  });
}
await provider.end();
rmSync(site, { recursive: true });
console.table(rows);
