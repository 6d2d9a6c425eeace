import { routes } from '@studio/content';
import { localizePath } from '@studio/i18n';
import type { Page } from '@playwright/test';
import { expect, test, untilAwake } from './world.ts';

/** What comes after the fold, and what of it is seen. */
const behindTheFold = (page: Page) =>
  page.evaluate(() => {
    const fold = document.querySelector('[data-fold]');
    const parts = [...document.querySelectorAll('main h2, main p, footer p')].filter(
      (element) => fold && fold.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING,
    );
    const seen = parts.filter((element) => element.checkVisibility({ contentVisibilityAuto: true }));
    return { parts: parts.length, seen: seen.map(({ outerHTML }) => outerHTML.slice(0, 120)) };
  });

const isFormInFooterThere = (page: Page) =>
  page.evaluate(() => document.querySelector('footer form')?.checkVisibility());

test.describe('before the complete stylesheet is there, a visitor', () => {
  for (const { path } of routes)
    test(`reads the first screen of ${path}, for which no other file of the site is fetched`, async ({
      page,
    }) => {
      const sheet = Promise.withResolvers<undefined>();
      await page.route('**/assets/styles-*.css', async (route) => {
        await sheet.promise;
        await route.continue();
      });
      await page.goto(localizePath(path, 'en'), { waitUntil: 'commit' });
      await page.waitForRequest(/styles-.*\.css$/);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

      const early = await page.evaluate(() => {
        const [paint] = performance.getEntriesByType('paint');
        const files = performance
          .getEntriesByType('resource')
          .map(({ name, startTime }) => ({ name, startTime }));
        return files.filter(
          ({ name, startTime }) => name.includes('/assets/') && !(paint && startTime >= paint.startTime),
        );
      });
      expect(early).toEqual([]);
      expect((await behindTheFold(page)).seen).toEqual([]);
      if ((await page.locator('[data-fold]').count()) > 0)
        expect(await isFormInFooterThere(page)).toBe(false);
      const drawings = page.locator('use[href*=".svg"]');
      for (const drawing of await drawings.all()) await expect(drawing).toHaveAttribute('href', /^#\//);

      sheet.resolve(undefined);
      await expect(page.locator('[data-fold]')).toHaveCount(0);
      expect(await isFormInFooterThere(page)).not.toBe(false);
      if ((await drawings.count()) === 0) return;
      await drawings.first().evaluate((use) => {
        use.parentElement?.scrollIntoView();
      });
      await expect(drawings.first()).toHaveAttribute('href', /^\/assets\//);
    });
});

test('the first paint waits for no manifest either', async ({ page }) => {
  await page.addInitScript(() => {
    addEventListener('load', () => {
      const isNamed = document.querySelector('[rel=manifest]') !== null;
      const isPainted = performance.getEntriesByType('paint').length > 0;
      document.documentElement.dataset['early'] = String(isNamed && !isPainted);
    });
  });
  await page.goto('/zh-TW');
  await expect(page.locator('html')).toHaveAttribute('data-early', 'false');
  // React knows it again, or there would be two.
  await untilAwake(page);
  await expect(page.locator('[rel=manifest]')).toHaveAttribute('href', /\/zh-TW\.webmanifest$/);
});

test('a page can be read when its stylesheet does not come', async ({ page, complaints }) => {
  await page.route('**/assets/styles-*.css', (route) => route.abort());
  await page.goto('/en/services/one-stop-service');
  await expect(page.locator('[data-fold]')).toHaveCount(0);
  const last = page.locator('main h2').last();
  expect(await last.evaluate((element) => element.checkVisibility())).toBe(true);
  expect(await isFormInFooterThere(page)).toBe(true);
  complaints.length = 0;
});
