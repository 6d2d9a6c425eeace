import type { Page } from '@playwright/test';
import { endpoints } from '@studio/api-client';
import type { Language } from '@studio/i18n';
import { barriersInSchemes, noBarriers } from './barriers.ts';
import { toastOn } from './page-parts.ts';
import { testedLanguages } from './tiers.ts';
import { expect, test, untilHydrated } from './world.ts';
import { getTranslations } from './get-translations.ts';

/** Sends the form in the footer. */
async function send(page: Page, email: string, language: Language = 'en') {
  const t = getTranslations(language);
  await page.getByRole('textbox', { name: t('common:footer.newsletter.email') }).fill(email);
  await page.getByRole('button', { name: t('common:footer.newsletter.submit') }).click();
}

/** Subscribes on the home page, which shows a toast. */
async function subscribe(page: Page, email: string, language: Language = 'en') {
  await page.goto(`/${language}`);
  await untilHydrated(page);
  await send(page, email, language);
}

for (const { code, label, tag } of testedLanguages('en')) {
  const t = getTranslations(code);
  const email = `${code.toLowerCase()}@example.com`;

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test(
      `the newsletter form in ${label} works and confirms the subscription`,
      { tag },
      async ({ page, provider }) => {
        await page.goto(`/${code}`);
        await send(page, `plain-${email}`, code);
        await expect(page.getByText(t('common:footer.subscribeSuccess'))).toBeVisible();
        await expect(page.getByText(t('common:footer.subscribeError'))).toBeHidden();
        expect(new URL(page.url()).pathname).toBe(`/${code}`);
        expect(provider.subscribers()).toContainEqual(
          expect.objectContaining({ email: `plain-${email}`, language: code }),
        );
      },
    );
  });

  test(
    `the newsletter form in ${label} confirms the subscription in a toast, and stores the address in the database`,
    { tag },
    async ({ page, provider }) => {
      await subscribe(page, email, code);

      expect(await toastOn(page)).toEqual({ text: t('common:footer.subscribeSuccess'), kind: 'success' });
      await expect(page.getByRole('status')).toHaveText(t('common:footer.subscribeSuccess'));
      await expect(page.getByRole('textbox')).toHaveValue('');
      expect(provider.subscribers()).toContainEqual({
        email,
        language: code,
        consented_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
      });
    },
  );
}

test('the newsletter form reports that the provider failed, and keeps the typed address', async ({
  page,
  pageMessages,
}) => {
  const t = getTranslations('en');
  await page.route(endpoints.newsletter, (route) => route.fulfill({ status: 503, json: { code: 503 } }));
  await subscribe(page, 'failed@example.com');

  expect(await toastOn(page)).toEqual({ text: t('common:footer.subscribeError'), kind: 'error' });
  await expect(page.getByRole('status')).toHaveText(t('common:footer.subscribeError'));
  await expect(page.getByRole('textbox')).toHaveValue('failed@example.com');
  expect(pageMessages.splice(0)).toEqual([
    expect.stringContaining('503'),
    expect.stringContaining('The newsletter sign-up was not kept.'),
  ]);
});

test('a toast is loaded when it is needed, centered, 100 px from the top, and closes after 1.5 seconds', async ({
  page,
}) => {
  const loaded: string[] = [];
  page.on('response', (response) => {
    if (/\/toast-region[^/]*\.js$/.test(response.url())) loaded.push(response.url());
  });
  await page.goto('/en');
  await untilHydrated(page);
  expect(loaded).toEqual([]);

  await send(page, 'toast@example.com');
  // In one step, because it closes after a moment.
  const { position, top, center } = await page.locator('[data-sonner-toaster]').evaluate((toaster) => {
    const { x, width } = toaster.getBoundingClientRect();
    const { position, top } = getComputedStyle(toaster);
    return { position, top, center: x + width / 2 };
  });
  expect({ position, top }).toEqual({ position: 'fixed', top: '100px' });
  expect(center).toBeCloseTo((page.viewportSize()?.width ?? 0) / 2, 0);
  await expect(page.locator('[data-sonner-toast]')).toHaveCount(0, { timeout: 4000 });
  expect(loaded).toHaveLength(1);
});

test('a toast stays open on hover, is accessible in both schemes, and can be dismissed with its close button', async ({
  page,
}) => {
  await subscribe(page, 'dismiss@example.com');
  const toast = page.locator('[data-sonner-toast]');
  await toast.hover();
  await expect(toast).toHaveCSS('opacity', '1');
  // On a busy machine, it has moved from under the pointer since then.
  await toast.hover();
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await expect(page.locator('[data-sonner-toaster]')).toHaveAttribute('data-sonner-theme', colorScheme);
  }
  expect(await barriersInSchemes(page)).toEqual(noBarriers);
  await expect(toast).toBeVisible();
  await page.getByRole('button', { name: getTranslations('en')('shell:site.dismiss') }).click();
  await expect(toast).toHaveCount(0);
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
