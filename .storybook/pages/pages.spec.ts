import { expect, type Page } from '@playwright/test';
import { endpoints } from '@studio/api-client';
import { routes } from '@studio/content';
import { storiesByTitle, test } from '../built-storybook.ts';

const storyId = (route: string) => `pages-website--${route}`;

test('every page of the site has a story', () => {
  const stories = storiesByTitle.get('Pages/Website') ?? [];
  expect(stories.map(({ id }) => id)).toEqual(routes.map(({ id }) => storyId(id)));
});

test.describe('the story of a page', () => {
  const open = async (page: Page, route: string, forms = 'succeed') => {
    await page.goto(`/iframe.html?viewMode=story&id=${storyId(route)}&args=forms:${forms}`);
    await page.waitForFunction(() => globalThis.__STORYBOOK_ADDONS_CHANNEL__?.last('storyFinished'));
  };

  test.use({ baseURL: async ({ origin }, use) => use(origin) });

  test('follows links to other pages and languages, and never leaves Storybook', async ({
    page,
    context,
  }) => {
    const title = page.getByRole('heading', { level: 1 });
    const footer = page.getByRole('contentinfo');
    await open(page, 'home');
    const before = await title.innerText();
    await footer.locator('a[href="/about"]').click();
    await expect(title).not.toHaveText(before);
    const about = await title.innerText();

    for (const link of await footer.locator('a:is([target], [href^="mailto:"], [href^="tel:"])').all())
      await link.click();
    await footer.locator('a[hreflang="zh-TW"]').click();
    await expect(page.locator('html')).toHaveAttribute('lang', 'zh-TW');
    await expect(title).not.toHaveText(about);

    expect(context.pages()).toEqual([page]);
    expect(new URL(page.url()).pathname).toBe('/iframe.html');
  });

  for (const [forms, state] of [
    ['succeed', 'done'],
    ['fail', 'failed'],
  ] as const)
    test(`shows the form state "${state}" when requests ${forms}`, async ({ page }) => {
      const requests: string[] = [];
      page.on('request', (request) => requests.push(new URL(request.url()).pathname));
      await open(page, 'contact', forms);
      const form = page.locator('form').first();
      for (const field of await form.locator(':required').all()) await field.fill('ada@example.com');
      const status = form.getByRole('status');
      // On a busy machine, the first state may be over before the test looks.
      const states = await status.evaluateHandle((element) => {
        const seen: (string | undefined)[] = [];
        new MutationObserver(() => seen.push(element.dataset['state'])).observe(element, {
          attributeFilter: ['data-state'],
        });
        return seen;
      });
      await form.locator('[type=submit]').click();
      await expect(status).toHaveAttribute('data-state', state);
      expect(await states.jsonValue()).toEqual(['sending', state]);
      expect(requests).not.toContain(endpoints.contact);
    });
});
