// Counts the failed requests of 50 visitors while a new provider replaces the running one, three times. To change the
// number of restarts: `node bench/restarts.ts 10`.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { requestDuringRestarts } from '../src/resilience/restarts.ts';
import { writeSite } from '../src/testing/write-site.ts';

const restarts = Number(process.argv[2] ?? 3);
const visitors = 50;

const site = writeSite(mkdtempSync(join(tmpdir(), 'studio-bench-')));
const { answered, failures } = await requestDuringRestarts(
  { sqlite: join(site, 'studio.sqlite') },
  { restarts, visitors, interval: 4000, env: { SITE_DIR: site } },
);
rmSync(site, { recursive: true });
console.log('\nReplacing the running provider');
console.table([{ restarts, visitors, answered, lost: failures.length }]);
for (const failure of new Set(failures)) console.log(failure);
