import { devices, type Locator, type Page } from '@playwright/test';
import { faq, navigation, oneStopService } from '@studio/content';
import { complete } from './tiers.ts';
import { expect, test } from './world.ts';
import { getTranslations } from './get-translations.ts';

const { viewport, isMobile, hasTouch, deviceScaleFactor } = devices['iPhone 13'];
test.use({ viewport, isMobile, hasTouch, deviceScaleFactor });

/** Loads a page until its first paint, with a quarter of the CPU speed and the slow 4G profile of Lighthouse. */
async function openOnSlowPhone(page: Page, url: string): Promise<void> {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await cdp.send('Network.enable');
  await cdp.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 562.5,
    downloadThroughput: (1.474_56 * 1024 * 1024) / 8,
    uploadThroughput: (675 * 1024) / 8,
  });
  await page.goto(url, { waitUntil: 'commit' });
  await page.waitForFunction(() => performance.getEntriesByType('paint').length > 0);
}

/** Dispatches one touch tap before React has hydrated the part of its target: the shell is first, then the page. */
async function tapBeforeHydration(page: Page, target: Locator): Promise<void> {
  const isInPage = await target.evaluate((element) => {
    element.scrollIntoView({ block: 'center', behavior: 'instant' });
    return element.closest('main') !== null;
  });
  const { x = 0, y = 0, width = 0, height = 0 } = (await target.boundingBox()) ?? {};
  const hydrated = await page.locator('html').getAttribute('data-hydrated');
  await page.touchscreen.tap(x + width / 2, y + height / 2);
  expect(isInPage ? [null, 'shell'] : [null]).toContain(hydrated);
}

test.describe('on a slow phone, a tap at the first paint', () => {
  test('opens an answer', { tag: complete }, async ({ page }) => {
    const t = getTranslations('zh-TW', 'faq');
    await openOnSlowPhone(page, '/zh-TW/faq');
    const question = page.getByRole('button', { name: t(faq.items[1].question) });
    await tapBeforeHydration(page, question);
    await expect(question).toHaveAttribute('aria-expanded', 'true');
    await expect(page.getByText(t(faq.items[1].answer))).toBeVisible();
  });

  test('opens the menu', async ({ page }) => {
    const t = getTranslations('en');
    await openOnSlowPhone(page, '/en');
    await tapBeforeHydration(page, page.getByRole('button', { name: t(navigation.open) }));
    await expect(page.getByRole('dialog', { name: t(navigation.menu) })).toBeVisible();
  });

  test('changes the prices', { tag: complete }, async ({ page }) => {
    const t = getTranslations('zh-CN', 'one-stop-service');
    await openOnSlowPhone(page, '/zh-CN/services/one-stop-service');
    await tapBeforeHydration(page, page.getByText(t(oneStopService.pricing.yearly), { exact: true }).first());
    await expect(page.locator('#pricing article').first()).toContainText('72');
  });

  test('follows a link', async ({ page }) => {
    const t = getTranslations('en', 'home', 'contact');
    await openOnSlowPhone(page, '/en');
    await tapBeforeHydration(
      page,
      page
        .getByRole('main')
        .getByRole('link', { name: t('common:actions.getStarted') })
        .first(),
    );
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('contact:hero.title'));
  });
});
