import { fallbackLanguage } from '@studio/i18n';
import { bytesOf, limits, scriptsOf, stylesheets, sum, typefaces } from './budgets/count.ts';
import { builtDocuments } from './documents.ts';
import { expect, test } from './world.ts';

const documents = builtDocuments();

test('documents fit into the TCP initial window, except a few long ones', () => {
  const sizes = documents.map(({ address, file }) => ({ address, bytes: bytesOf(file) }));
  expect(sizes.filter(({ bytes }) => bytes > limits.longestDocument)).toEqual([]);
  expect(sizes.filter(({ bytes }) => bytes > limits.document).length).toBeLessThanOrEqual(
    limits.documentsAbove,
  );
});

test('documents are sent at the measured size', async ({ request }) => {
  for (const { address, language, file } of documents) {
    const response = await request.get(address, {
      headers: { 'Accept-Language': language, 'Accept-Encoding': 'br' },
    });
    expect(response.headers(), address).toMatchObject({
      'content-encoding': 'br',
      'content-language': language,
      'content-length': String(bytesOf(file)),
    });
  }
});

for (const { address } of documents.filter(({ address }) => address.startsWith(`/${fallbackLanguage}`)))
  test(`${address} needs at most ${String(limits.scripts(address) / 1024)} KB of scripts to hydrate, and has one stylesheet`, async ({
    page,
    request,
  }) => {
    const scripts = await scriptsOf(page, address);
    expect(scripts.length).toBeGreaterThan(0);
    expect(sum(scripts.map(bytesOf))).toBeLessThanOrEqual(limits.scripts(address));

    const [first = ''] = scripts;
    const response = await request.get(first, { headers: { 'Accept-Encoding': 'br' } });
    expect(Number(response.headers()['content-length'])).toBe(bytesOf(first));

    await expect
      .poll(() =>
        page.evaluate(() => [...document.styleSheets].map(({ href }) => href && new URL(href).pathname)),
      )
      .toEqual([null, expect.stringMatching(/^\/assets\/styles-.*\.css$/)]);
  });

test('the complete stylesheet is at most 16 KB', () => {
  const sheets = stylesheets();
  expect(sheets).toHaveLength(1);
  expect(sum(sheets.map(bytesOf))).toBeLessThanOrEqual(limits.stylesheet);
});

test('the typeface of the headings is at most 20 KB', () => {
  const faces = typefaces();
  expect(faces).toHaveLength(1);
  expect(sum(faces.map(bytesOf))).toBeLessThanOrEqual(limits.typeface);
});
