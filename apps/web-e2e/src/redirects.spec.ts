import { languages, localizePath, redirects } from '@studio/content';
import { complete } from './tiers.ts';
import { expect, test, untilHydrated } from './world.ts';

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  for (const { from, to } of redirects)
    test(`the host redirects from ${from}`, async ({ page, baseURL }) => {
      await page.goto(localizePath(from, 'zh-CN'));
      await expect(page).toHaveURL((baseURL ?? '') + localizePath(to, 'zh-CN'));
      await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
    });
});

for (const { from, to } of redirects)
  for (const prefix of [undefined, ...languages.map(({ code }) => code)]) {
    const tag = prefix === 'zh-CN' ? [] : complete;
    test(
      `client-side navigation follows the redirect from ${localizePath(from, prefix)}`,
      { tag },
      async ({ page, baseURL }) => {
        await page.goto(localizePath('/faq', prefix));
        await untilHydrated(page);
        await page.evaluate(
          (path) => {
            history.pushState(null, '', path);
            dispatchEvent(new PopStateEvent('popstate'));
          },
          localizePath(from, prefix),
        );
        await expect(page).toHaveURL((baseURL ?? '') + localizePath(to, prefix));
        await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
      },
    );
  }
