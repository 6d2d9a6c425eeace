// Measures how long 4,000 slow clients stay connected, and how long visitors wait for a page meanwhile. To change the
// number of clients: `node bench/slow.ts 8000`.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { maxOpenFiles, runSlowClients, writeSiteWithLargeFile } from '../src/testing/slow-client-load.ts';
import { startProvider } from './servers.ts';

const clients = Number(process.argv[2] ?? 4000);
const most = maxOpenFiles();

if (most < clients + 100) {
  console.log(`Slow clients were not measured: this account may open only ${String(most)} files.`);
} else {
  const site = writeSiteWithLargeFile(mkdtempSync(join(tmpdir(), 'studio-bench-')));
  const provider = await startProvider(
    { sqlite: join(site, 'studio.sqlite') },
    { env: { SITE_DIR: site }, log: '/dev/null' },
  );
  const { durations, pageTimes } = await runSlowClients(provider.url, clients);
  await provider.end();
  rmSync(site, { recursive: true });

  const seconds = (ms: number) => (ms / 1000).toFixed(1);
  console.log('\nSlow clients');
  console.table(
    [...durations].map(([does, times]) => ({
      behavior: does,
      clients: times.length,
      'connected for s, at most': seconds(Math.max(...times)),
    })),
  );
  const inOrder = pageTimes.toSorted((one, other) => one - other);
  const at = (share: number) => Math.round(inOrder[Math.floor(inOrder.length * share)] ?? 0);
  console.table([
    {
      visitors: pageTimes.length,
      'p50 ms': at(0.5),
      'p99 ms': at(0.99),
      'all within ms': Math.round(inOrder.at(-1) ?? 0),
    },
  ]);
}
