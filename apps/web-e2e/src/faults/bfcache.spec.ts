import { chromium, type Browser, type Page } from '@playwright/test';
import { endpoints } from '@studio/api-client';
import { contact, localizePath, routes } from '@studio/content';
import { messageForm, sendButton, messageStatus, write } from '../message.ts';
import { complete } from '../tiers.ts';
import { expect, test as base, untilHydrated } from '../world.ts';
import { getTranslations } from '../get-translations.ts';
import { findChromium } from '../../../../tools/chromium.ts';

/** A browser with a back/forward cache, which Playwright disables by default. */
const test = base.extend<object, { keeping: Browser }>({
  keeping: [
    async ({ launchOptions }, use) => {
      const executablePath = findChromium();
      const browser = await chromium.launch({
        ...launchOptions,
        // The headless shell has no such cache.
        ...(executablePath && { executablePath }),
        ignoreDefaultArgs: ['--disable-back-forward-cache'],
      });
      await use(browser);
      await browser.close();
    },
    { scope: 'worker' },
  ],
  context: async ({ keeping, baseURL }, use) => {
    const context = await keeping.newContext({ baseURL: baseURL ?? '' });
    await context.addInitScript(() => {
      addEventListener('pageshow', ({ persisted }) => {
        document.documentElement.dataset['kept'] = String(persisted);
      });
    });
    await use(context);
    await context.close();
  },
});

/** Navigates to another document and back. Playwright's `goBack` waits for a page load, which bfcache skips. */
async function leaveAndComeBack(page: Page): Promise<void> {
  await page.goto('/en/terms-of-service');
  const browser = await page.context().newCDPSession(page);
  const { entries, currentIndex } = await browser.send('Page.getNavigationHistory');
  const entryId = entries[currentIndex - 1]?.id;
  if (entryId === undefined) throw new Error('There is no page to go back to.');
  await browser.send('Page.navigateToHistoryEntry', { entryId });
  await browser.detach();
}

const kept = (page: Page) => expect(page.locator('html')).toHaveAttribute('data-kept', 'true');

test('every page is restored from the back/forward cache', { tag: complete }, async ({ page }) => {
  for (const { path } of routes.filter(({ id }) => id !== 'terms-of-service')) {
    await page.goto(localizePath(path, 'en'));
    await untilHydrated(page);
    await leaveAndComeBack(page);
    await expect(page.locator('html'), path).toHaveAttribute('data-kept', 'true');
  }
});

test('the navigation bar, the menu and the links of a restored page work', async ({ page }) => {
  const t = getTranslations('en', 'about');
  await page.goto('/en');
  await untilHydrated(page);
  await leaveAndComeBack(page);
  await kept(page);
  await page
    .getByRole('banner')
    .getByRole('button', { name: t('shell:site.languages') })
    .click();
  await expect(page.getByRole('menu')).toBeVisible();
  await page.keyboard.press('Escape');
  await page
    .getByRole('banner')
    .getByRole('link', { name: t('shell:pages.about'), exact: true })
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('about:hero.title'));
});

test('a form that was left while sending is not stuck when its page is restored', async ({
  page,
  pageMessages,
}) => {
  const code = 'zh-TW';
  const t = getTranslations(code, 'contact');
  await page.route(endpoints.contact, () => Promise.resolve());
  await page.goto(localizePath('/contact', code));
  await untilHydrated(page);
  await write(page);
  await sendButton(page).click();
  await expect(sendButton(page)).toHaveAttribute('aria-disabled', 'true');
  await leaveAndComeBack(page);
  await expect(sendButton(page)).not.toHaveAttribute('aria-disabled');
  // Whether the page is cached or not, the typed text is kept.
  await expect(messageStatus(page)).toHaveText(t(contact.form.error));
  await expect(messageForm(page).getByRole('button', { name: t(contact.form.restore) })).toBeVisible();
  pageMessages.length = 0;
});
