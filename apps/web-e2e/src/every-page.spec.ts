import { isLanguage, splitLanguage } from '@studio/i18n';
import { barriersOn } from './barriers.ts';
import { builtDocuments } from './documents.ts';
import { expect, test, untilHydrated } from './world.ts';
import { toolScript } from '../../../tools/access/tools.ts';
import { lostWhenZoomed } from '../../../tools/access/zoom.ts';

// The fixture fails a test on any console message: a hydration mismatch, a missing text, a blocked style.
for (const { address, language } of builtDocuments()) {
  const { prefix } = splitLanguage(address);
  if (!isLanguage(language)) throw new Error(`The site does not speak ${language}.`);

  test.describe(`${address} in ${language}`, () => {
    test.use({ locale: language });

    // An unprefixed page is the same as the prefixed one.
    test(`hydrates without a console message or a layout shift${prefix ? ', and is accessible in the light and dark schemes and at 400 % zoom' : ''}`, async ({
      page,
    }) => {
      await page.goto(address);
      await untilHydrated(page);
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      const shift = await page.evaluate(
        () =>
          new Promise<number>((resolve) => {
            new PerformanceObserver((list) => {
              resolve(
                list
                  .getEntries()
                  .reduce((sum, entry) => sum + ('value' in entry ? Number(entry.value) : 0), 0),
              );
            }).observe({ type: 'layout-shift', buffered: true });
            setTimeout(resolve, 50, 0);
          }),
      );
      // A header that is painted before its last element is parsed shifts by less.
      expect(shift).toBeLessThan(0.01);
      if (!prefix) return;

      await page.evaluate(toolScript);
      await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
      expect(await barriersOn(page)).toEqual([]);

      // Only colors differ in the dark scheme.
      await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
      expect(await barriersOn(page, 'color-contrast')).toEqual([]);

      // A busy machine lays the page out a moment later.
      await expect.poll(() => lostWhenZoomed(page)).toEqual([]);
    });
  });
}
