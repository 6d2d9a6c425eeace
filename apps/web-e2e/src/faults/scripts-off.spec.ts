import { languages, localizePath, routes, site } from '@studio/content';
import type { Page } from '@playwright/test';
import { complete, languageAt } from '../tiers.ts';
import { expect, test, untilHydrated } from '../world.ts';
import { getTranslations } from '../get-translations.ts';

/** The visible sentences of a page, except controls that need JavaScript, and the time in Ontario. */
const visibleSentences = (page: Page) =>
  page.evaluate(() => {
    const sentences = (selector: string) =>
      [...document.querySelectorAll(selector)].flatMap((part) =>
        part instanceof HTMLElement ? part.innerText.split('\n').map((sentence) => sentence.trim()) : [],
      );
    const controls = '.noscript\\:hidden:has(button, input), [data-slot=scheme-switch], [data-state=loading]';
    const skip = new Set(['', ...sentences(controls)]);
    return sentences('main, footer').filter((sentence) => !skip.has(sentence) && !/\d:\d\d/.test(sentence));
  });

test(
  'every page has the same text without JavaScript',
  { tag: complete },
  async ({ page, browser, baseURL }) => {
    const plain = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? '' });
    const without = await plain.newPage();
    // The texts of the languages are different, the rest of a document is not.
    for (const [index, { path }] of routes.entries()) {
      const url = localizePath(path, languageAt(index));
      await page.goto(url);
      await untilHydrated(page);
      await without.goto(url);
      const read = new Set(await visibleSentences(without));
      const lost = (await visibleSentences(page)).filter((sentence) => !read.has(sentence));
      expect.soft(read.size, url).toBeGreaterThan(10);
      expect.soft(lost, url).toEqual([]);
    }
    await plain.close();
  },
);

test('without JavaScript, links change the language', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? '' });
  const page = await context.newPage();
  for (const path of ['/about', '/services/one-stop-service'] as const) {
    await page.goto(localizePath(path, 'en'));
    for (const { code, label } of languages.toReversed()) {
      await page.getByRole('contentinfo').getByRole('link', { name: label }).click();
      await expect(page.locator('html')).toHaveAttribute('lang', code);
      await expect(page).toHaveURL(new RegExp(`${localizePath(path, code)}$`));
      const t = getTranslations(code, 'about', 'one-stop-service');
      await expect(page).toHaveTitle(
        t(site.title, { title: t(path === '/about' ? 'about:title' : 'one-stop-service:title') }),
      );
    }
  }
  await context.close();
});
