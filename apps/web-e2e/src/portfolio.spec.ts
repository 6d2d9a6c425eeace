import { readdirSync } from 'node:fs';
import { getService, localizePath, portfolio, socialMediaDesign, work, workPath } from '@studio/content';
import type { Page } from '@playwright/test';
import { getSection } from './page-parts.ts';
import { testedLanguages } from './tiers.ts';
import { expect, test, untilHydrated } from './world.ts';
import { getTranslations } from './get-translations.ts';

/** The folders of all pieces. */
const pieces = readdirSync(new URL('../../../libs/content/work/', import.meta.url));

const plates = (page: Page) => page.locator('main [data-slot=sample-plates] > li').filter({ visible: true });

const t = getTranslations('en', 'common', 'portfolio', 'case-studies', 'social-media-design');
const url = '/en/portfolio';
const posts = new RegExp(`^${t('portfolio:filter.social-media')}`);
const social = socialMediaDesign.portfolio.length;

test('the portfolio leads to the work for a service and back, and an earlier address leads there too', async ({
  page,
}) => {
  const filters = page.getByRole('navigation', { name: t(portfolio.filter.label) });
  await page.goto(url);
  await untilHydrated(page);
  await filters.getByRole('link', { name: posts }).click();
  await expect(page).toHaveURL(/\/en\/portfolio\/service\/social-media$/);
  await expect(plates(page)).toHaveCount(social);
  await expect(filters.getByRole('link', { name: posts })).toHaveAttribute('aria-current', 'page');
  await filters.getByRole('link', { name: t(portfolio.filter.all) }).click();
  await expect(plates(page)).toHaveCount(pieces.length);

  await page.goto(`${url}?service=social-media`);
  await expect(page).toHaveURL(/\/en\/portfolio\/service\/social-media$/);
});

test('the portfolio leads from the list of case studies through a case study to the next one, and to its services', async ({
  page,
}) => {
  await page.goto(url);
  await untilHydrated(page);
  await page.getByRole('link', { name: t(portfolio.studies.label) }).click();
  await expect(page).toHaveURL(/\/en\/case-studies$/);
  const first = plates(page).first().getByRole('link');
  // For a frame after a click, text below the first screen is not in `innerText`.
  const title = (await first.textContent()) ?? '';
  await first.click();
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText(title);
  const next = page
    .locator('[data-slot=last-line]', { hasText: t('case-studies:piece.next') })
    .getByRole('heading')
    .getByRole('link');
  const following = (await next.textContent()) ?? '';
  await next.click();
  await expect(heading).toHaveText(following);
  await expect(heading).toBeFocused();

  const facts = getSection(page, t('case-studies:piece.facts'));
  await facts.getByRole('link').first().click();
  await expect(page).toHaveURL(/\/services\//);
  await getSection(page, t(work.title)).getByRole('link', { name: following }).click();
  await expect(heading).toHaveText(following);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  for (const { code, label, tag } of testedLanguages('en'))
    test(
      `the portfolio in ${label} shows all pieces, each with its price and a picture, and says that it is a sample`,
      { tag },
      async ({ page }) => {
        const sample = getTranslations(code)(work.sample, { kind: '' });
        await page.goto(localizePath('/portfolio', code));
        await expect(plates(page)).toHaveCount(pieces.length);
        for (const plate of await plates(page).all()) {
          await expect(plate.getByRole('link')).toHaveAttribute('href', /\/(?:portfolio|case-studies)\//);
          await expect(plate.getByRole('paragraph')).toContainText(sample);
          await expect(plate.locator('img')).toHaveAttribute('alt', /./);
          await expect(plate.locator('b')).not.toBeEmpty();
        }
      },
    );

  test('the pages of services show the pieces that they name', async ({ page }) => {
    await page.goto(localizePath(getService('social-media-design').href, 'en'));
    const links = getSection(page, t(work.title)).getByRole('listitem').getByRole('link');
    await expect(links).toHaveCount(social);
    for (const [index, slug] of socialMediaDesign.portfolio.entries())
      await expect(links.nth(index)).toHaveAttribute('href', new RegExp(`/${slug}$`));
  });

  test('the portfolio shows the work for a service at its addresses', async ({ page }) => {
    for (const address of [workPath('social-media'), '/portfolio?service=social-media']) {
      await page.goto(localizePath('/', 'en') + address);
      await expect(plates(page)).toHaveCount(social);
    }
  });
});
