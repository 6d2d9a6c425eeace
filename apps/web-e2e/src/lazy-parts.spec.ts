import { footer, localizePath, navigation, reach, getRoute, site } from '@studio/content';
import type { Page } from '@playwright/test';
import { documentsFetched, toastOn } from './page-parts.ts';
import { expect, test, untilHydrated } from './world.ts';
import { getTranslations } from './get-translations.ts';

const t = getTranslations('en', 'faq');

/** Each of these parts is a file of its own. It must work at the second use if its file did not arrive at the first. */
test.describe('a part that did not load at its first use', () => {
  test.afterEach(({ pageMessages }) => {
    pageMessages.length = 0;
  });

  const signUp = async (page: Page, email: string) => {
    await page.getByRole('contentinfo').getByRole('textbox').fill(email);
    await page.getByRole('button', { name: t(footer.newsletter.submit) }).click();
  };

  test('the client entry: it is requested again, and a click that came first is repeated', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 375, height: 700 });
    const failed = page.waitForEvent('requestfailed');
    await page.route(/\/assets\/entry-client/, (route) => route.abort(), { times: 1 });
    await page.goto('/en');
    await failed;
    const documents = documentsFetched(page);
    await page.getByRole('button', { name: t(navigation.open) }).click();
    await expect(page.getByRole('dialog', { name: t(navigation.menu) })).toBeVisible();
    expect(documents).toEqual([]);
  });

  test('the client entry: while the visitor is offline, nothing reloads, and it arrives when they are online', async ({
    page,
    context,
  }) => {
    const requested = Promise.withResolvers<undefined>();
    await page.route(/\/assets\/entry-client/, async (route) => {
      await context.setOffline(true);
      await route.abort();
      requested.resolve(undefined);
    });
    await page.goto('/en');
    await requested.promise;
    await page.unrouteAll();
    const documents = documentsFetched(page);
    await page.waitForTimeout(4000);
    expect(documents).toEqual([]);
    await context.setOffline(false);
    await untilHydrated(page);
    expect(documents).toEqual([]);
  });

  test('toasts: the text is shown plainly, and the next one is a toast', async ({ page, context }) => {
    await page.goto('/en');
    await untilHydrated(page);
    await context.setOffline(true);
    await signUp(page, 'retry@example.com');
    await expect(page.locator('[data-slot=toaster]')).toHaveText(t(footer.newsletter.error));
    await context.setOffline(false);
    await signUp(page, 'retry@example.com');
    expect(await toastOn(page)).toEqual({ text: t(footer.newsletter.success), kind: 'success' });
    await expect(page.locator('[data-slot=toaster]')).not.toContainText(t(footer.newsletter.error));
  });

  test('the language menu: links replace it, Escape closes them, and the next click opens it', async ({
    page,
    context,
  }) => {
    await page.goto('/en');
    await untilHydrated(page);
    await context.setOffline(true);
    const button = page.getByRole('banner').getByRole('button', { name: t(site.languages) });
    await button.click();
    const link = page.getByRole('banner').getByRole('link', { name: '繁體中文' });
    await expect(link).toBeVisible();
    await link.focus();
    await page.keyboard.press('Escape');
    await expect(link).toBeHidden();
    await expect(button).toBeFocused();
    await button.click();
    await expect(link).toBeVisible();
    await button.click();
    await expect(link).toBeHidden();
    await button.click();
    await context.setOffline(false);
    await button.click();
    await page.getByRole('menuitemradio', { name: '繁體中文' }).click();
    await expect(page).toHaveURL(/\/zh-TW$/);
  });

  test('the menu: a list of links replaces it, and the next tap opens it', async ({ page, context }) => {
    await page.setViewportSize({ width: 375, height: 700 });
    await page.goto('/en');
    await untilHydrated(page);
    await context.setOffline(true);
    const banner = page.getByRole('banner');
    const button = banner.getByRole('button', { name: t(navigation.open) });
    await button.click();
    const link = banner
      .getByRole('navigation', { name: t(navigation.menu) })
      .getByRole('link', { name: 'FAQ' });
    await expect(link).toBeVisible();
    await button.click();
    await expect(link).toBeHidden();
    await context.setOffline(false);
    await button.click();
    await expect(page.getByRole('dialog', { name: t(navigation.menu) })).toBeVisible();
    await expect(link).toBeHidden();
  });

  test('the texts of a language: a message says so, and the next choice loads them', async ({
    page,
    context,
  }) => {
    await page.goto('/en');
    await untilHydrated(page);
    const button = page.getByRole('banner').getByRole('button', { name: t(site.languages) });
    const choice = page.getByRole('menuitemradio', { name: '繁體中文' });
    await button.click();
    await expect(choice).toBeVisible();
    await context.setOffline(true);
    await choice.click();
    await expect(page.locator('[data-slot=toaster]')).toContainText('繁體中文');
    await context.setOffline(false);
    await button.click();
    await choice.click();
    await expect(page).toHaveURL(/\/zh-TW$/);
  });

  test('a page: its link works when the visitor is online again', async ({ page, context }) => {
    await page.route(/\/assets\/faq-/, (route) => route.abort());
    await page.goto('/en');
    await untilHydrated(page);
    await page.waitForLoadState('networkidle');
    await page.unrouteAll();
    await context.setOffline(true);
    const link = page.getByRole('banner').getByRole('link', { name: t(getRoute('faq').name) });
    await link.click();
    await expect(page.getByRole('alert')).toHaveText(t(site.offline));
    await expect(page).toHaveURL(/\/en$/);
    await context.setOffline(false);
    await expect(page.getByRole('alert')).toHaveCount(0);
    const documents = documentsFetched(page);
    await link.click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('faq:hero.title'));
    expect(documents).toEqual([]);
  });

  test('the loading indicator: it appears at the next slow page', async ({ page }) => {
    const failed = page.waitForEvent('requestfailed', (request) =>
      request.url().includes('/assets/loading-indicator-'),
    );
    await page.route(/\/assets\/loading-indicator-/, (route) => route.abort());
    await page.route(/\/assets\/faq-/, (route) => route.abort());
    await page.goto('/en');
    await untilHydrated(page);
    await failed;
    await page.unrouteAll();
    const arrives = Promise.withResolvers<undefined>();
    await page.route(/\/assets\/faq-/, async (route) => {
      await arrives.promise;
      await route.continue();
    });
    await page
      .getByRole('banner')
      .getByRole('link', { name: t(getRoute('faq').name) })
      .click();
    const indicator = page.getByRole('status').filter({ hasText: t(site.loading) });
    await expect(indicator).toBeVisible();
    // The top of the home page is dark in both schemes, so the indicator has a surface of its own.
    await expect(indicator).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
    arrives.resolve(undefined);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('faq:hero.title'));
  });

  test('the motes: they move at the next visit of the home page', async ({ page }) => {
    const failed = page.waitForEvent('requestfailed', (request) =>
      request.url().includes('/assets/animate-'),
    );
    await page.route(/\/assets\/animate-/, (route) => route.abort());
    await page.goto('/en');
    await untilHydrated(page);
    await failed;
    await page.unrouteAll();
    await page
      .getByRole('banner')
      .getByRole('link', { name: t(getRoute('faq').name) })
      .click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('faq:hero.title'));
    const loaded = page.waitForResponse(/\/assets\/animate-/);
    await page.goBack();
    expect((await loaded).ok()).toBe(true);
  });

  test('a name card: a text replaces it, and it appears when the visitor is online again', async ({
    page,
    context,
  }) => {
    await page.route('**/namecard/**', (route) => route.abort());
    await page.goto(localizePath('/linktree', 'en'));
    await untilHydrated(page);
    const card = page.locator('main figure').first();
    await card.scrollIntoViewIfNeeded();
    await expect(card).toContainText(t(reach.nameCardFailed));
    await page.unrouteAll();
    await context.setOffline(true);
    await context.setOffline(false);
    await expect(card).not.toContainText(t(reach.nameCardFailed));
    await expect
      .poll(() =>
        card.locator('img').evaluate((image) => image instanceof HTMLImageElement && image.naturalWidth),
      )
      .toBeGreaterThan(0);
  });
});
