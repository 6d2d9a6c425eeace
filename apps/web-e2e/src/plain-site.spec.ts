import { expect, test as base, type Page } from '@playwright/test';
import { preview } from 'vite';
import { barriersOn } from './barriers.ts';
import { buildPlainSite } from './plain-site/build-plain-site.ts';
import { buildTimeout, complete } from './tiers.ts';

/** A test of a site that uses the packed design system with the default settings of Vite. */
const test = base.extend<object, { origin: string }>({
  origin: [
    // eslint-disable-next-line no-empty-pattern -- Playwright reads the required fixtures from this pattern: none
    async ({}, use) => {
      const site = await buildPlainSite();
      const server = await preview({
        configFile: false,
        root: site.folder,
        preview: { host: '127.0.0.1', port: 0 },
      });
      await use(server.resolvedUrls?.local[0] ?? '');
      await server.close();
      site.remove();
    },
    { scope: 'worker', timeout: buildTimeout },
  ],
});

/** Elements whose scheme is not that of the page, by their selector. */
const fixedSchemes = [
  'header',
  '.ui-section--dusk',
  '.ui-section--floor',
  '[data-scheme="dark"]',
  '[data-scheme="light"]',
];

test.describe('a site with the default settings of Vite', { tag: complete }, () => {
  test('has readable text at dusk and in parts with another scheme', async ({ page, origin }) => {
    const [light, dark] = [await colorsIn(page, origin, 'light'), await colorsIn(page, origin, 'dark')];
    expect(light.page).not.toEqual(dark.page);
    expect(light.fixed).toEqual(dark.fixed);
  });
});

/** Checks the contrast of the page in a scheme of the device, and returns its colors. */
async function colorsIn(page: Page, origin: string, colorScheme: 'light' | 'dark') {
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
  await page.goto(origin);
  await expect(page.getByText('Page')).toBeVisible();
  const violations = await barriersOn(page, { rules: ['color-contrast'] });
  expect
    .soft(violations.flatMap(({ nodes }) => nodes.map(({ failureSummary }) => failureSummary)))
    .toEqual([]);
  return {
    page: await readColors(page, 'body'),
    fixed: await Promise.all(fixedSchemes.map((selector) => readColors(page, selector))),
  };
}

/** The values of `color` of an element and of its link. */
function readColors(page: Page, selector: string): Promise<string[]> {
  return page
    .locator(selector)
    .first()
    .evaluate((element) =>
      [element, ...element.querySelectorAll('a, p')].map((each) => getComputedStyle(each).color),
    );
}
