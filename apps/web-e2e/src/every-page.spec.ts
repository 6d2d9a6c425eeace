import { languages, localizePath, routes } from '@studio/content';
import type { Language } from '@studio/i18n';
import type { Page } from '@playwright/test';
import { barriersInSchemes, noBarriers } from './barriers.ts';
import { findLargeTextIssues } from './large-text.ts';
import { layoutShift, maxShift, viewports } from './layout-shift.ts';
import { tabThrough } from './tab-through.ts';
import { complete, languageAt, quickPages, testedLanguages } from './tiers.ts';
import { expect, test, untilHydrated } from './world.ts';
import { devices, type Device } from '../../../tools/fonts.ts';
import { findFocusIssues } from '../../../tools/accessibility/focus.ts';
import { findForcedColorsIssues } from '../../../tools/accessibility/forced-colors.ts';
import { findSmallTargets, findSmallTouchTargets } from '../../../tools/accessibility/target-size.ts';
import { helpersScript } from '../../../tools/accessibility/helpers.ts';
import { findOverflowAtZoom } from '../../../tools/accessibility/overflow.ts';

/** English has the longest words, and the letters of both Chinese languages are equally wide. */
const largeTextLanguages = testedLanguages('en').map(({ code }) => code);

/** Animations and transitions that are running. */
const runningAnimations = (page: Page) =>
  page.evaluate(() =>
    document
      .getAnimations()
      .filter(({ playState, effect }) => {
        const { activeDuration = 0 } = effect?.getComputedTiming() ?? {};
        return playState === 'running' && Number(activeDuration) > 10;
      })
      .map(({ effect }) =>
        effect instanceof KeyframeEffect ? effect.target?.outerHTML.slice(0, 120) : 'unknown element',
      ),
  );

/** Loads a page. The fixture fails the test on any console message, such as a hydration mismatch or a blocked style. */
async function open(page: Page, url: string, language: string) {
  await page.goto(url);
  await untilHydrated(page);
  await expect(page.locator('html')).toHaveAttribute('lang', language);
  expect.soft(await layoutShift(page), `${url}, layout shift`).toBeLessThanOrEqual(maxShift);
}

/** A page shifts where a typeface replaces a fallback of other widths, so each language has the faces of another device. */
const deviceOf = (language: Language): Device =>
  devices[(languages.findIndex(({ code }) => code === language) + 2) % devices.length] ?? 'arial';

/** Each page in one language in `npm test`, and in the other two in `npm run test:all`. */
const parts = [
  { name: 'pages', isQuick: true, tag: [] },
  { name: 'other pages', isQuick: false, tag: [complete] },
];

test.describe.configure({ mode: 'parallel' });

for (const { code, label } of languages)
  for (const { name, isQuick, tag } of parts)
    test(
      `${name} in ${label} hydrate without a console message, a layout shift, an animation or a request to another origin, and are accessible`,
      { tag: [...tag, `@${deviceOf(code)}`] },
      async ({ page, pageMessages, provider }) => {
        test.setTimeout(600_000);
        const elsewhere: string[] = [];
        page.on('request', (request) => {
          if (!request.url().startsWith(provider.url)) elsewhere.push(request.url());
        });
        // The pages share a renderer process, which halves the time to load one. Each fetches its files, as on a first visit.
        const devTools = await page.context().newCDPSession(page);
        await devTools.send('Network.enable');
        await devTools.send('Network.setCacheDisabled', { cacheDisabled: true });
        for (const [index, { path }] of routes.entries()) {
          if ((languageAt(index) === code) !== isQuick) continue;
          const url = localizePath(path, code);
          await page.setViewportSize(viewports[(index + code.length) % viewports.length] ?? viewports[0]);
          await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
          await open(page, url, code);
          expect.soft(await runningAnimations(page), url).toEqual([]);

          await page.evaluate(helpersScript);
          expect.soft(await barriersInSchemes(page), url).toEqual(noBarriers);
          // The order of the controls is the same in all languages.
          if (isQuick) expect.soft(await tabThrough(page), `${url} with the Tab key`).toEqual([]);
          expect.soft(await findFocusIssues(page), `${url} without a visible focus`).toEqual([]);
          expect.soft(await findSmallTargets(page), `${url} too small for a pointer`).toEqual([]);
          expect.soft(await findSmallTouchTargets(page), `${url} too small for touch`).toEqual([]);
          expect.soft(await findForcedColorsIssues(page), `${url} in forced colors`).toEqual([]);
          if (largeTextLanguages.includes(code))
            expect
              .soft(await findLargeTextIssues(page, devTools), `${url} with text twice as large`)
              .toEqual([]);
          // The layout may take another frame on a busy machine.
          await expect.poll(() => findOverflowAtZoom(page), `${url} at 400 % zoom`).toEqual([]);
          expect.soft(pageMessages.splice(0), `${url}, in the console`).toEqual([]);
        }
        expect(elsewhere, 'requests to other origins').toEqual([]);
      },
    );

// The documents are the same as the prefixed ones but for their links. Animations run.
for (const [index, path] of quickPages.entries())
  test.describe(`${path} without a prefix`, { tag: complete }, () => {
    const language = languageAt(index);
    test.use({ locale: language });

    test('hydrates without a console message or a layout shift', async ({ page }) => {
      await open(page, path, language);
    });
  });
