import { readFileSync } from 'node:fs';
import { routes } from '@studio/content';
import { languages, localizePath } from '@studio/i18n';
import { expect, test, untilAwake } from './world.ts';

const kilobyte = 1024;

/** One TCP initial window: what arrives before the browser has to ask again. */
const firstFlight = 14_000;
const scripts = 98 * kilobyte;
const stylesheet = 14 * kilobyte;

const prefixes = [undefined, ...languages.map(({ code }) => code)];

for (const { id, path } of routes) {
  for (const prefix of prefixes) {
    const address = localizePath(path, prefix);

    for (const { code } of prefix ? languages.filter((language) => language.code === prefix) : languages)
      test(`${id} at ${address} in ${code} arrives in the first flight`, async ({ request }) => {
        const answer = await request.get(address, {
          headers: { 'Accept-Language': code, 'Accept-Encoding': 'br' },
        });
        expect(answer.headers()).toMatchObject({ 'content-encoding': 'br', 'content-language': code });
        expect(Number(answer.headers()['content-length'])).toBeLessThanOrEqual(firstFlight);
      });
  }

  test(`${id} needs no stylesheet to be drawn, and has the complete one when it is awake`, async ({
    page,
  }) => {
    await page.goto(localizePath(path, 'en'));
    await untilAwake(page);
    await page.waitForLoadState('networkidle');
    const sheets = await page.evaluate(() =>
      [...document.styleSheets].map(({ href }) => href && new URL(href).pathname),
    );
    expect(sheets).toEqual([null, expect.stringMatching(/^\/assets\/styles-.*\.css$/)]);
  });

  test(`${id} wakes with at most 98 KB of scripts`, async ({ page, request }) => {
    const fetched = new Set<string>();
    page.on('request', (sent) => {
      if (sent.resourceType() === 'script') fetched.add(sent.url());
    });
    await page.goto(localizePath(path, 'en'));
    await untilAwake(page);
    await page.waitForLoadState('networkidle');

    expect(fetched.size).toBeGreaterThan(0);
    const sizes = [...fetched].map(async (url) => {
      const answer = await request.get(url, { headers: { 'Accept-Encoding': 'br' } });
      return Number(answer.headers()['content-length']);
    });
    const total = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
    expect(total).toBeLessThanOrEqual(scripts);
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
