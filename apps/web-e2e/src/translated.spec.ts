import type { Locator, Page } from '@playwright/test';
import { endpoints } from '@studio/api-client';
import {
  contact,
  faq,
  footer,
  localizePath,
  navigation,
  oneStopService,
  search,
  site,
} from '@studio/content';
import type { Language } from '@studio/i18n';
import { getTranslations } from './get-translations.ts';
import { messageForm, messageStatus, sendButton, write, written } from './message.ts';
import { pageGroups } from './tiers.ts';
import { translated, translatePage } from '../../../tools/accessibility/translate-page.ts';
import { expect, test, untilHydrated } from './world.ts';

/*
 * What the browser translates must still change. The fixture fails the test on any error of React, and on any text that
 * React changes outside of the document.
 */

const t = getTranslations('en', 'contact', 'faq', 'one-stop-service', 'search');
const done = (text: string) => text + translated;
/** Each Chinese word is translated on its own. */
const wordsOf = async (element: Locator) => (await element.textContent())?.replaceAll(translated, '');

async function open(page: Page, path: string) {
  await page.goto(path);
  await untilHydrated(page);
  await page.evaluate(translatePage, translated);
}

/** Does something while the provider is down. */
async function failing(page: Page, endpoint: string, act: () => Promise<void>) {
  await page.route(endpoint, (route) => route.fulfill({ status: 503, json: { code: 503 } }), { times: 1 });
  await act();
}

/** Chooses another language in the bar, without a new document. */
async function choose(page: Page, from: Language, to: Language, label: string) {
  await page
    .getByRole('banner')
    .getByRole('button', { name: getTranslations(from)(site.languages) })
    .click();
  await page.getByRole('menuitemradio', { name: label }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', to);
}

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test.describe('on a translated page', () => {
  const errorOf = (page: Page, name: string) =>
    messageForm(page)
      .locator('[data-slot=field]')
      .filter({ has: page.locator(`[name=${name}]`) })
      .locator('[data-slot=field-error]');

  test('the forms show errors, what became of a message and of a subscription, and the time', async ({
    page,
    pageMessages,
  }) => {
    const { form } = contact;
    await page.clock.install();
    await open(page, '/en/contact');
    const note = messageForm(page).locator('[data-slot=contact-form-footer] > p').last();
    const before = (await note.textContent()) ?? '';
    await page.clock.runFor(60_000);
    await expect(note).not.toHaveText(before);

    await test.step('errors of fields', async () => {
      await sendButton(page).click();
      await expect(errorOf(page, 'email')).toHaveText(done(t('contact:form.email.required')));
      await write(page, { ...written, email: 'ada@example' });
      await sendButton(page).click();
      await expect(errorOf(page, 'email')).toHaveText(done(t('contact:form.email.invalid')));
      expect(pageMessages.splice(0)).toEqual(Array(2).fill(expect.stringContaining('are not right')));
    });

    await test.step('a message that fails, and then arrives', async () => {
      await write(page);
      await failing(page, endpoints.contact, () => sendButton(page).click());
      await expect(messageStatus(page)).toHaveText(done(t(form.error)));
      await expect(page.locator('[data-sonner-toast]')).toContainText(done(t(form.error)));
      expect(pageMessages.splice(0)).toEqual([
        expect.stringContaining('503'),
        expect.stringContaining('The message was not sent.'),
      ]);
      await messageForm(page)
        .getByRole('button', { name: t(form.restore) })
        .click();
      await sendButton(page).click();
      await expect(messageStatus(page)).toHaveText(done(t(form.success, contact.values)));
      await expect(sendButton(page)).toHaveText(done(t(form.submit)));
    });

    await test.step('a subscription that fails, and then arrives', async () => {
      const { newsletter } = footer;
      const subscribe = page.getByRole('contentinfo').locator('form');
      await subscribe.getByRole('textbox').fill('ada@example.com');
      await failing(page, endpoints.newsletter, () => subscribe.getByRole('button').click());
      await expect(subscribe.getByRole('status')).toHaveText(done(t(newsletter.error)));
      expect(pageMessages.splice(0)).toHaveLength(2);
      await subscribe.getByRole('button').click();
      await expect(subscribe.getByRole('status')).toHaveText(done(t(newsletter.success)));
      await expect(subscribe.getByRole('button')).toHaveText(done(t(newsletter.submit)));
    });
  });

  test('the prices follow the billing period', async ({ page }) => {
    await open(page, '/en/services/one-stop-service');
    const card = page.locator('#pricing').getByRole('article').first();
    for (const [period, price, total] of [
      ['yearly', '$72', '$2,520'],
      ['monthly', '$90', '$3,240'],
    ] as const) {
      await page.getByRole('radio', { name: t(oneStopService.pricing[period]) }).click();
      await expect(card.locator('[data-slot=pricing-card-amount]')).toHaveText(price);
      await expect(page.getByRole('table').last()).toContainText(total);
    }
  });

  test('filters and searches show what they find', async ({ page }) => {
    const main = page.locator('main');
    const status = main.getByRole('status');

    await test.step('questions', async () => {
      await open(page, '/en/faq');
      await page.getByRole('searchbox').pressSequentially('host');
      await expect(status).toHaveText(done(t(faq.search.results, { count: 4 })));
      await main.getByRole('radio').last().click();
      await page.getByRole('searchbox').fill('xyzzy');
      await expect(main).toContainText(done(t(faq.search.empty)));
      await page.getByRole('button', { name: t(faq.search.reset) }).click();
      await expect(status).toHaveText(done(t(faq.search.results, { count: 10 })));
    });

    await test.step('the site', async () => {
      await open(page, '/zh-TW/search');
      const tChinese = getTranslations('zh-TW', 'search');
      const field = page.getByRole('combobox');
      for (const query of ['代管', '網站代管']) {
        await field.fill(query);
        const title = main.getByRole('option').first().locator('b').first();
        await expect(title.locator('mark').last()).toHaveText(/代管·$/);
        await expect.poll(() => wordsOf(title)).toBe(tChinese('shell:pages.website-hosting'));
      }
      await field.fill('xyzzy');
      await expect.poll(() => wordsOf(status)).toBe(tChinese(search.empty, { query: 'xyzzy' }));
      for (const label of [search.keys.off, search.keys.on])
        await page.getByRole('button', { name: tChinese(label) }).click();
    });
  });

  test('the menu of a phone changes the language', async ({ page }) => {
    await page.setViewportSize({ width: 375, height: 812 });
    await open(page, '/en/about');
    await page.getByRole('button', { name: t(navigation.open) }).click();
    const menu = page.getByRole('dialog', { name: t(navigation.menu) });
    await menu.getByRole('link', { name: '繁體中文' }).click();
    await expect(page.locator('html')).toHaveAttribute('lang', 'zh-TW');
  });
});

for (const { pages, paths, tag } of pageGroups)
  test(
    `${pages} change their language and lead to another page and back, translated`,
    { tag },
    async ({ page, pageMessages }) => {
      for (const path of paths) {
        await open(page, localizePath(path, 'en'));
        if (path === '/linktree') continue;
        const heading = page.getByRole('heading', { level: 1 });
        const title = (await heading.textContent()) ?? '';
        await choose(page, 'en', 'zh-TW', '繁體中文');
        await choose(page, 'zh-TW', 'zh-CN', '简体中文');
        await choose(page, 'zh-CN', 'en', 'English');
        const target = localizePath(path === '/services' ? '/about' : '/services', 'en');
        await page.getByRole('banner').locator(`nav a[href="${target}"]`).first().click();
        await expect(page).toHaveURL(new RegExp(`${target}$`));
        await page.goBack();
        await expect(heading).toHaveText(title);
        expect.soft(pageMessages.splice(0), path).toEqual([]);
      }
    },
  );
