import { readFileSync } from 'node:fs';
import { fallbackLanguage } from '@studio/i18n';
import { builtDocuments } from './documents.ts';
import { expect, test, untilAwake } from './world.ts';

const kilobyte = 1024;

/** One TCP initial window: what arrives before the browser has to ask again. */
const firstFlight = 14_000;
/** What wakes a page before the visitor does anything. The contact page has its form. */
const scriptsOf = (address: string) => (address.endsWith('/contact') ? 106 : 98) * kilobyte;
const stylesheet = 14 * kilobyte;

const documents = builtDocuments();

for (const { address, language } of documents)
  test(`${address} in ${language} arrives in the first flight`, async ({ request }) => {
    const answer = await request.get(address, {
      headers: { 'Accept-Language': language, 'Accept-Encoding': 'br' },
    });
    expect(answer.headers()).toMatchObject({ 'content-encoding': 'br', 'content-language': language });
    expect(Number(answer.headers()['content-length'])).toBeLessThanOrEqual(firstFlight);
  });

for (const { address } of documents.filter(({ address }) => address.startsWith(`/${fallbackLanguage}`))) {
  test(`${address} needs no stylesheet to be drawn, and has the complete one when it is awake`, async ({
    page,
  }) => {
    await page.goto(address);
    await untilAwake(page);
    await page.waitForLoadState('networkidle');
    const sheets = await page.evaluate(() =>
      [...document.styleSheets].map(({ href }) => href && new URL(href).pathname),
    );
    expect([...new Set(sheets)]).toEqual([null, expect.stringMatching(/^\/assets\/styles-.*\.css$/)]);
  });

  test(`${address} wakes with at most ${String(scriptsOf(address) / kilobyte)} KB of scripts`, async ({
    page,
    request,
  }) => {
    const fetched = new Set<string>();
    page.on('request', (sent) => {
      if (sent.resourceType() === 'script') fetched.add(sent.url());
    });
    await page.goto(address);
    await untilAwake(page);
    await page.waitForLoadState('networkidle');

    expect(fetched.size).toBeGreaterThan(0);
    const sizes = [...fetched].map(async (url) => {
      const answer = await request.get(url, { headers: { 'Accept-Encoding': 'br' } });
      return Number(answer.headers()['content-length']);
    });
    const total = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
    expect(total).toBeLessThanOrEqual(scriptsOf(address));
  });
}

test('the complete stylesheet is at most 14 KB', async ({ request }) => {
  const host: unknown = JSON.parse(
    readFileSync(new URL('../../../dist/web/host.json', import.meta.url), 'utf8'),
  );
  const names = JSON.stringify(host).match(/assets\/[^"]+\.css/g) ?? [];
  expect(names).toHaveLength(1);
  const answer = await request.get(`/${names[0] ?? ''}`, { headers: { 'Accept-Encoding': 'br' } });
  expect(Number(answer.headers()['content-length'])).toBeLessThanOrEqual(stylesheet);
});
