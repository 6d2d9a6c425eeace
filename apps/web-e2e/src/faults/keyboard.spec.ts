import {
  contact,
  faq,
  languages,
  localizePath,
  navigation,
  oneStopService,
  plans,
  site,
} from '@studio/content';
import { messageField, sendButton, messageStatus, written } from '../message.ts';
import { testedLanguages } from '../tiers.ts';
import { expect, test, untilHydrated } from '../world.ts';
import { getTranslations } from '../get-translations.ts';

for (const { code, label, tag } of testedLanguages('zh-TW')) {
  const t = getTranslations(code, 'contact', 'faq', 'one-stop-service');

  test(`a message in ${label} can be sent with the keyboard`, { tag }, async ({ page, provider }) => {
    await page.goto(localizePath('/contact', code));
    await untilHydrated(page);
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: t(site.skip) })).toBeFocused();
    await page.keyboard.press('Enter');
    const subject = `Keys, ${code}`;
    for (const [name, value] of Object.entries({ ...written, subject })) {
      await page.keyboard.press('Tab');
      await expect(messageField(page, name)).toBeFocused();
      await page.keyboard.insertText(value);
    }
    await page.keyboard.press('Tab');
    await expect(sendButton(page)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(messageStatus(page)).toHaveText(t(contact.form.success, contact.values));
    expect(provider.messages()).toContainEqual(
      expect.objectContaining({ subject, message: written.message }),
    );
  });

  test(
    `the language menu in ${label} can be used and closed with the keyboard`,
    { tag },
    async ({ page }) => {
      await page.goto(localizePath('/about', code));
      await untilHydrated(page);
      const button = page.getByRole('banner').getByRole('button', { name: t(site.languages) });
      const menu = page.getByRole('menu');
      await button.focus();
      await page.keyboard.press('Enter');
      await expect(menu).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(menu).toBeHidden();
      await expect(button).toBeFocused();

      const last = code === 'zh-TW' ? languages[0] : (languages[2] ?? languages[0]);
      await page.keyboard.press('ArrowDown');
      // Users wait for the result of a key before they press the next one.
      await expect(menu.getByRole('menuitemradio').first()).toBeFocused();
      await page.keyboard.press(code === 'zh-TW' ? 'Home' : 'End');
      await expect(menu.getByRole('menuitemradio', { name: last.label })).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(page.locator('html')).toHaveAttribute('lang', last.code);
      await expect(menu).toBeHidden();
    },
  );
}

test.describe('with the keyboard', () => {
  const t = getTranslations('en', 'faq', 'one-stop-service');

  test('an answer can be opened and closed', async ({ page }) => {
    await page.goto('/en/faq');
    await untilHydrated(page);
    const [, second] = faq.items;
    const question = page.getByRole('button', { name: t(second.question) });
    await question.focus();
    for (const [key, open] of [
      ['Enter', 'true'],
      [' ', 'false'],
    ] as const) {
      await page.keyboard.press(key);
      await expect(question).toHaveAttribute('aria-expanded', open);
    }
  });

  test('the billing period can be changed', async ({ page }) => {
    await page.goto('/en/services/one-stop-service');
    await untilHydrated(page);
    const [{ yearlyPrice }] = plans;
    const yearly = page.getByRole('radio', { name: t(oneStopService.pricing.yearly) });
    await page.getByRole('radio', { name: t(oneStopService.pricing.monthly) }).focus();
    await page.keyboard.press('ArrowRight');
    await expect(yearly).toBeChecked();
    await expect(page.getByRole('main')).toContainText(`$${String(yearlyPrice)}`);
  });

  test('following a link moves focus to the heading of the page', async ({ page }) => {
    await page.goto('/en');
    await untilHydrated(page);
    await page
      .getByRole('banner')
      .getByRole('link', { name: t(navigation.contact.label) })
      .focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/contact$/);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  });
});
