// Measures the memory of the provider after 10,000 to 1,000,000 requests of all kinds. Each request has a different IP
// address, and rate limits are on.
import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { endpoints } from '@studio/api-client/contract';
import { shippedFlags } from '../src/testing/shipped-flags.ts';
import { load, startProvider, type Server } from './servers.ts';

const site = join(import.meta.dirname, '../../../dist/web');
const milestones = [10_000, 100_000, 300_000, 1_000_000];

/** Pages and files, missing files, a forbidden method, a health check and a message. */
const what = [
  ...['/', '/en', '/zh-CN', '/en/faq', '/zh-TW/about', '/icon.svg', '/locales/en/home.json', '/zh-CN/faq'],
  ...['/', '/en', '/zh-TW', '/en/services', '/contact', '/robots.txt', '/missing.txt', '/api/missing'],
  ...[`${endpoints.nameCard}/nobody`, endpoints.contact, '/healthz', 'message'],
];

/** The resident memory of the process, in megabytes. */
function memoryOf({ pid }: Server): number {
  return Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' })) / 1024;
}

/** Node's defaults, with which V8 collects garbage late, and the heap limits of `npm start`. */
const settings = ['', shippedFlags().join(' ')];

if (existsSync(site)) {
  const rows = [];
  for (const setting of settings) rows.push(...(await fillMemory(setting)));
  console.log('\nMemory of the provider');
  console.table(rows);
} else {
  console.log('Memory was not measured: build the site first, with npm run build.');
}

async function fillMemory(setting: string) {
  const folder = mkdtempSync(join(tmpdir(), 'studio-bench-'));
  const provider = await startProvider(
    { sqlite: join(folder, 'studio.sqlite') },
    {
      env: { SITE_DIR: site, RATE_LIMIT: 'on', TRUSTED_PROXIES: '1', NODE_OPTIONS: setting },
      log: '/dev/null',
    },
  );
  const found: { requests: number; megabytes: number }[] = [];
  let requests = 0;
  for (const [index, milestone] of milestones.entries()) {
    while (requests < milestone) {
      const seconds = index === 0 ? 0.5 : 5;
      requests += (await load(provider, { clients: 32, seconds, what, accept: 'br' })).answers;
    }
    found.push({ requests, megabytes: memoryOf(provider) });
  }
  await provider.end();
  rmSync(folder, { recursive: true });
  const [first] = found;
  return found.map(({ requests, megabytes }) => ({
    'Node options': setting,
    requests,
    megabytes: Math.round(megabytes),
    'of the first': (megabytes / (first?.megabytes ?? 0)).toFixed(2),
  }));
}
