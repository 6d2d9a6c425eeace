import { contact, faq, navigation, oneStopService, plans, routes, site } from '@studio/content';
import { languages, localizePath } from '@studio/i18n';
import type { Page } from '@playwright/test';
import { fieldOf, sendButton, statusOf, written } from '../message.ts';
import { expect, test, untilHydrated } from '../world.ts';
import { wordsOf } from '../words.ts';
import { toolScript } from '../../../../tools/access/tools.ts';

declare global {
  var reached: Element[];
}

/** Presses Tab through all controls. Returns those that are not reached or not in document order. */
async function tabThrough(page: Page): Promise<string[]> {
  await page.evaluate(() => {
    globalThis.reached = [];
    addEventListener('focusin', ({ target }) => {
      if (target instanceof Element) globalThis.reached.push(target);
    });
  });
  // After the last control, focus returns to the first.
  const isRound = () =>
    page.evaluate(() => {
      const [first, ...others] = globalThis.reached;
      return first !== undefined && others.includes(first);
    });
  for (let press = 1; press < 200; press += 1) {
    await page.keyboard.press('Tab');
    if (press % 10 === 0 && (await isRound())) break;
  }
  return page.evaluate(() => {
    const { reached } = globalThis;
    const { controls, nameOf } = globalThis.access;
    // Within a radio group, arrow keys move the focus.
    const isChosen = (control: Element) =>
      !(control instanceof HTMLInputElement) || control.type !== 'radio' || control.checked;
    const follows = (one: Element, other: Element) =>
      Boolean(one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING);
    // A page that renders again during the test may move the focus back.
    const round = [...new Set(reached)];
    return [
      ...controls()
        .filter((control) => isChosen(control) && !round.includes(control))
        .map((control) => `${nameOf(control)} is not reached`),
      ...round
        .filter((control, place) => {
          const next = round[place + 1];
          return next && !follows(control, next);
        })
        .map((control) => `${nameOf(control)} is left backwards`),
    ];
  });
}

test('Tab reaches every control of every page in document order', async ({ page }) => {
  await page.addInitScript(toolScript);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const { path } of routes) {
    await page.goto(localizePath(path, 'en'));
    await untilHydrated(page);
    expect.soft(await tabThrough(page), path).toEqual([]);
  }
});

for (const { code, label } of languages) {
  const t = wordsOf(code, 'contact', 'faq', 'one-stop-service');

  test(`a message in ${label} can be sent with the keyboard`, async ({ page, provider }) => {
    await page.goto(localizePath('/contact', code));
    await untilHydrated(page);
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: t(site.skip) })).toBeFocused();
    await page.keyboard.press('Enter');
    const subject = `Keys, ${code}`;
    for (const [name, value] of Object.entries({ ...written, subject })) {
      await page.keyboard.press('Tab');
      await expect(fieldOf(page, name)).toBeFocused();
      await page.keyboard.insertText(value);
    }
    await page.keyboard.press('Tab');
    await expect(sendButton(page)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(statusOf(page)).toHaveText(t(contact.form.success, contact.values));
    expect(provider.messages()).toContainEqual(
      expect.objectContaining({ subject, message: written.message }),
    );
  });

  test(`the language menu in ${label} can be used and closed with the keyboard`, async ({ page }) => {
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

    const last = code === 'zh-TW' ? languages[0] : languages[2];
    await page.keyboard.press('ArrowDown');
    // Users wait for the result of a key before they press the next one.
    await expect(menu.getByRole('menuitemradio').first()).toBeFocused();
    await page.keyboard.press(code === 'zh-TW' ? 'Home' : 'End');
    await expect(menu.getByRole('menuitemradio', { name: last.nativeLabel })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.locator('html')).toHaveAttribute('lang', last.code);
    await expect(menu).toBeHidden();
  });
}

test.describe('with the keyboard', () => {
  const t = wordsOf('en', 'faq', 'one-stop-service');

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
