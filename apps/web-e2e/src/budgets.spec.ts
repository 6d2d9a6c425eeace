import { fallbackLanguage } from '@studio/i18n';
import { bytesOf, limits, scriptsOf, stylesheets, sum, typefaces } from './budgets/count.ts';
import { builtDocuments } from './documents.ts';
import { expect, test } from './world.ts';

const documents = builtDocuments();

for (const { address, language, file } of documents)
  test(`${address} in ${language} arrives in the first flight`, async ({ request }) => {
    const answer = await request.get(address, {
      headers: { 'Accept-Language': language, 'Accept-Encoding': 'br' },
    });
    expect(answer.headers()).toMatchObject({ 'content-encoding': 'br', 'content-language': language });
    const length = Number(answer.headers()['content-length']);
    expect(length).toBeLessThanOrEqual(limits.document);
    expect(length).toBe(bytesOf(file));
  });

for (const { address } of documents.filter(({ address }) => address.startsWith(`/${fallbackLanguage}`)))
  test(`${address} needs no stylesheet to be drawn, wakes with at most ${String(limits.scripts(address) / 1024)} KB of scripts, and has all styles then`, async ({
    page,
    request,
  }) => {
    const scripts = await scriptsOf(page, address);
    expect(scripts.length).toBeGreaterThan(0);
    expect(sum(scripts.map(bytesOf))).toBeLessThanOrEqual(limits.scripts(address));

    const [first = ''] = scripts;
    const answer = await request.get(first, { headers: { 'Accept-Encoding': 'br' } });
    expect(Number(answer.headers()['content-length'])).toBe(bytesOf(first));

    const sheets = await page.evaluate(() =>
      [...document.styleSheets].map(({ href }) => href && new URL(href).pathname),
    );
    expect([...new Set(sheets)]).toEqual([null, expect.stringMatching(/^\/assets\/styles-.*\.css$/)]);
  });

test('the complete stylesheet is at most 14 KB', () => {
  const sheets = stylesheets();
  expect(sheets).toHaveLength(1);
  expect(sum(sheets.map(bytesOf))).toBeLessThanOrEqual(limits.stylesheet);
});

test('the typeface of the headings is at most 20 KB', () => {
  const faces = typefaces();
  expect(faces).toHaveLength(1);
  expect(sum(faces.map(bytesOf))).toBeLessThanOrEqual(limits.typeface);
});
