// Prints the size of each document and of the scripts that hydrate it, largest first, and the remaining
// budget. The tests check the same figures.
import { getTransferSize, lazyStylesheets, limits, stylesheets, sum } from './count.ts';
import { compare } from './figures.ts';
import { printTable, written } from './table.ts';
import { measureDocuments, measureScripts } from './measure-site.ts';

/** `assets/shell-D8Zqh0R.js` without its folder and hash. */
const withoutHash = (file: string) => file.replace(/^.*\/|-[\w-]{6,8}\.\w+$/g, '');

const documents = await measureDocuments();
const scripts = measureScripts();
const sheet = sum(stylesheets().map(getTransferSize));

const documentName = ({ path, language }: (typeof documents)[number]) => `${path} ${language}`;
const scriptsName = (url: string) => `${url} scripts`;
const figures: Record<string, number> = { stylesheet: sheet };
for (const document of documents) figures[documentName(document)] = document.bytes;
for (const { url, bytes } of scripts) figures[scriptsName(url)] = bytes;
const before = compare(figures);

/** The difference to the last commit, if its figures are known. */
function change(name: string): string {
  const was = before.figures?.[name];
  const by = (figures[name] ?? 0) - (was ?? 0);
  return was === undefined ? '' : `${by < 0 ? '−' : '+'}${String(Math.abs(by))}`;
}

console.log('All figures are bytes in brotli.', before.note);

console.log(
  `\nDocuments: ${written(limits.document)} at most. Each part is what it adds to those left of it.\n`,
);
printTable(
  ['URL', 'language', 'bytes', 'left', '±', 'markup', 'styles', 'translations', 'structured data'],
  documents.map((document) => {
    const { path, language, bytes, parts } = document;
    const left = limits.document - bytes;
    const { markup, styles, translations, structuredData } = parts;
    return [
      path,
      language,
      bytes,
      left,
      change(documentName(document)),
      markup,
      styles,
      translations,
      structuredData,
    ];
  }),
);

const common = (scripts[0]?.chunks ?? []).filter(({ file }) =>
  scripts.every(({ chunks }) => chunks.some((chunk) => chunk.file === file)),
);
const listed = (chunks: typeof common) =>
  chunks
    .toSorted((a, b) => b.bytes - a.bytes)
    .map(({ file, bytes }) => `${withoutHash(file)} ${written(bytes)}`)
    .join('  ');

console.log('\nScripts that hydrate a page.');
console.log(`On every page: ${listed(common)}.\n`);
printTable(
  ['URL', 'bytes', 'left', '±', 'besides'],
  scripts.map(({ url, bytes, chunks }) => [
    url,
    bytes,
    limits.scripts - bytes,
    change(scriptsName(url)),
    listed(chunks.filter(({ file }) => !common.some((shared) => shared.file === file))),
  ]),
);

console.log('\nThe stylesheet of all pages, which nothing waits for.\n');
printTable(['bytes', 'left', '±'], [[sheet, limits.stylesheet - sheet, change('stylesheet')]]);

console.log('\nStylesheets that load with the script of a part.\n');
printTable(
  ['part', 'bytes'],
  lazyStylesheets().map((file) => [withoutHash(file), getTransferSize(file)]),
);
