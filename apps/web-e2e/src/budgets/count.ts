import { readdirSync, statSync } from 'node:fs';
import { publicFile } from '../documents.ts';

/*
 * Transfer sizes in bytes after Brotli compression, for the tests and for `npm run budgets`. A file without a Brotli
 * copy counts uncompressed.
 */

const kilobyte = 1024;

export const limits = {
  /** The response headers of a document. */
  headers: 1500,
  document: 20_000,
  /** What a document has until its first section ends. With the headers, it fits the TCP initial window of 14,600 bytes or nearly. */
  firstScreen: 14_000,
  /** The scripts that hydrate a page. Prefetched scripts do not count. */
  scripts: 112 * kilobyte,
  /** Those of one page. Each level of imports among them costs a click one more round trip. */
  scriptFiles: 10,
  /** The complete stylesheet, which does not block rendering. */
  stylesheet: 19 * kilobyte,
  typeface: 20 * kilobyte,
};

/** The transfer size of a file of the built site. */
export function getTransferSize(file: string): number {
  const compressed = statSync(publicFile(`${file}.br`), { throwIfNoEntry: false });
  return (compressed ?? statSync(publicFile(file))).size;
}

export const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

const assets = (extension: string) =>
  readdirSync(publicFile('assets'))
    .filter((name) => name.endsWith(extension))
    .map((name) => `assets/${name}`);

const isLinked = (file: string) => file.startsWith('assets/style-');

/** The stylesheet that documents link. There should be one. */
export const stylesheets = () => assets('.css').filter(isLinked);

/** The stylesheets that load with the script of a part, such as a menu that opens. */
export const lazyStylesheets = () => assets('.css').filter((file) => !isLinked(file));

export const typefaces = () => assets('.woff2');
