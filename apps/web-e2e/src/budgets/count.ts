import { readdirSync, statSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { untilHydrated } from '../world.ts';

/*
 * The size of what a browser fetches, in bytes of brotli. The tests and `npm run budgets` count in the same way. A file
 * without a brotli copy counts as it is.
 */

const client = new URL('../../../../dist/web/client/', import.meta.url);

const kilobyte = 1024;

export const limits = {
  /** One TCP initial window, which arrives in one flight. Held by all documents but a few long ones. */
  document: 14_000,
  documentsAbove: 6,
  /** No document is larger. */
  longestDocument: 17_000,
  /** The scripts that hydrate a page. What is prefetched afterwards, when the browser is idle, does not count. */
  // The page of the one-stop service has prices, a table and an accordion.
  scripts: (address: string) => (address.endsWith('/one-stop-service') ? 112 : 110) * kilobyte,
  /** The complete one, which is not waited for. */
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
