import { isLanguage, splitLanguage } from '@studio/i18n';
import { barriersOn } from './barriers.ts';
import { builtDocuments } from './documents.ts';
import { expect, test, wake } from './world.ts';
import { toolScript } from '../../../tools/access/tools.ts';
import { lostWhenZoomed } from '../../../tools/access/zoom.ts';

// The test itself fails when the browser complains: of a hydration that did not fit, a missing text, a refused style.
for (const { address, language } of builtDocuments()) {
  const { prefix } = splitLanguage(address);
  if (!isLanguage(language)) throw new Error(`The site does not speak ${language}.`);

  test.describe(`${address} in ${language}`, () => {
    test.use({ locale: language });

    // A bare page is the same as that of its language.
    test(`wakes without a complaint, and nothing moves${prefix ? '; has no barrier by day and by night, and at 400 % zoom' : ''}`, async ({
      page,
    }) => {
      await page.goto(address);
      await wake(page);
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
      expect(shift).toBe(0);
      if (!prefix) return;

      await page.evaluate(toolScript);
      await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
      expect(await barriersOn(page)).toEqual([]);

      // Nothing but the colours is another by night.
      await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
      expect(await barriersOn(page, 'color-contrast')).toEqual([]);

      // A busy machine lays the page out anew a moment later.
      await expect.poll(() => lostWhenZoomed(page)).toEqual([]);
    });
  });
}
