import type { Page } from '@playwright/test';
import { contactDoneId } from '@studio/api-client';
import { contact } from '@studio/content';
import { join } from 'node:path';
import { findFreePort } from '../../../tools/free-port.ts';
import { buildSite } from './build-site.ts';
import { sendButton, messageStatus, write, written } from './message.ts';
import { toastOn } from './page-parts.ts';
import { startProvider, type Provider } from './provider.ts';
import { buildTimeout, complete } from './tiers.ts';
import { getTranslations } from './get-translations.ts';
import { expect, test as base, untilHydrated } from './world.ts';

const t = getTranslations('zh-TW', 'common', 'contact');

/** A site whose provider has another origin, as on a CDN. The provider serves no pages. */
const test = base.extend<object, { api: Provider }>({
  api: [
    // eslint-disable-next-line no-empty-pattern -- Playwright reads the required fixtures from this pattern: none
    async ({}, use) => {
      // The build contains the origin of the provider, so its port is chosen before.
      const port = String(await findFreePort());
      const folder = buildSite('two-origins-web', { VITE_API_ORIGIN: `http://127.0.0.1:${port}` });
      const site = await startProvider(folder);
      const api = await startProvider('off', {
        PORT: port,
        API_ALLOWED_ORIGINS: site.url,
        CONTACTS: join(folder, 'host.json'),
      });
      await use({ ...api, url: site.url });
      await Promise.all([api.stop(), site.stop()]);
    },
    { scope: 'worker', timeout: buildTimeout },
  ],

  baseURL: async ({ api }, use) => {
    await use(api.url);
  },
});

const subscribe = async (page: Page, email: string) => {
  const footer = page.getByRole('contentinfo');
  await footer.getByRole('textbox').fill(email);
  await footer.getByRole('button', { name: t('common:footer.newsletter.submit') }).click();
};

test.describe('a provider on another origin', { tag: complete }, () => {
  test('stores messages and subscriptions, and renders name cards', async ({ page, api }) => {
    await page.goto('/zh-TW/contact');
    await untilHydrated(page);
    await write(page);
    await sendButton(page).click();
    expect(await toastOn(page)).toEqual({ text: t(contact.form.success, contact.values), kind: 'success' });
    await expect(messageStatus(page)).toHaveText(t(contact.form.success, contact.values));
    expect(api.messages()).toContainEqual(expect.objectContaining({ subject: written.subject }));

    await subscribe(page, 'elsewhere@example.com');
    await expect
      .poll(() => api.subscribers())
      .toContainEqual(expect.objectContaining({ email: 'elsewhere@example.com', language: 'zh-TW' }));

    const cards = page.locator('img[src*="/namecard/"]');
    for (const card of await cards.all()) {
      // The name cards of the footer are in layers, which are closed.
      await card.evaluate((image) => {
        const layer = image.closest('details');
        if (layer) layer.open = true;
      });
      await card.scrollIntoViewIfNeeded();
      await expect(card).toHaveJSProperty('complete', true);
      expect(await card.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
    }
    expect(await cards.count()).toBeGreaterThan(1);
  });

  test('returns to the page of a form without JavaScript', async ({ browser, api }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL: api.url });
    const page = await context.newPage();
    await page.goto('/zh-TW/contact');
    await write(page, { ...written, subject: 'Without JavaScript' });
    await sendButton(page).click();
    await expect(page).toHaveURL(`${api.url}/zh-TW/contact#${contactDoneId}`);
    await expect(page.getByText(t(contact.form.success, contact.values))).toBeVisible();
    expect(api.messages()).toContainEqual(expect.objectContaining({ subject: 'Without JavaScript' }));

    await subscribe(page, 'plain-elsewhere@example.com');
    await expect(page).toHaveURL(`${api.url}/zh-TW#subscribed`);
    expect(api.subscribers()).toContainEqual(
      expect.objectContaining({ email: 'plain-elsewhere@example.com', language: 'zh-TW' }),
    );
    await context.close();
  });
});
