import { blog, languages, subjectName } from '@studio/content';
import { barriersInSchemes, noBarriers } from './barriers.ts';
import { getTranslations } from './get-translations.ts';
import { expect, test, untilHydrated } from './world.ts';

test('the blog leads from the list to a post, to its subject and to the next post', async ({ page }) => {
  const t = getTranslations('zh-CN', 'blog');
  await page.goto('/zh-CN/blog');
  await untilHydrated(page);
  const posts = page.locator('main').getByRole('heading', { level: 2 }).getByRole('link');
  const title = (await posts.first().textContent()) ?? '';
  await posts.first().click();
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText(title);
  await expect(page.locator('article time, main time').first()).toBeVisible();

  const subjects = page.locator('main [data-slot=run-in]').getByRole('link');
  const subject = (await subjects.first().textContent()) ?? '';
  await subjects.first().click();
  await expect(heading).toHaveText(subject);
  await expect(page).toHaveURL(/\/blog\/tags\/[a-z]+$/);
  await page.goBack();
  await expect(heading).toHaveText(title);

  const next = page
    .locator('main [data-slot=last-line]')
    .filter({ hasText: t(blog.next) })
    .getByRole('link');
  const nextTitle = (await next.textContent()) ?? '';
  await next.click();
  await expect(heading).toHaveText(nextTitle);
});

test.describe('a post', () => {
  const t = getTranslations('en', 'blog');
  const url = '/en/blog/what-a-small-site-costs';

  test('copies its address, and announces that', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-write']);
    await page.goto(url);
    await untilHydrated(page);
    await page.getByRole('button', { name: t(blog.copy) }).click();
    await expect(page.getByText(t(blog.copied))).toBeVisible();
    const box = page.getByRole('contentinfo').getByRole('textbox');
    await box.press('Control+v');
    await expect(box).toHaveValue(page.url());
  });

  test('passes its address to another app where the browser can do that', async ({ page }) => {
    await page.addInitScript(() => {
      Object.assign(navigator, {
        share: (data: ShareData) => {
          document.documentElement.dataset['shared'] = data.url;
          return Promise.resolve();
        },
      });
    });
    await page.goto(url);
    await untilHydrated(page);
    await page.getByRole('button', { name: t(blog.share) }).click();
    await expect(page.locator('html')).toHaveAttribute('data-shared', page.url());
  });

  test('has contents that lead to its sections, and is accessible in both schemes', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(url);
    await untilHydrated(page);
    expect(await barriersInSchemes(page)).toEqual(noBarriers);
    const contents = page.getByRole('navigation', { name: t(blog.contents) }).getByRole('link');
    const section = (await contents.nth(1).textContent()) ?? '';
    await contents.nth(1).click();
    await expect(page.getByRole('heading', { level: 2, name: section })).toBeInViewport();
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a post is complete, has its own language versions, and its links lead on', async ({ page }) => {
    const t = getTranslations('zh-TW', 'blog');
    await page.goto('/zh-TW/blog');
    await page.locator('main a[href$="/what-a-small-site-costs"]').click();
    await expect(page.getByRole('article')).toBeVisible();
    await expect(page.locator('link[rel=alternate][hreflang]')).toHaveCount(languages.length + 1);
    await expect(page.getByRole('button', { name: t(blog.copy) })).toBeHidden();
    await page
      .getByRole('navigation', { name: t(blog.contents) })
      .getByRole('link')
      .last()
      .click();
    await expect(page.getByRole('heading', { level: 2 }).last()).toBeVisible();
    await page.getByRole('link', { name: t(subjectName('prices')), exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t(subjectName('prices')));
  });
});
