import { languages, localizePath, routes } from '@studio/content';
import type { Page } from '@playwright/test';
import { barriersOn } from './barriers.ts';
import { tabThrough } from './tab-through.ts';
import { complete, languageAt } from './tiers.ts';
import { expect, test, untilHydrated } from './world.ts';
import { findFocusIssues } from '../../../tools/accessibility/focus.ts';
import { findForcedColorsIssues } from '../../../tools/accessibility/forced-colors.ts';
import { findSmallTargets, findSmallTouchTargets } from '../../../tools/accessibility/target-size.ts';
import { helpersScript } from '../../../tools/accessibility/helpers.ts';
import { findOverflowAtZoom } from '../../../tools/accessibility/overflow.ts';

const viewports = [
  { width: 1280, height: 720 },
  { width: 375, height: 812 },
];

/** The cumulative layout shift so far. */
const layoutShift = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) => {
          resolve(
            list.getEntries().reduce((sum, entry) => sum + ('value' in entry ? Number(entry.value) : 0), 0),
          );
        }).observe({ type: 'layout-shift', buffered: true });
        setTimeout(resolve, 50, 0);
      }),
  );

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
  // A header that is painted before its last element is parsed shifts by less.
  expect(await layoutShift(page)).toBeLessThan(0.01);
}

test.describe.configure({ mode: 'parallel' });

for (const [index, { path }] of routes.entries())
  for (const { code, label } of languages) {
    test.describe(`${path} in ${label}`, { tag: code === languageAt(index) ? [] : complete }, () => {
      test.use({
        viewport: viewports[(index + code.length) % viewports.length] ?? null,
        contextOptions: { reducedMotion: 'reduce', strictSelectors: true },
      });

      test('hydrates without a console message, a layout shift or an animation, and is accessible', async ({
        page,
      }) => {
        await open(page, localizePath(path, code), code);
        expect(await runningAnimations(page)).toEqual([]);

        await page.evaluate(helpersScript);
        expect.soft(await barriersOn(page), 'in the light scheme').toEqual([]);
        // Only colors differ in the dark scheme.
        await page.emulateMedia({ colorScheme: 'dark' });
        expect.soft(await barriersOn(page, 'color-contrast'), 'in the dark scheme').toEqual([]);

        // The order of the controls is the same in all languages.
        if (code === languageAt(index)) expect.soft(await tabThrough(page), 'with the Tab key').toEqual([]);
        expect.soft(await findFocusIssues(page), 'without a visible focus').toEqual([]);
        expect.soft(await findSmallTargets(page), 'too small for a pointer').toEqual([]);
        expect.soft(await findSmallTouchTargets(page), 'too small for touch').toEqual([]);
        expect.soft(await findForcedColorsIssues(page), 'in forced colors').toEqual([]);
        // The layout may take another frame on a busy machine.
        await expect.poll(() => findOverflowAtZoom(page), 'at 400 % zoom').toEqual([]);
      });
    });

    // The document is the same as the prefixed one, so each page is opened in one language. Animations run.
    if (code !== languageAt(index + 1)) continue;
    test.describe(`${path} without a prefix in ${label}`, { tag: complete }, () => {
      test.use({ locale: code });

      test('hydrates without a console message or a layout shift', async ({ page }) => {
        await open(page, path, code);
      });
    });
  }
