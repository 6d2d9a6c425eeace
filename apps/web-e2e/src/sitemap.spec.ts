import { languages, localizePath, sitemap } from '@studio/content';
import { testedLanguages } from './tiers.ts';
import { expect, test } from './world.ts';
import { getTranslations } from './get-translations.ts';

// The document has all of this, and loads faster without scripts.
test.use({ javaScriptEnabled: false });

for (const { code, label, tag } of testedLanguages('en')) {
  const t = getTranslations(code, 'shell', 'common', 'sitemap');

  test(
    `the sitemap page in ${label} lists every page with its description, and every language by its native name`,
    { tag },
    async ({ page }) => {
      await page.goto(localizePath('/sitemap', code));
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(t(sitemap.hero.title));
      for (const { title, items } of sitemap.sections) {
        const entries = page
          .locator('main section section')
          .filter({ has: page.getByRole('heading', { name: t(title), exact: true }) })
          .getByRole('listitem');
        await expect(entries).toHaveCount(items.length);
        for (const [index, { name, href, priority, featured }] of items.entries()) {
          const entry = entries.nth(index);
          await expect(entry).toHaveText(
            t(name) +
              (featured ? t(sitemap.featured) : '') +
              (priority ? t(sitemap.priorities[priority]) : ''),
          );
          await expect(entry.getByRole('link')).toHaveAttribute('href', localizePath(href, code));
        }
      }
      await expect(page.getByText(t(sitemap.featured), { exact: true })).toHaveCount(1);
      await expect(page.getByText(t(sitemap.priorities.high), { exact: true })).toHaveCount(1);

      for (const { code: other, label } of languages) {
        const link = page.locator('main').getByRole('link', { name: label, exact: true });
        await expect(link).toHaveAttribute('href', `/${other}`);
        await expect(link).toHaveAttribute('lang', other);
      }
    },
  );
}
