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

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  for (const { code, label, tag } of testedLanguages('zh-CN')) {
    const t = getTranslations(code, 'shell', 'common', 'linktree');

    test(
      `the link page in ${label} has links in two languages, which fit on a phone, and scannable name cards`,
      { tag },
      async ({ page }) => {
        await page.goto(localizePath('/linktree', code));
        const links = page.getByRole('navigation', { name: t(linktree.label) }).getByRole('link');

        await test.step('seven links in two languages, in order', async () => {
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

        await test.step('only the One-Stop Service is marked as hot', async () => {
          await expect(page.getByText(t(linktree.hot), { exact: true })).toHaveCount(1);
          await expect(page.getByRole('link', { name: t('linktree:items.oneStop.label') })).toContainText(
            t(linktree.hot),
          );
        });

        await test.step('external links open in a new tab', async () => {
          const away = page.locator('a[href^="https:"]');
          await expect(away).toHaveCount(4);
          for (const link of await away.all()) {
            await expect(link).toHaveAttribute('target', '_blank');
            await expect(link).toHaveAttribute('rel', 'noopener');
            await expect(link).toContainText(t('shell:site.newTab'));
          }
          await expect(page.locator('main a:not([href^="https:"])[target]')).toHaveCount(0);
        });

        await test.step('the name and the tagline of the studio, and no navigation or footer', async () => {
          await expect(page.getByRole('heading', { level: 1 })).toHaveText(t(linktree.tagline.label));
          await expect(page.getByText(t(linktree.tagline.other))).toBeVisible();
          await expect(page.getByText(t('shell:name'), { exact: true })).toBeVisible();
          await expect(page.locator('header, footer')).toHaveCount(0);
          // The site may have been built last year.
          await expect(
            page.getByText(new RegExp(t(footer.copyright, { year: String.raw`\d{4}` }))),
          ).toBeVisible();
        });

        await test.step('all links are visible on a phone without scrolling', async () => {
          await page.setViewportSize({ width: 375, height: 812 });
          for (const link of await links.all()) await expect(link).toBeInViewport({ ratio: 1 });
        });

        await test.step('a labelled, scannable name card for each person', async () => {
          await expect(page.locator('figure')).toHaveCount(contacts.length);
          for (const { name, phone, remark } of contacts) {
            const card = page.getByAltText(t('common:reach.contactCardOf', { name: t(name) }));
            expect(await scan(card)).toContain(`TEL:${phoneLink(t(phone)).slice('tel:'.length)}`);
            await expect(page.locator('figure', { has: card })).toContainText(t(remark));
          }
        });
      },
    );
  }
});

test('a link page that was built last year shows the current year', async ({ page }) => {
  await page.clock.setFixedTime('2041-03-01T12:00:00Z');
  await page.goto('/en/linktree');
  await untilHydrated(page);
  await expect(
    page.getByText(getTranslations('en', 'shell', 'common')(footer.copyright, { year: 2041 })),
  ).toBeVisible();
});
