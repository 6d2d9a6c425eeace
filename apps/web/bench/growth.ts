// Measures how prerendering scales: documents per second and memory for sites of different sizes. Each page has six
// documents (three languages, with and without a prefix) and its own text. The arguments are numbers of documents.
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';

const documentsPerPage = 6;
const documentCounts = process.argv.slice(2).map(Number);
const rows = (documentCounts.length > 0 ? documentCounts : [100, 1_000, 10_000]).map((documents) => {
  const pages = Math.ceil(documents / documentsPerPage);
  const output = execFileSync(process.execPath, [join(import.meta.dirname, 'build-site.ts'), String(pages)], {
    encoding: 'utf8',
    env: {
      ...process.env,
      NODE_ENV: 'production',
      NODE_OPTIONS: '--conditions=@studio/source',
      VITE_SITE_ORIGIN: 'https://www.example.com',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  // The last line of the output of `build-site.ts`.
  const { seconds, peak } = JSON.parse(output.trim().split('\n').at(-1) ?? '') as Record<
    'seconds' | 'peak',
    number
  >;
  return { documents: pages * documentsPerPage, seconds, peak };
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
