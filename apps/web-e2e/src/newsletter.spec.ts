import type { Page } from '@playwright/test';
import { endpoints } from '@studio/api-client';
import { barriersOn } from './barriers.ts';
import { toastOn } from './page-parts.ts';
import { testedLanguages } from './tiers.ts';
import { expect, test, untilHydrated } from './world.ts';
import { getTranslations } from './get-translations.ts';

for (const { code, label, tag } of testedLanguages('en')) {
  const t = getTranslations(code);
  const email = `${code.toLowerCase()}@example.com`;

  test(
    `without JavaScript, the newsletter form in ${label} works and confirms the subscription`,
    { tag },
    async ({ browser, baseURL, provider }) => {
      const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? '' });
      const page = await context.newPage();
      await page.goto(`/${code}`);
      await page.getByRole('textbox').fill(`plain-${email}`);
      await page.getByRole('button', { name: t('common:footer.newsletter.submit') }).click();
      await expect(page.getByText(t('common:footer.subscribeSuccess'))).toBeVisible();
      await expect(page.getByText(t('common:footer.subscribeError'))).toBeHidden();
      expect(new URL(page.url()).pathname).toBe(`/${code}`);
      expect(provider.subscribers()).toContainEqual(
        expect.objectContaining({ email: `plain-${email}`, language: code }),
      );
      await context.close();
    },
  );

  test.describe(`the newsletter form in ${label}`, { tag }, () => {
    test.beforeEach(async ({ page }) => {
      await page.goto(`/${code}`);
      await untilHydrated(page);
      await page.getByRole('textbox', { name: t('common:footer.newsletter.email') }).fill(email);
    });

    test('confirms the subscription in a toast, and stores the address in the database', async ({
      page,
      provider,
    }) => {
      await page.getByRole('button', { name: t('common:footer.newsletter.submit') }).click();

      expect(await toastOn(page)).toEqual({ text: t('common:footer.subscribeSuccess'), kind: 'success' });
      await expect(page.getByRole('status')).toHaveText(t('common:footer.subscribeSuccess'));
      await expect(page.getByRole('textbox')).toHaveValue('');
      expect(provider.subscribers()).toContainEqual({
        email,
        language: code,
        consented_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
      });
    });

    test('reports that the provider failed, and keeps the typed address', async ({ page, pageMessages }) => {
      await page.route(endpoints.newsletter, (route) => route.fulfill({ status: 503, json: { code: 503 } }));
      await page.getByRole('button', { name: t('common:footer.newsletter.submit') }).click();

      expect(await toastOn(page)).toEqual({ text: t('common:footer.subscribeError'), kind: 'error' });
      await expect(page.getByRole('status')).toHaveText(t('common:footer.subscribeError'));
      await expect(page.getByRole('textbox')).toHaveValue(email);
      expect(pageMessages.splice(0)).toEqual([
        expect.stringContaining('503'),
        expect.stringContaining('The newsletter sign-up was not kept.'),
      ]);
    });
  });
}

/** Subscribes on the home page, which shows a toast. */
async function subscribe(page: Page, email: string) {
  await page.goto('/en');
  await untilHydrated(page);
  await page.getByRole('textbox').fill(email);
  await page.getByRole('button', { name: getTranslations('en')('common:footer.newsletter.submit') }).click();
}

test('a toast is centered, 100 px from the top, and closes after 1.5 seconds', async ({ page }) => {
  await subscribe(page, 'toast@example.com');
  const toaster = page.locator('[data-sonner-toaster]');
  await expect(toaster).toHaveCSS('position', 'fixed');
  await expect(toaster).toHaveCSS('top', '100px');
  const box = await toaster.boundingBox();
  expect((box?.x ?? 0) + (box?.width ?? 0) / 2).toBeCloseTo((page.viewportSize()?.width ?? 0) / 2, 0);
  await expect(page.locator('[data-sonner-toast]')).toHaveCount(0, { timeout: 4000 });
});

test('a toast can be dismissed with its close button', async ({ page }) => {
  await subscribe(page, 'dismiss@example.com');
  // A toast stays open while the pointer is on it.
  await page.locator('[data-sonner-toast]').hover();
  await page.getByRole('button', { name: getTranslations('en')('shell:site.dismiss') }).click();
  await expect(page.locator('[data-sonner-toast]')).toHaveCount(0);
});

test('the code of the toaster is not loaded before it is needed', async ({ page }) => {
  const scripts: string[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.push(response.url());
  });
  await page.goto('/en');
  await untilHydrated(page);
  expect(scripts.filter((url) => url.includes('toast-region'))).toEqual([]);
});

test('an empty field sends nothing and logs an error', async ({ page, pageMessages, provider }) => {
  // The log is English in every language.
  await page.goto('/zh-TW');
  await untilHydrated(page);
  const before = provider.subscribers().length;
  await page.locator('form').evaluate((form) => {
    form.setAttribute('novalidate', '');
  });
  await page
    .getByRole('button', { name: getTranslations('zh-TW')('common:footer.newsletter.submit') })
    .click();
  await expect.poll(() => pageMessages.splice(0)).toEqual(['error: Email is required']);
  expect(provider.subscribers()).toHaveLength(before);
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`a toast is accessible in the ${colorScheme} scheme, and stays open on hover`, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    await subscribe(page, `${colorScheme}@example.com`);
    const toast = page.locator('[data-sonner-toast]');
    await toast.hover();
    await expect(page.locator('[data-sonner-toaster]')).toHaveAttribute('data-sonner-theme', colorScheme);
    await expect(toast).toHaveCSS('opacity', '1');
    expect(await barriersOn(page)).toEqual([]);
    await expect(toast).toBeVisible();
  });
}
