import { readdirSync, statSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { untilHydrated } from '../world.ts';

/*
 * Transfer sizes in bytes after Brotli compression, for the tests and for `npm run budgets`. A file without a Brotli
 * copy counts uncompressed.
 */

const client = new URL('../../../../dist/web/client/', import.meta.url);

const kilobyte = 1024;

export const limits = {
  /** The TCP initial congestion window, which arrives in one round trip. A few long documents may exceed it. */
  document: 14_000,
  documentsAbove: 6,
  /** The limit for all documents. */
  longestDocument: 17_000,
  /** The scripts that hydrate a page. Prefetched scripts do not count. */
  // The page of the one-stop service has prices, a table and an accordion.
  scripts: (address: string) => (address.endsWith('/one-stop-service') ? 112 : 110) * kilobyte,
  /** The complete stylesheet, which does not block rendering. */
  stylesheet: 16 * kilobyte,
  typeface: 20 * kilobyte,
};

/** The transfer size of a file of the built site. */
export function bytesOf(file: string): number {
  const packed = statSync(new URL(`${file}.br`, client), { throwIfNoEntry: false });
  return (packed ?? statSync(new URL(file, client))).size;
}

/** The scripts that a page fetches until it is hydrated. */
export async function scriptsOf(page: Page, address: string): Promise<string[]> {
  await page.addInitScript(() => {
    new MutationObserver((_, observer) => {
      const { dataset } = document.documentElement;
      if (dataset['hydrated'] !== 'page') return;
      observer.disconnect();
      const files = performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname);
      dataset['scripts'] = files.filter((file) => file.endsWith('.js')).join(' ');
    }).observe(document, { subtree: true, attributeFilter: ['data-hydrated'] });
  });
  await page.goto(address);
  await untilHydrated(page);
  const scripts = await page.locator('html').getAttribute('data-scripts');
  return [...new Set(scripts?.split(' ').map((file) => file.slice(1)))];
}

export const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

const assets = (extension: string) =>
  readdirSync(new URL('assets/', client))
    .filter((name) => name.endsWith(extension))
    .map((name) => `assets/${name}`);

/** The stylesheets of the site. There should be one. */
export const stylesheets = () => assets('.css');

export const typefaces = () => assets('.woff2');
