// Calculates the HTTP Observatory score of each document of the built site, as if served over HTTPS.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { createSecurityHeaders, documentHeaders, reportsPath } from '@studio/site/host';
import { readBuiltSite } from '../src/site/built-site.ts';
import { scoresOf } from '../src/testing/observatory.ts';

const folder = join(import.meta.dirname, '../../../dist/web');

if (existsSync(folder)) {
  const site = readBuiltSite(folder);
  const headers = new Headers({
    ...createSecurityHeaders({ origin: 'https://www.example.com' }),
    ...documentHeaders(site, reportsPath),
  });
  const pages = [...site.documents.values()].flatMap((byLanguage) => [...byLanguage.values()]);
  const scores = pages.map(({ bodies }) =>
    scoresOf({ headers, html: new TextDecoder().decode(bodies.get('identity')) }),
  );
  const least = (points: number[]) => Math.min(...points);
  console.log('\nThe HTTP Observatory');
  console.table([
    {
      pages: pages.length,
      'algorithm 4, at least': least(scores.map(({ version4 }) => version4)),
      'algorithm 6, at least': least(scores.map(({ version6 }) => version6)),
    },
  ]);
  console.table(scores[0]?.points);
} else {
  console.log('Observatory scores were not calculated: build the site first, with npm run build.');
}
