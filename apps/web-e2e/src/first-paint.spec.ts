import { localizePath } from '@studio/content';
import { layoutShift, viewports } from './layout-shift.ts';
import { pageGroups, quickPages } from './tiers.ts';
import { expect, test, untilHydrated } from './world.ts';

const widths = [375, 1280];

/** By how much the title of a page moves when the rest of its first section arrives. Runs in the page. */
function titleShift(): number {
  const title = document.querySelector('main h1');
  if (!title) throw new Error('The page has no title.');
  const later = [...document.querySelectorAll<HTMLElement>('main *')].filter(
    (element) => title.compareDocumentPosition(element) === Node.DOCUMENT_POSITION_FOLLOWING,
  );
  const { top } = title.getBoundingClientRect();
  for (const { style } of later) style.display = 'none';
  const early = title.getBoundingClientRect().top;
  for (const { style } of later) style.display = '';
  return Math.round(top - early);
}

for (const { pages, paths, tag } of pageGroups)
  test(
    `${pages} fetch only photographs and the typeface before their first paint, keep their titles in place, and show everything without the complete stylesheet`,
    { tag },
    async ({ page, pageMessages }) => {
      test.slow();
      for (const path of paths) {
        const sheet = Promise.withResolvers<undefined>();
        await page.route('**/assets/style-*.css', async (route) => {
          await sheet.promise;
          await route.continue();
        });
        const request = page.waitForRequest(/style-.*\.css$/);
        await page.goto(localizePath(path, 'en'), { waitUntil: 'commit' });
        await request;

        const early = await page.evaluate(() => {
          const [paint] = performance.getEntriesByType('paint');
          return (
            performance
              .getEntriesByType('resource')
              // The first paint does not wait for photographs, and at most for a moment for the typeface.
              .filter(({ name }) => name.includes('/assets/') && !/\.(?:avif|woff2)$/.test(name))
              .filter(({ startTime }) => !(paint && startTime >= paint.startTime))
              .map(({ name }) => name)
          );
        });
        expect.soft(early, path).toEqual([]);
        for (const width of widths) {
          await page.setViewportSize({ width, height: 720 });
          expect.soft(await page.evaluate(titleShift), `${path} at ${String(width)} px`).toBe(0);
        }
        const hidden = await page.evaluate(() =>
          [...document.querySelectorAll('main h2, main p:not(form p), footer p:not(form p), footer form')]
            .filter(
              (element) => !element.closest('[hidden], [data-state=closed], details:not([open]), dialog'),
            )
            // For visitors without JavaScript.
            .filter((element) => !element.matches('.noscript\\:block'))
            .filter((element) => !element.checkVisibility({ contentVisibilityAuto: true }))
            .map(({ outerHTML }) => outerHTML.slice(0, 120)),
        );
        expect.soft(hidden, path).toEqual([]);
        for (const drawing of await page.locator('use[href*=".svg"]').all()) {
          await drawing.evaluate((use) => {
            use.parentElement?.scrollIntoView();
          });
          await expect(drawing).toHaveAttribute('href', /^\/assets\//);
        }
        const arrival = page.waitForResponse(/style-.*\.css$/);
        sheet.resolve(undefined);
        await arrival;
        await page.unrouteAll();
      }
      expect(pageMessages.splice(0)).toEqual([]);
    },
  );

test(
  'pages do not shift when the stylesheet and the typeface arrive late',
  { tag: '@roboto' },
  async ({ page }) => {
    for (const [index, path] of quickPages.entries()) {
      const late = Promise.withResolvers<undefined>();
      await page.route(/\/assets\/(?:style-.*\.css|.*\.woff2)$/, async (route) => {
        await late.promise;
        await route.continue();
      });
      await page.setViewportSize(viewports[index % viewports.length] ?? viewports[0]);
      const stylesheet = page.waitForResponse(/style-.*\.css$/);
      await page.goto(localizePath(path, 'en'), { waitUntil: 'commit' });
      await untilHydrated(page);
      late.resolve(undefined);
      await stylesheet;
      await page.evaluate(() => document.fonts.ready);
      expect.soft(await layoutShift(page), path).toBe(0);
      await page.unrouteAll();
    }
  },
);

test('a phone fetches the drawings within a screen of the viewport only', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 800 });
  await page.goto('/en/services/system-development');
  const waiting = page.locator('use[href^="#/"]');
  const drawing = page.locator('use[href^="/assets/systemNotes-"]');
  await expect(drawing).toHaveCount(1);
  await untilHydrated(page);
  expect(await waiting.count()).toBeGreaterThan(4);
  await expect(page.locator('footer use')).toHaveAttribute('href', /^#/);
  await page.locator('footer').scrollIntoViewIfNeeded();
  await expect(page.locator('footer use')).toHaveAttribute('href', /^\/assets\//);
});

test('illustrations have the colors of the page when the complete stylesheet fails, which is then requested again', async ({
  page,
  pageMessages,
}) => {
  const sheets = '**/assets/style-*.css';
  await page.goto('/en');
  // The island, four stations, and six services.
  const drawings = page.locator('[data-slot=illustration] > use');
  /** The colors that the files use, as the page defines them. */
  const colors = () =>
    drawings.first().evaluate((use) => {
      const style = getComputedStyle(use);
      return ['', '-grid', '-top', '-left', '-right'].map((part) =>
        style.getPropertyValue(`--color-pen${part}`),
      );
    });
  await untilHydrated(page);
  const complete = await colors();

  await page.route(sheets, (route) => route.abort());
  const failure = page.waitForEvent('requestfailed', (request) => request.url().endsWith('.css'));
  await page.goto('/en');
  await failure;
  await expect(drawings).toHaveCount(15);
  for (const drawing of await drawings.all()) {
    await drawing.evaluate((use) => {
      use.parentElement?.scrollIntoView();
    });
    await expect(drawing).toHaveAttribute('href', /^\/assets\//);
  }
  expect(await colors()).toEqual(complete);
  const arrival = page.waitForResponse(/style-.*\.css$/);
  await page.unroute(sheets);
  await arrival;
  expect(pageMessages.filter((message) => !message.includes('ERR_FAILED'))).toEqual([]);
  pageMessages.length = 0;
});

test('the scripts and translations of a page are fetched in parallel, and once', async ({ page }) => {
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(new URL(request.url()).pathname));
  let reachedEntry: string[] = [];
  await page.route('**/assets/entry-client-*.js', async (route) => {
    // The page requests everything before it has the code of the entry.
    await expect.poll(() => fetched).toContainEqual(expect.stringMatching(/\/locales\/en\/faq\.json$/));
    reachedEntry = [...fetched];
    await route.continue();
  });
  await page.goto('/en/faq');
  await untilHydrated(page);
  const needed = fetched.filter((path) =>
    /\/(?:assets\/(?:faq|shared|use-query)-.+\.js|locales\/en\/(?:common|faq)\.json)$/.test(path),
  );
  expect(needed.length).toBeGreaterThanOrEqual(5);
  expect(reachedEntry).toEqual(expect.arrayContaining(needed));
  expect(needed).toEqual([...new Set(needed)]);
});
