import {
  getFormats,
  localizePath,
  productPhotography,
  getRoute,
  getService,
  site,
  socialMediaDesign,
  websiteHosting,
  type Package,
} from '@studio/content';
import { getSection } from './page-parts.ts';
import { languageAt, testedLanguages } from './tiers.ts';
import { expect, test, untilHydrated } from './world.ts';
import { getTranslations } from './get-translations.ts';

const services = [
  {
    id: 'website-hosting',
    facts: websiteHosting,
    enquiry: websiteHosting.custom,
    ways: websiteHosting.hero.actions,
    lists: [websiteHosting.benefits, websiteHosting.features],
    values: {},
  },
  {
    id: 'social-media-design',
    facts: socialMediaDesign,
    enquiry: socialMediaDesign.custom,
    ways: socialMediaDesign.overview.actions,
    lists: [socialMediaDesign.benefits, socialMediaDesign.steps],
    values: socialMediaDesign.values,
  },
  {
    id: 'product-photography',
    facts: productPhotography,
    enquiry: productPhotography.custom,
    ways: productPhotography.overview.actions,
    lists: [productPhotography.benefits, productPhotography.steps],
    values: productPhotography.values,
  },
] as const;

/** The expected numbers of packages and list entries, and the target of the enquiry box. */
const expected = {
  'website-hosting': { prices: [9.99, 19.99, 39.99], entries: [4, 6], box: 'custom-hosting' },
  'social-media-design': { prices: [50, 100], entries: [4, 4], box: 'social-media' },
  'product-photography': { prices: [50, 120, 400], entries: [4, 4], box: 'product-photography' },
};

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  for (const [index, { id, facts, enquiry, ways, lists, values }] of services.entries())
    for (const { code, label, tag } of testedLanguages(languageAt(index))) {
      const t = getTranslations(code, 'common', id);
      const href = (path: string) => localizePath(path, code);
      const packages: readonly Package[] = facts.pricing.packages;
      const { prices, entries, box } = expected[id];

      test(
        `${id} in ${label} has breadcrumbs, every price with one action, an enquiry, benefits and a call to action`,
        { tag },
        async ({ page }) => {
          await page.goto(href(getRoute(id).path));

          await test.step('breadcrumbs, a description and the main links', async () => {
            await expect(page).toHaveTitle(`${t(`${id}:title`)} · ${t('shell:name')}`);
            await expect(page.locator('main')).not.toContainText('{{');
            await expect(page.locator('main [data-theme]')).toHaveAttribute(
              'data-theme',
              getService(id).theme,
            );
            await expect(
              page.getByRole('navigation', { name: t(site.breadcrumbs) }).getByRole('link'),
            ).toHaveText([t(getRoute('home').name), t(getRoute('services').name)]);
            await expect(page.getByText(t(facts.overview.text))).toBeVisible();
            for (const { label, href: to } of ways)
              await expect(
                page
                  .locator(`main a[href="${href(to)}"]`)
                  .filter({ hasText: t(label) })
                  .first(),
              ).toBeVisible();
          });

          await test.step('every price with its features and one action', async () => {
            const cards = getSection(page, t(facts.pricing.title)).getByRole('article');
            await expect(cards).toHaveCount(prices.length);
            for (const [index, { title, unit, features, popular, ...more }] of packages.entries()) {
              const card = cards.nth(index);
              const price = getFormats(code).money(prices[index] ?? 0);
              await expect(card.getByRole('heading')).toHaveText(t(title));
              await expect(card).toContainText(price + t(unit, more.values));
              await expect(card.getByRole('listitem')).toHaveText(
                features.map(({ text, values }) => t(text, values)),
              );
              await expect(card.getByText(t(site.popular))).toHaveCount(popular ? 1 : 0);
              await expect(card.getByRole('link')).toHaveAttribute('href', href(more.href));
            }
            await expect(page.getByText(t(site.currency))).toBeVisible();
          });

          await test.step('an enquiry for a custom package', async () => {
            const part = getSection(page, t(enquiry.title));
            await expect(part.getByText(t(enquiry.text))).toBeVisible();
            await expect(part.getByRole('link', { name: t(enquiry.action.label) }).last()).toHaveAttribute(
              'href',
              href(`/contact?service=${box}`),
            );
          });

          await test.step('benefits and features, and a call to action at the end', async () => {
            for (const [index, { title, items }] of lists.entries()) {
              const list = getSection(page, t(title)).getByRole('listitem');
              await expect(list).toHaveCount(entries[index] ?? 0);
              for (const [place, item] of items.entries()) {
                await expect(list.nth(place)).toContainText(t(item.title));
                await expect(list.nth(place)).toContainText(t(item.text, values));
              }
            }
            await expect(
              getSection(page, t(facts.close.title)).getByRole('link', { name: t(facts.close.action.label) }),
            ).toHaveAttribute('href', href('/contact'));
          });
        },
      );
    }
});

test('hosting links back to the services, and to its plans', async ({ page }) => {
  const t = getTranslations('en', 'common', 'website-hosting');
  await page.goto('/en/services/website-hosting');
  await untilHydrated(page);
  await page.getByRole('link', { name: t(websiteHosting.hero.actions[1].label) }).click();
  await expect(page).toHaveURL(/\/en\/services\/website-hosting#pricing$/);
  await expect(
    page.getByRole('heading', { name: t(websiteHosting.pricing.packages[0].title) }),
  ).toBeInViewport();
  await page.getByRole('link', { name: t(site.backToServices) }).click();
  await expect(page).toHaveURL(/\/en\/services$/);
});

test('“Learn More” about social media design leads to its work', async ({ page }) => {
  const t = getTranslations('en', 'common', 'social-media-design', 'portfolio');
  await page.goto('/en/services/social-media-design');
  await untilHydrated(page);
  await page.getByRole('link', { name: t(socialMediaDesign.overview.actions[1].label) }).click();
  await expect(page).toHaveURL(/\/en\/portfolio\/service\/social-media$/);
  const filter = page.getByRole('link', { name: new RegExp(`^${t('portfolio:filter.social-media')}`) });
  await expect(filter).toHaveAttribute('aria-current', 'page');
});
