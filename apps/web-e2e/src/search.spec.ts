import type { Page } from '@playwright/test';
import { search } from '@studio/content';
import type { Language } from '@studio/i18n';
import { barriersOn } from './barriers.ts';
import { getTranslations } from './get-translations.ts';
import { expect, test, untilHydrated } from './world.ts';

const translationsIn = (code: Language) => getTranslations(code, 'search', 'faq');
const field = (page: Page) => page.getByRole('combobox');
const results = (page: Page) => page.getByRole('option');
const status = (page: Page) => page.locator('main').getByRole('status');

/** Presses a key until the search opens: the browser loads the shortcut when it is idle. */
const openBy = (page: Page, key: string) =>
  expect(async () => {
    await page.keyboard.press(key);
    await expect(page).toHaveURL(/\/en\/search#query$/, { timeout: 5000 });
  }).toPass();

test.describe('the search', () => {
  const t = translationsIn('en');

  for (const [name, key] of [
    ['/', '/'],
    ['Ctrl+K', 'Control+k'],
  ] as const)
    test(`opens by ${name} from any page, and is used with the keyboard only`, async ({ page }) => {
      await page.goto('/en/services');
      await untilHydrated(page);
      await openBy(page, key);
      await expect(field(page)).toBeFocused();
      // Misspelt.
      await page.keyboard.type('hostng');
      await expect(results(page).first()).toContainText('Website Hosting');
      await expect(results(page).first().locator('mark').first()).toHaveText('Hosting');
      await page.keyboard.press('ArrowDown');
      await expect(results(page).first()).toHaveAttribute('aria-selected', 'true');
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(/\/en\/services\/website-hosting$/);
      await page.goBack();
      await expect(field(page)).toHaveValue('hostng');
      await expect(results(page).first()).toBeVisible();
    });

  test('leads to a slow page as soon as Enter is pressed, and keeps what was typed', async ({ page }) => {
    const arrives = Promise.withResolvers<undefined>();
    await page.route(/\/assets\/website-hosting-/, async (route) => {
      await arrives.promise;
      await route.continue();
    });
    await page.goto('/en/search');
    await untilHydrated(page);
    await field(page).pressSequentially('hosting');
    await expect(results(page).first()).toContainText('Website Hosting');
    await page.keyboard.type(' ');
    await page.keyboard.press('Enter');
    // Longer than the time in which the query is written.
    await page.waitForTimeout(1000);
    arrives.resolve(undefined);
    await expect(field(page)).toHaveCount(0);
    await expect(page).toHaveURL(/\/en\/services\/website-hosting$/);
    await page.goBack();
    await expect(field(page)).toHaveValue('hosting');
  });

  test('clears the field by Escape, then leads back and returns the focus', async ({ page }) => {
    await page.goto('/en/services');
    await untilHydrated(page);
    const link = page.locator('main').getByRole('link').last();
    await link.focus();
    await openBy(page, '/');
    await expect(field(page)).toBeFocused();
    await page.keyboard.type('host');
    await expect(results(page).first()).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(field(page)).toHaveValue('');
    await expect(field(page)).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(page).toHaveURL(/\/en\/services$/);
    await expect(link).toBeFocused();
  });

  test('does not open while the visitor is typing', async ({ page }) => {
    await page.goto('/en/faq');
    await untilHydrated(page);
    await page.getByRole('searchbox').pressSequentially('and/or');
    await page.keyboard.press('Control+k');
    await expect(page.getByRole('searchbox')).toHaveValue('and/or');
    expect(new URL(page.url()).pathname).toBe('/en/faq');
  });

  test('keeps the key / for a visitor who turns it off', async ({ page }) => {
    await page.goto('/en/search');
    await untilHydrated(page);
    await page.getByRole('button', { name: t(search.keys.off) }).click();
    await expect(page.getByRole('button', { name: t(search.keys.on) })).toBeFocused();
    await page.goto('/en/about');
    await untilHydrated(page);
    await openBy(page, 'Control+k');
    await page.goBack();
    await page.keyboard.press('/');
    await expect(page).toHaveURL(/\/en\/about$/);
  });

  test('leads to a question and opens its answer', async ({ page }) => {
    for (const [query, question] of [
      ['languages do you work', t('faq:items.languages.question')],
      ['setup fee', 'Is there a setup fee?'],
    ] as const) {
      await page.goto(`/en/search?q=${query}`);
      await results(page).filter({ hasText: question }).click();
      await expect(page).toHaveURL(/#[\w-]+:[\w.]+question$/);
      const target = page.locator(`[id="${new URL(page.url()).hash.slice(1)}"]`);
      await expect(target).toContainText(question);
      await expect(
        target.locator('p, [data-slot=accordion-content], [data-slot=asks-answer]').first(),
      ).toBeVisible();
    }
  });

  test('says that nothing is found, and what to do', async ({ page }) => {
    await page.goto('/en/search');
    await untilHydrated(page);
    await field(page).fill('xyzzy');
    await expect(status(page)).toHaveText(t(search.empty, { query: 'xyzzy' }));
    await expect(field(page)).toHaveAttribute('aria-expanded', 'false');
    await expect.poll(() => new URL(page.url()).search).toBe('?q=xyzzy');
    await page
      .locator('main')
      .getByRole('link', { name: t(search.sitemap.label) })
      .click();
    await expect(page).toHaveURL(/\/en\/sitemap$/);
  });

  test('finds Chinese words and parts of words', async ({ page }) => {
    const tChinese = translationsIn('zh-TW');
    await page.goto('/zh-TW/search');
    await untilHydrated(page);
    await field(page).fill('代管');
    await expect(results(page).first()).toContainText('網站代管');
    await expect(results(page).first().locator('mark').first()).toHaveText('代管');
    await expect(status(page)).toHaveText(tChinese(search.results, { count: await results(page).count() }));
  });

  test('requests the index again if it could not be loaded', async ({ page, pageMessages }) => {
    let isBroken = true;
    await page.route('**/search/en.json', (route) => (isBroken ? route.abort() : route.continue()));
    await page.goto('/en/search?q=hosting');
    await expect(status(page)).toHaveText(t(search.failed));
    isBroken = false;
    await expect(results(page).first()).toContainText('Website Hosting');
    expect(pageMessages.splice(0).every((message) => message.includes('ERR_FAILED'))).toBe(true);
  });

  for (const colorScheme of ['light', 'dark'] as const)
    test(`is accessible in the ${colorScheme} scheme, with results`, async ({ page }) => {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await page.goto('/en/search?q=hosting');
      await expect(results(page).first()).toBeVisible();
      await field(page).press('ArrowDown');
      expect(await barriersOn(page)).toEqual([]);
    });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the search offers the list of all pages', async ({ page }) => {
    const t = translationsIn('zh-CN');
    await page.goto('/zh-CN/search');
    await expect(field(page)).toBeHidden();
    await expect(page.getByText(t(search.noScript))).toBeVisible();
    await page
      .locator('main')
      .getByRole('link', { name: t(search.sitemap.label) })
      .click();
    await expect(page).toHaveURL(/\/zh-CN\/sitemap$/);
  });
});
