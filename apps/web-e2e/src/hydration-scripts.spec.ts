import { findScripts } from './budgets/scripts.ts';
import { builtDocuments } from './documents.ts';
import { expect, test, untilHydrated } from './world.ts';

// The budgets of all pages are computed from files: see site/budgets.test.ts. This test checks that no file is missing.
test('until a page is hydrated, it fetches the scripts that the budgets count, and has one stylesheet besides that of the first part', async ({
  page,
}) => {
  const url = '/en/services/one-stop-service';
  await page.addInitScript(() => {
    new MutationObserver((_, observer) => {
      const { dataset } = document.documentElement;
      if (dataset['hydrated'] !== 'page') return;
      observer.disconnect();
      const files = performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname);
      dataset['scripts'] = files.filter((file) => file.endsWith('.js')).join(' ');
    }).observe(document, { subtree: true, attributeFilter: ['data-hydrated'] });
  });
  await page.goto(url);
  await untilHydrated(page);
  const fetched = (await page.locator('html').getAttribute('data-scripts'))?.split(' ');
  const html =
    builtDocuments()
      .find((document) => document.url === url)
      ?.html() ?? '';
  const counted = findScripts(html).map((file) => `/${file}`);
  expect([...new Set(fetched)].toSorted()).toEqual(counted.toSorted());

  await expect
    .poll(() =>
      page.evaluate(() => [...document.styleSheets].map(({ href }) => href && new URL(href).pathname)),
    )
    .toEqual([
      null,
      expect.stringMatching(/^\/assets\/style-.*\.css$/),
      // It comes with its script, when the browser is idle.
      expect.stringMatching(/^\/assets\/loading-indicator-.*\.css$/),
    ]);
});
