// Measures how a build grows: documents per second and memory for sites with many pages, and for sites with many posts.
// Each page has six documents (three languages, with and without a prefix) and its own text. The arguments are numbers of
// documents, or `posts` and numbers of posts.
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';

const documentsPerPage = 6;

/** Builds a site in a process of its own. */
function build(pages: number, posts: number) {
  const output = execFileSync(
    process.execPath,
    [join(import.meta.dirname, 'build-site.ts'), String(pages), String(posts)],
    {
      encoding: 'utf8',
      env: {
        ...process.env,
        NODE_ENV: 'production',
        NODE_OPTIONS: '--conditions=@studio/source',
        VITE_SITE_ORIGIN: 'https://www.example.com',
      },
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  );
  // The last line of the output of `build-site.ts`.
  return JSON.parse(output.trim().split('\n').at(-1) ?? '') as Record<'seconds' | 'reading' | 'peak', number>;
}

function printRows(title: string, rows: readonly { count: number; peak: number; columns: object }[]) {
  console.log(`\n${title}`);
  console.table(
    rows.map(({ count, peak, columns }) => ({
      count,
      ...columns,
      'memory MB': Math.round(peak),
      'of the first': (peak / (rows[0]?.peak ?? peak)).toFixed(2),
    })),
  );
}

const [first, ...others] = process.argv.slice(2);
const all = first === undefined;
const counts = (first === 'posts' ? others : process.argv.slice(2)).map(Number);
if (first !== 'posts') {
  const rows = (all ? [100, 1_000, 10_000] : counts).map((documents) => {
    const pages = Math.ceil(documents / documentsPerPage);
    const { seconds, peak } = build(pages, 0);
    const count = pages * documentsPerPage;
    return {
      count,
      peak,
      columns: { seconds: seconds.toFixed(1), 'a second': (count / seconds).toFixed(1) },
    };
  });
  printRows('Documents, from the bundled site to the compressed files', rows);
}
if (all || first === 'posts') {
  const rows = (all ? [100, 1_000] : counts).map((posts) => {
    const { seconds, reading, peak } = build(1, posts);
    const columns = {
      seconds: seconds.toFixed(1),
      'reading them': reading.toFixed(1),
      'seconds a post': (seconds / posts).toFixed(3),
    };
    return { count: posts, peak, columns };
  });
  printRows('Posts in three languages, from the bundled site to the compressed files', rows);
}
