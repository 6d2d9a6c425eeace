import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { blog } from '@studio/content';
import { barriersOn } from './barriers.ts';
import { getTranslations } from './get-translations.ts';
import { longTitle, onlyChinese } from './many-posts/write-posts.ts';
import { root, startProvider, type Provider } from './provider.ts';
import { buildTimeout, complete } from './tiers.ts';
import { expect, test as base, untilHydrated } from './world.ts';

/** A test of the site with more posts than a list shows, some of them in one language only. */
const test = base.extend<object, { provider: Provider }>({
  provider: [
    // eslint-disable-next-line no-empty-pattern -- Playwright reads the required fixtures from this pattern: none
    async ({}, use) => {
      // Inside the repository, so that the built site can resolve its packages.
      mkdirSync(join(root, 'dist'), { recursive: true });
      const folder = mkdtempSync(join(root, 'dist/many-posts-'));
      execFileSync(
        process.execPath,
        ['--conditions=@studio/source', join(import.meta.dirname, 'many-posts/build-many-posts.ts'), folder],
        {
          env: { ...process.env, VITE_SITE_ORIGIN: 'https://www.example.com', SHARE_IMAGES: 'off' },
          stdio: ['ignore', 'ignore', 'inherit'],
        },
      );
      const provider = await startProvider(join(folder, 'site'));
      await use(provider);
      await provider.stop();
      rmSync(folder, { recursive: true });
    },
    { scope: 'worker', timeout: buildTimeout },
  ],
});

const t = getTranslations('en', 'blog');
const tChinese = getTranslations('zh-TW', 'blog');

test.describe('a blog with many posts', { tag: complete }, () => {
  test('has ten posts on a page, and links to the next pages', async ({ page }) => {
    await page.goto('/en/blog');
    await untilHydrated(page);
    // The page behind the link under the pointer is rendered ahead, hidden.
    const posts = page.locator('main [data-slot=rows] > li').filter({ visible: true });
    await expect(posts).toHaveCount(10);
    const pages = page.getByRole('navigation', { name: t(blog.pages) });
    await pages.getByRole('link', { name: t(blog.older) }).click();
    await expect(page).toHaveURL(/\/en\/blog\/page\/2$/);
    await expect(pages.locator('[aria-current=page]')).toHaveText('2');
    await expect(posts).toHaveCount(10);
    await pages.getByRole('link', { name: t(blog.page, { page: 4 }) }).click();
    await expect(page).toHaveURL(/\/en\/blog\/page\/4$/);
    await expect(pages.getByRole('link', { name: t(blog.older) })).toHaveCount(0);
    expect(await barriersOn(page)).toEqual([]);
  });

  test('has pages for a subject too, and a list with one post', async ({ page }) => {
    await page.goto('/en/blog/tags/writing');
    await page
      .getByRole('navigation', { name: t(blog.pages) })
      .getByRole('link', { name: t(blog.older) })
      .click();
    await expect(page).toHaveURL(/\/en\/blog\/tags\/writing\/page\/2$/);
    await page.goto('/zh-TW/blog/tags/writing');
    await expect(page.getByRole('link', { name: onlyChinese })).toBeVisible();
  });

  test('leads to the original where a language does not have a post', async ({ page }) => {
    for (const [url, original, title, sentence] of [
      ['/zh-TW/blog/long', '/en/blog/long', longTitle, tChinese(blog.foreign, { language: 'English' })],
      ['/en/blog/chinese', '/zh-TW/blog/chinese', onlyChinese, t(blog.foreign, { language: '繁體中文' })],
    ] as const) {
      await page.goto(url);
      await untilHydrated(page);
      await expect(page.getByText(sentence)).toBeVisible();
      await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
      await expect(page.locator(`link[hreflang][href$="${url}"]`)).toHaveCount(0);
      expect(await barriersOn(page)).toEqual([]);
      await page.locator('main').getByRole('link', { name: title }).click();
      await expect(page).toHaveURL(new RegExp(`${original}$`));
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    }
  });
});
