// Runs Lighthouse with its default mobile settings: the median of five visits to every path of the built site, in
// English for unprefixed paths. Arguments are paths, such as `/en`. `npx` downloads Lighthouse when needed, because a
// dependency would add 176 MB to every installation.
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { chromiumArgs, ensureChromium } from '../../../tools/chromium.ts';
import { builtDocuments } from '../src/documents.ts';
import { startProvider } from '../src/provider.ts';
import { median } from './phone.ts';

const version = '13.5.0';
const rounds = Number(process.env['ROUNDS'] ?? 5);
const asked = process.argv.slice(2);
const urls = [...new Set(builtDocuments().map(({ url }) => url))].filter(
  (url) => asked.length === 0 || asked.includes(url),
);

interface Report {
  categories: Record<string, { score: number | null }>;
  audits: Record<string, { numericValue?: number }>;
}

type Figures = Record<string, number>;

const provider = await startProvider(process.env['SITE_DIR']);
const rows: Record<string, Figures> = {};
for (const url of urls) {
  const visits: Figures[] = [];
  for (let round = 0; round < rounds; round += 1) visits.push(readFigures(await visit(provider.url + url)));
  const names = Object.keys(visits[0] ?? {});
  rows[url] = Object.fromEntries(
    names.map((name) => [name, median(visits.map((figures) => figures[name] ?? NaN))]),
  );
}
await provider.stop();
console.log(`\nLighthouse ${version}, the median of ${String(rounds)} visits`);
console.table(rows);

/** Retries twice, because Lighthouse occasionally loses its trace. */
async function visit(url: string, tries = 3): Promise<Report> {
  try {
    return await visitOnce(url);
  } catch (error) {
    if (tries === 1) throw error;
    return visit(url, tries - 1);
  }
}

async function visitOnce(url: string): Promise<Report> {
  const fetched = ['--yes', '--ignore-scripts', '--prefer-offline', `lighthouse@${version}`];
  const flags = [...chromiumArgs, '--headless=new'].join(' ');
  const { stdout } = await promisify(execFile)(
    'npx',
    [...fetched, url, '--output=json', '--quiet', `--chrome-flags=${flags}`, '--no-enable-error-reporting'],
    { env: { ...process.env, CHROME_PATH: ensureChromium() }, maxBuffer: Infinity },
  );
  // The documented format of a Lighthouse report.
  return JSON.parse(stdout) as Report;
}

function readFigures({ categories, audits }: Report): Figures {
  const score = (id: string) => Math.round((categories[id]?.score ?? 0) * 100);
  const value = (id: string) => audits[id]?.numericValue ?? NaN;
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    'best practices': score('best-practices'),
    SEO: score('seo'),
    'FCP ms': Math.round(value('first-contentful-paint')),
    'LCP ms': Math.round(value('largest-contentful-paint')),
    'TBT ms': Math.round(value('total-blocking-time')),
    CLS: Number(value('cumulative-layout-shift').toFixed(3)),
    KB: Math.round(value('total-byte-weight') / 1024),
  };
}
