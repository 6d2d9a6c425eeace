// How many of fifty thousand visitors and more are lost when one provider takes the place of another, three times. Another
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
console.log('\nOne provider after another');
console.table([{ restarts, visitors, answered, lost: failures.length }]);
for (const failure of new Set(failures)) console.log(failure);
