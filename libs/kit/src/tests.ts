import { expect, test, type Page } from '@playwright/test';
import type { Languages } from '@studio/i18n/languages';
import type { SiteRoute } from '@studio/site';
import axe from 'axe-core';

export interface TestedSite<Code extends string> {
  languages: Languages<Code>;
  routes: readonly SiteRoute[];
  /** The path of a page with a form that the provider answers. @default none */
  form?: string;
}

/** Opens a page in both schemes, and checks it with axe. */
async function inspect(page: Page, path: string, code: string): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    const response = await page.goto(path);
    expect(response?.status()).toBe(200);
    await expect(page.locator('html')).toHaveAttribute('lang', new RegExp(`^${code}`));
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    // A key instead of a text.
    await expect(page.getByText(/^[a-z]+:[\w.]+$/)).toHaveCount(0);
    // The page has its own `axe` then.
    await page.evaluate(axe.source);
    const { violations } = await page.evaluate(() => axe.run());
    expect(violations, path).toEqual([]);
  }
}

/** Tests each page in each language and both schemes, each link, and that a message is sent. */
export function testSite<Code extends string>({ languages, routes, form }: TestedSite<Code>): void {
  const paths = routes.map(({ path }) => path).filter((path) => !path.includes(':'));
  const codes = languages.languages.map(({ code }) => code);

  for (const code of codes)
    for (const path of paths)
      test(`${path} in ${code}`, async ({ page }) => {
        await inspect(page, languages.localizePath(path, code), code);
      });

  test('every post and piece of work', async ({ page, request }) => {
    // There may be many.
    test.setTimeout(0);
    const sitemap = await (await request.get('/sitemap.xml')).text();
    const pages = new Set(codes.flatMap((code) => paths.map((path) => languages.localizePath(path, code))));
    for (const [, url = ''] of sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)) {
      const { pathname } = new URL(url);
      const { prefix } = languages.splitLanguage(pathname);
      if (prefix !== undefined && !pages.has(pathname)) await inspect(page, pathname, prefix);
    }
  });

  test('every link leads to a page', async ({ page, request }) => {
    const found = new Set<string>();
    for (const code of codes)
      for (const path of paths) {
        await page.goto(languages.localizePath(path, code));
        for (const link of await page.getByRole('link').all()) {
          const href = await link.getAttribute('href');
          if (href?.startsWith('/')) found.add(href);
        }
      }
    for (const href of found) expect((await request.get(href)).status(), href).toBe(200);
  });

  if (form !== undefined)
    test('a message is sent', async ({ page }) => {
      await page.goto(languages.localizePath(form, languages.fallbackLanguage));
      // Until the page is hydrated, the browser sends the form itself, and the response is a redirect.
      await page.locator('html[data-hydrated=page]').waitFor({ state: 'attached' });
      for (const field of await page.locator('main form :is(input, textarea)[required]').all())
        await field.fill((await field.getAttribute('type')) === 'email' ? 'ada@example.com' : 'A test');
      const sent = page.waitForResponse((response) => response.url().includes('/api/'));
      await page.locator('main form [type=submit]').click();
      expect((await sent).status()).toBe(201);
      await expect(page.getByRole('status')).not.toBeEmpty();
    });
}
