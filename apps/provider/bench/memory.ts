// How much memory the provider takes after ten thousand requests of all kinds, and after a million. Each comes from
// another visitor, and is counted.
import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { endpoints } from '@studio/api-client/contract';
import { load, startProvider, type Server } from './servers.ts';

const site = join(import.meta.dirname, '../../../dist/web');
const milestones = [10_000, 100_000, 300_000, 1_000_000];

/** Pages and files, some that are not there, what may not be done, and a message. */
const what = [
  ...['/', '/en', '/zh-CN', '/en/faq', '/zh-TW/about', '/icon.svg', '/locales/en/home.json', '/zh-CN/faq'],
  ...['/', '/en', '/zh-TW', '/en/services', '/contact', '/robots.txt', '/missing.txt', '/api/missing'],
  ...[`${endpoints.nameCard}/nobody`, endpoints.contact, '/healthz', 'message'],
];

/** What the system gave to the process, in megabytes. */
function memoryOf({ pid }: Server): number {
  return Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' })) / 1024;
}

if (existsSync(site)) await fillMemory();
else console.log('Memory was not measured: build the site first, with npm run build.');

async function fillMemory(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'studio-bench-'));
  const provider = await startProvider(
    { sqlite: join(folder, 'studio.sqlite') },
    { env: { SITE_DIR: site, RATE_LIMIT: 'on', TRUSTED_PROXIES: '1' }, log: '/dev/null' },
  );
  const rows = [{ requests: 0, megabytes: memoryOf(provider) }];
  let requests = 0;
  for (const [index, milestone] of milestones.entries()) {
    while (requests < milestone) {
      const seconds = index === 0 ? 0.5 : 5;
      requests += (await load(provider, { clients: 32, seconds, what, accept: 'br' })).answers;
    }
    rows.push({ requests, megabytes: memoryOf(provider) });
  }
  await provider.end();
  rmSync(folder, { recursive: true });
  const first = rows[1]?.megabytes ?? 0;
  console.log('\nMemory of the provider');
  console.table(
    rows.map((row) => ({
      ...row,
      megabytes: row.megabytes.toFixed(0),
      'of the first': (row.megabytes / first).toFixed(2),
    })),
  );
}
