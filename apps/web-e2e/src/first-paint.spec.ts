import { setTimeout } from 'node:timers/promises';
import { localizePath } from '@studio/content';
import { pageGroups } from './tiers.ts';
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
    `${pages} fetch no asset but photographs before their first paint, keep their titles in place, and show everything without the complete stylesheet`,
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
              // The first paint does not wait for photographs.
              .filter(({ name }) => name.includes('/assets/') && !name.endsWith('.avif'))
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
        // Without the stylesheet, drawings below the first section wait for scrolling.
        await page.evaluate(() => {
          scrollBy(0, 1);
        });
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
      // On a slow machine, Chromium notices that no style uses the typeface for some seconds.
      const isLate = (message: string) => /\.woff2 was preloaded .* but not used/.test(message);
      expect(pageMessages.splice(0).filter((message) => !isLate(message))).toEqual([]);
    },
  );

test('a phone fetches the drawings within a screen of the viewport only', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 800 });
  // The complete stylesheet arrives late: until then, the page is wider and shorter than it will be.
  await page.route('**/assets/style-*.css', async (route) => {
    await setTimeout(500);
    await route.continue();
  });
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

test('a page that opens at an anchor is painted with its complete stylesheet, or without it a second later', async ({
  page,
}) => {
  /** When the page was painted, and when its complete stylesheet had arrived. */
  const times = () =>
    page.evaluate(() => {
      const sheet = performance.getEntriesByType('resource').find(({ name }) => name.endsWith('.css'));
      return {
        paint: performance.getEntriesByType('paint')[0]?.startTime ?? 0,
        sheet: (sheet?.startTime ?? 0) + (sheet?.duration ?? 0),
      };
    });
  const painted = () => expect.poll(async () => (await times()).paint).toBeGreaterThan(0);

  await page.route('**/assets/style-*.css', async (route) => {
    await setTimeout(300);
    await route.continue();
  });
  await page.goto('/en/services/one-stop-service#pricing', { waitUntil: 'commit' });
  await painted();
  const { paint, sheet } = await times();
  expect(sheet).toBeGreaterThan(0);
  expect(paint).toBeGreaterThan(sheet);

  await page.route('**/assets/style-*.css', () => new Promise(() => undefined));
  await page.goto('/zh-TW/services/one-stop-service#pricing', { waitUntil: 'commit' });
  await painted();
});

test('the complete stylesheet waits for the typeface, or 300 ms', async ({ page }) => {
  await page.addInitScript(() => {
    new MutationObserver((_, observer) => {
      if (!document.querySelector('head > link[rel=stylesheet][href*="/style-"]')) return;
      performance.mark('stylesheet');
      observer.disconnect();
    }).observe(document, { childList: true, subtree: true });
  });
  /** How long after the first paint the stylesheet was added, in ms, and whether the typeface was there. */
  const addition = () =>
    page.evaluate(async () => {
      while (performance.getEntriesByName('stylesheet').length === 0)
        await new Promise((resolve) => requestAnimationFrame(resolve));
      const [stylesheet = NaN, paint = NaN] = [
        ...performance.getEntriesByName('stylesheet'),
        ...performance.getEntriesByType('paint'),
      ].map(({ startTime }) => startTime);
      const hasTypeface = performance
        .getEntriesByType('resource')
        .some(
          ({ name, startTime, duration }) => name.endsWith('.woff2') && startTime + duration < stylesheet,
        );
      return { delay: stylesheet - paint, hasTypeface };
    });

  await page.goto('/en');
  const { delay, hasTypeface } = await addition();
  // It is later on a busy machine only.
  expect(hasTypeface || delay >= 299).toBe(true);

  await page.route('**/*.woff2', () => new Promise(() => undefined));
  await page.goto('/zh-TW', { waitUntil: 'commit' });
  expect((await addition()).delay).toBeGreaterThanOrEqual(299);
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
