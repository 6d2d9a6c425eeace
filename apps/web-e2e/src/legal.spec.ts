import {
  company,
  getFormats,
  localizePath,
  privacyPolicy,
  termsOfService,
  type LegalPage,
} from '@studio/content';
import { getSection } from './page-parts.ts';
import { languageAt, testedLanguages } from './tiers.ts';
import { expect, test } from './world.ts';
import { getTranslations } from './get-translations.ts';

const pages: readonly { path: string; facts: LegalPage; sections: number }[] = [
  { path: '/terms-of-service', facts: termsOfService, sections: 8 },
  { path: '/privacy-policy', facts: privacyPolicy, sections: 6 },
];

// The document has all of this, and loads faster without scripts.
test.use({ javaScriptEnabled: false });

for (const [index, { path, facts, sections }] of pages.entries())
  for (const { code, label, tag } of testedLanguages(languageAt(index))) {
    const t = getTranslations(code, 'shell', 'common', 'terms-of-service', 'privacy-policy');
    const { values } = facts;

    test(
      `${path} in ${label} has its date, four highlights, ${String(sections)} numbered sections with a link to each, and the address`,
      { tag },
      async ({ page }) => {
        await page.goto(localizePath(path, code));

        await test.step('when it was last changed', async () => {
          await expect(page.getByRole('heading', { level: 1 })).toHaveText(t(facts.hero.title));
          await expect(page.getByText(t(facts.hero.updated, values))).toContainText(
            getFormats(code).date(new Date('2025-04-23T00:00:00Z')),
          );
        });

        await test.step('four highlights', async () => {
          const points = getSection(page, t(facts.highlights.title)).getByRole('listitem');
          await expect(points).toHaveCount(4);
          for (const [index, { title, text }] of facts.highlights.items.entries()) {
            await expect(points.nth(index).getByRole('heading')).toHaveText(t(title, values));
            await expect(points.nth(index)).toContainText(t(text, values));
          }
        });

        await test.step('numbered sections, with a link to each', async () => {
          const articles = page.getByRole('article');
          await expect(articles).toHaveCount(sections);
          const links = page.getByRole('navigation', { name: t(facts.full) }).getByRole('link');
          await expect(links).toHaveCount(sections);
          for (const [index, { title, items }] of facts.sections.entries()) {
            await expect(articles.nth(index).getByRole('heading')).toHaveText(
              `${String(index + 1)} ${t(title)}`,
            );
            for (const item of items)
              await expect(articles.nth(index)).toContainText(t(item, values).replace(/<\/?email>/g, ''));
          }
          await links.last().click();
          await expect(articles.last()).toBeInViewport();
        });

        await test.step('the address of the studio and a link to the contact page', async () => {
          const address = page.locator('main address');
          await expect(address.locator('..').getByRole('heading')).toHaveText(t(company.name));
          await expect(address).toContainText(t(company.address));
          await expect(address.getByRole('link')).toHaveAttribute('href', `mailto:${t(company.email)}`);
          await expect(
            getSection(page, t(facts.contact.title)).getByRole('link', {
              name: t(facts.contact.action.label),
            }),
          ).toHaveAttribute('href', localizePath('/contact', code));
        });
      },
    );
  }
