// How many of fifty thousand visitors and more are lost when one provider takes the place of another, three times. Another
// number of restarts: `node bench/restarts.ts 10`.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { visitThroughRestarts } from '../src/proofs/restarts.ts';
import { laySite } from '../src/testing/site-on-disk.ts';

const restarts = Number(process.argv[2] ?? 3);
const visitors = 50;

const site = laySite(mkdtempSync(join(tmpdir(), 'studio-bench-')));
const { answered, failures } = await visitThroughRestarts(
  { sqlite: join(site, 'studio.sqlite') },
  { restarts, visitors, alone: 4000, env: { SITE_DIR: site } },
);
rmSync(site, { recursive: true });
console.log('\nOne provider after another');
console.table([{ restarts, visitors, answered, lost: failures.length }]);
for (const failure of new Set(failures)) console.log(failure);
