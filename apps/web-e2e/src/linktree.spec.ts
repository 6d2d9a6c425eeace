import {
  chatLink,
  company,
  contacts,
  footer,
  linktree,
  localizePath,
  phoneLink,
  profiles,
  secondLanguage,
} from '@studio/content';
import { scan } from './codes.ts';
import { testedLanguages } from './tiers.ts';
import { expect, test, untilHydrated } from './world.ts';
import { getTranslations } from './get-translations.ts';

for (const { code, label, tag } of testedLanguages('zh-CN')) {
  const t = getTranslations(code, 'shell', 'common', 'linktree');
  const url = localizePath('/linktree', code);

  test.describe(`the link page in ${label}`, { tag }, () => {
    test.beforeEach(async ({ page }) => {
      await page.goto(url);
    });

    test('has seven links in two languages, in order', async ({ page }) => {
      const links = page.getByRole('navigation', { name: t(linktree.label) }).getByRole('link');
      expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual([
        localizePath('/', code),
        localizePath('/services/one-stop-service', code),
        chatLink(t(contacts[0].phone), t(company.chatMessage)),
        profiles.instagram,
        profiles.facebook,
        profiles.linkedin,
        localizePath('/contact', code),
      ]);
      for (const [index, { label, other }] of linktree.items.entries()) {
        await expect(links.nth(index)).toContainText(t(label));
        await expect(links.nth(index).locator(`[lang="${secondLanguage(code)}"]`)).toHaveText(t(other));
      }
    });

    test('marks only the One-Stop Service as hot', async ({ page }) => {
      await expect(page.getByText(t(linktree.hot), { exact: true })).toHaveCount(1);
      await expect(page.getByRole('link', { name: t('linktree:items.oneStop.label') })).toContainText(
        t(linktree.hot),
      );
    });

    test('opens external links in a new tab', async ({ page }) => {
      const away = page.locator('a[href^="https:"]');
      await expect(away).toHaveCount(4);
      for (const link of await away.all()) {
        await expect(link).toHaveAttribute('target', '_blank');
        await expect(link).toHaveAttribute('rel', 'noopener');
        await expect(link).toContainText(t('shell:site.newTab'));
      }
      await expect(page.locator('main a:not([href^="https:"])[target]')).toHaveCount(0);
    });

    test('has the name and the tagline of the studio, and no navigation or footer', async ({ page }) => {
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(t(linktree.tagline.label));
      await expect(page.getByText(t(linktree.tagline.other))).toBeVisible();
      await expect(page.getByText(t('shell:name'), { exact: true })).toBeVisible();
      await expect(page.locator('header, footer')).toHaveCount(0);
    });

    test('has a labelled, scannable name card for each person', async ({ page }) => {
      await untilHydrated(page);
      await expect(page.locator('figure')).toHaveCount(contacts.length);
      for (const { name, phone, remark } of contacts) {
        const card = page.getByAltText(t('common:reach.contactCardOf', { name: t(name) }));
        expect(await scan(card)).toContain(`TEL:${phoneLink(t(phone)).slice('tel:'.length)}`);
        await expect(page.locator('figure', { has: card })).toContainText(t(remark));
      }
    });

    test('shows the current year', async ({ page }) => {
      await expect(page.getByText(t(footer.copyright, { year: new Date().getUTCFullYear() }))).toBeVisible();
    });

    test.describe('on a phone', () => {
      test.use({ viewport: { width: 375, height: 812 } });

      test('shows all links without scrolling', async ({ page }) => {
        for (const link of await page.getByRole('navigation').getByRole('link').all())
          await expect(link).toBeInViewport({ ratio: 1 });
      });
    });
  });
}

test('a link page that was built last year shows the current year', async ({ page }) => {
  await page.clock.setFixedTime('2041-03-01T12:00:00Z');
  await page.goto('/en/linktree');
  await untilHydrated(page);
  await expect(
    page.getByText(getTranslations('en', 'shell', 'common')(footer.copyright, { year: 2041 })),
  ).toBeVisible();
});
