import { contact, footer, site } from '@studio/content';
import { languages, localizePath, type Language } from '@studio/i18n';
import type { Page } from '@playwright/test';
import { sendButton, statusOf, write } from '../message.ts';
import { expect, test, wake } from '../world.ts';
import { wordsOf } from '../words.ts';

/** A browser that keeps nothing throws at every try, at reading as at writing. */
const refuse = (what: 'storage' | 'cookies') => {
  const get = () => {
    throw new DOMException('refused', 'SecurityError');
  };
  if (what === 'cookies') Object.defineProperty(Document.prototype, 'cookie', { get, set: get });
  else
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB'])
      Object.defineProperty(window, name, { get });
};

const refusals = [['storage'], ['cookies'], ['storage', 'cookies']] as const;

async function choose(page: Page, spoken: Language, language: Language) {
  await page
    .getByRole('banner')
    .getByRole('button', { name: wordsOf(spoken)(site.languages) })
    .click();
  const { nativeLabel = '' } = languages.find(({ code }) => code === language) ?? {};
  await page.getByRole('menuitemradio', { name: nativeLabel }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', language);
}

// The test itself fails when anything is thrown.
for (const [place, refused] of refusals.entries()) {
  const { code, label } = languages[place] ?? languages[0];
  const { code: other } = languages[(place + 1) % languages.length] ?? languages[0];

  test(`a visitor who reads ${label} and whose browser refuses ${refused.join(' and ')} misses nothing`, async ({
    page,
  }) => {
    const t = wordsOf(other, 'contact');
    for (const what of refused) await page.addInitScript(refuse, what);
    await page.goto(localizePath('/about', code));
    await wake(page);
    await choose(page, code, other);
    await expect(page).toHaveURL(new RegExp(`${localizePath('/about', other)}$`));

    await page.getByTitle(t(footer.schemes.dark)).click();
    await expect(page.locator('html')).toHaveAttribute('data-scheme', 'dark');

    await page
      .getByRole('banner')
      .getByRole('link', { name: t('shell:pages.contact') })
      .click();
    await expect(page).toHaveTitle(t(site.title, { title: t(contact.title) }));
    await write(page);
    await sendButton(page).click();
    await expect(statusOf(page)).toHaveText(t(contact.form.success, contact.values));

    // What one of the two remembers is enough. Without both, the host knows no better than English.
    const remembered = refused.length === 1 ? other : 'en';
    await page.goto('/about');
    await wake(page);
    await expect(page.locator('html')).toHaveAttribute('lang', remembered);
    await choose(page, remembered, code);
    await page
      .getByRole('contentinfo')
      .getByRole('link', { name: wordsOf(code)('shell:pages.faq') })
      .click();
    await expect(page).toHaveURL(/faq$/);
    await expect(page.locator('html')).toHaveAttribute('lang', code);
  });
}
