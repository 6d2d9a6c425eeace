// How prerendering grows: pages a second and memory for sites of more and more documents. Each page is a document in
// three languages, with and without a prefix, and says something else. The numbers behind the command are documents.
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';

const documentsOfAPage = 6;
const asked = process.argv.slice(2).map(Number);
const rows = (asked.length > 0 ? asked : [100, 1_000, 10_000]).map((documents) => {
  const pages = Math.ceil(documents / documentsOfAPage);
  const output = execFileSync(process.execPath, [join(import.meta.dirname, 'build-site.ts'), String(pages)], {
    encoding: 'utf8',
    env: { ...process.env, NODE_ENV: 'production', NODE_OPTIONS: '--conditions=@studio/source' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  // `build-site.ts` ends with it.
  const { seconds, peak } = JSON.parse(output.trim().split('\n').at(-1) ?? '') as Record<
    'seconds' | 'peak',
    number
  >;
  return { documents: pages * documentsOfAPage, seconds, peak };
});

const [first] = rows;
console.log('\nPrerendering, from the bundled site to the compressed files');
console.table(
  rows.map(({ documents, seconds, peak }) => ({
    documents,
    seconds: seconds.toFixed(1),
    'per second': (documents / seconds).toFixed(1),
    'memory MB': Math.round(peak),
    'of the first': (peak / (first?.peak ?? peak)).toFixed(2),
  })),
);
