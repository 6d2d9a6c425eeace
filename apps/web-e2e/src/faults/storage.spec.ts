import { contact, footer, languages, localizePath, site } from '@studio/content';
import type { Language } from '@studio/i18n';
import type { Page } from '@playwright/test';
import { sendButton, messageStatus, write } from '../message.ts';
import { expect, test, untilHydrated } from '../world.ts';
import { getTranslations } from '../get-translations.ts';

/** A browser that blocks storage throws on reading and on writing. */
const refuse = (what: 'storage' | 'cookies') => {
  const get = () => {
    throw new DOMException('refused', 'SecurityError');
  };
  if (what === 'cookies') Object.defineProperty(Document.prototype, 'cookie', { get, set: get });
  else
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB'])
      Object.defineProperty(window, name, { get });
};

const refusals = ['storage', 'cookies'] as const;

async function choose(page: Page, current: Language, language: Language) {
  await page
    .getByRole('banner')
    .getByRole('button', { name: getTranslations(current)(site.languages) })
    .click();
  const { label = '' } = languages.find(({ code }) => code === language) ?? {};
  await page.getByRole('menuitemradio', { name: label }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', language);
}

// Not English, which is the fallback.
const code = 'zh-TW';
const other = 'zh-CN';

// The fixture fails the tests on an uncaught error.
test('the site works if storage and cookies are blocked', async ({ page }) => {
  const t = getTranslations(other, 'contact');
  for (const what of refusals) await page.addInitScript(refuse, what);
  await page.goto(localizePath('/about', code));
  await untilHydrated(page);
  await choose(page, code, other);
  await expect(page).toHaveURL(new RegExp(`${localizePath('/about', other)}$`));

  await page.getByTitle(t(footer.schemes.dark)).click();
  await expect(page.locator('html')).toHaveAttribute('data-scheme', 'dark');

  await page
    .getByRole('banner')
    .getByRole('link', { name: t('shell:pages.contact') })
    .click();
  await expect(page).toHaveTitle(t(site.title, { title: t('contact:title') }));
  await write(page);
  await sendButton(page).click();
  await expect(messageStatus(page)).toHaveText(t(contact.form.success, contact.values));

  // The language is not stored, so the host serves the fallback language.
  await page.goto('/about');
  await untilHydrated(page);
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await choose(page, 'en', code);
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: getTranslations(code)('shell:pages.faq') })
    .click();
  await expect(page).toHaveURL(/faq$/);
  await expect(page.locator('html')).toHaveAttribute('lang', code);
});

test.describe('in a browser that prefers another language', () => {
  test.use({ locale: 'en-CA' });

  test('a chosen language that cannot be stored is kept in the URL', async ({ page }) => {
    for (const what of refusals) await page.addInitScript(refuse, what);
    await page.goto('/about?from=mail#values');
    await untilHydrated(page);
    await choose(page, 'en', code);
    await expect(page).toHaveURL(
      (url) => url.href === `${url.origin}${localizePath('/about', code)}?from=mail#values`,
    );
    await page.reload();
    await expect(page.locator('html')).toHaveAttribute('lang', code);
  });
});

// Either of the two is sufficient.
for (const refused of refusals)
  test(`the chosen language is kept if only ${refused} are blocked`, async ({ page }) => {
    await page.addInitScript(refuse, refused);
    await page.goto(localizePath('/about', code));
    await untilHydrated(page);
    await choose(page, code, other);
    await page.goto('/about');
    await untilHydrated(page);
    await expect(page.locator('html')).toHaveAttribute('lang', other);
  });
