import { readdirSync, statSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { untilAwake } from '../world.ts';

/*
 * What a visitor's browser has to fetch, in bytes. The tests and `npm run budgets` count in the same way: a file weighs
 * what its brotli copy does, or itself where that would be no smaller.
 */

const client = new URL('../../../../dist/web/client/', import.meta.url);

const kilobyte = 1024;

export const limits = {
  /** One TCP initial window: what arrives before the browser has to ask again. */
  document: 14_000,
  /** What wakes a page before the visitor does anything. The contact page has its form. */
  scripts: (address: string) => (address.endsWith('/contact') ? 106 : 98) * kilobyte,
  /** The complete one, which is not waited for. */
  stylesheet: 14 * kilobyte,
  typeface: 20 * kilobyte,
};

/** What a file of the built site weighs on its way. */
export function bytesOf(file: string): number {
  const packed = statSync(new URL(`${file}.br`, client), { throwIfNoEntry: false });
  return (packed ?? statSync(new URL(file, client))).size;
}

/** The scripts that a page fetches by itself. */
export async function scriptsOf(page: Page, address: string): Promise<string[]> {
  const fetched = new Set<string>();
  page.on('request', (sent) => {
    if (sent.resourceType() === 'script') fetched.add(new URL(sent.url()).pathname.slice(1));
  });
  await page.goto(address);
  await untilAwake(page);
  await page.waitForLoadState('networkidle');
  return [...fetched];
}

export const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

const assets = (extension: string) =>
  readdirSync(new URL('assets/', client))
    .filter((name) => name.endsWith(extension))
    .map((name) => `assets/${name}`);

/** The stylesheets of the site. There should be one. */
export const stylesheets = () => assets('.css');

export const typefaces = () => assets('.woff2');
