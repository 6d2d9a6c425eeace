import { readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { fallbackLanguage } from '@studio/content';
import { expect } from 'vitest';
import { getTransferSize, limits, stylesheets, sum, typefaces } from '../budgets/count.ts';
import { findScripts } from '../budgets/scripts.ts';
import { builtDocuments, publicFile } from '../documents.ts';
import { send } from '../hosts/host.ts';
import { test } from '../provider-test.ts';

const documents = builtDocuments();
const inEnglish = documents.filter(({ url }) => url.startsWith(`/${fallbackLanguage}`));

test('documents are small, and the first flight of a connection has their first screen', () => {
  const sizes = documents.map(({ url, file, html }) => ({ url, bytes: getTransferSize(file), html }));
  expect(sizes.length).toBeGreaterThan(0);
  expect(sizes.filter(({ bytes }) => bytes > limits.document)).toEqual([]);
  // Those without a prefix are the same but for their links.
  for (const { url, html } of sizes.filter(
    ({ url, bytes }) => /^\/(?:en|zh)/.test(url) && bytes > limits.firstScreen,
  )) {
    const [start = ''] = html().split('</section>', 1);
    expect(brotliCompressSync(start).length, url).toBeLessThanOrEqual(limits.firstScreen);
  }
});

test('documents are sent at the measured size', async ({ provider }) => {
  for (const { url, language, file } of documents) {
    const response = await send(provider, {
      path: url,
      headers: { 'Accept-Language': language, 'Accept-Encoding': 'br' },
    });
    expect(response.headers, url).toMatchObject({
      'content-encoding': 'br',
      'content-language': language,
      'content-length': String(getTransferSize(file)),
    });
    const headers = Object.entries(response.headers).map(([name, value]) => `${name}: ${String(value)}\r\n`);
    expect(['HTTP/1.1 200 OK\r\n', ...headers, '\r\n'].join('').length).toBeLessThanOrEqual(limits.headers);
  }
});

test('scripts are sent at the measured size', async ({ provider }) => {
  const scripts = new Set(inEnglish.flatMap(({ html }) => findScripts(html())));
  expect(scripts.size).toBeGreaterThan(0);
  for (const script of scripts) {
    const { status, headers } = await send(provider, {
      path: `/${script}`,
      headers: { 'Accept-Encoding': 'br' },
    });
    expect([status, headers['content-length']], script).toEqual([200, String(getTransferSize(script))]);
  }
});

for (const { url, html } of inEnglish)
  test(`${url} needs at most ${String(limits.scripts / 1024)} KB of scripts to hydrate, in few files`, () => {
    const scripts = findScripts(html());
    expect(scripts.length).toBeGreaterThan(1);
    expect(scripts.length).toBeLessThanOrEqual(limits.scriptFiles);
    expect(sum(scripts.map(getTransferSize))).toBeLessThanOrEqual(limits.scripts);
  });

test('every document has one inline style element and links the same stylesheet', () => {
  const [sheet] = stylesheets();
  for (const { url, html } of documents) {
    expect(html().match(/<style\b/g), url).toHaveLength(1);
    const linked = [...html().matchAll(/"([^"]+\.css)"/g)].map(([, href]) => href);
    expect(new Set(linked), url).toEqual(new Set([`/${String(sheet)}`]));
  }
});

test('no script loads the stylesheet of all pages, which each document does', () => {
  const [sheet = ''] = stylesheets();
  const scripts = new Set(documents.flatMap(({ html }) => findScripts(html())));
  expect([...scripts].filter((script) => readFileSync(publicFile(script), 'utf8').includes(sheet))).toEqual(
    [],
  );
});

test('the stylesheet of all pages is at most 19 KB', () => {
  const sheets = stylesheets();
  expect(sheets).toHaveLength(1);
  expect(sum(sheets.map(getTransferSize))).toBeLessThanOrEqual(limits.stylesheet);
});

test('the typeface of the headings is at most 20 KB', () => {
  const faces = typefaces();
  expect(faces).toHaveLength(1);
  expect(sum(faces.map(getTransferSize))).toBeLessThanOrEqual(limits.typeface);
});
