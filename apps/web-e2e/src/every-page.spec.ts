import { AxeBuilder } from '@axe-core/playwright';
import { isLanguage, splitLanguage } from '@studio/i18n';
import { builtDocuments } from './documents.ts';
import { expect, test, untilAwake, wake } from './world.ts';

// The test itself fails when the browser complains: of a hydration that did not fit, a missing text, a refused style.
for (const { address, language } of builtDocuments()) {
  const { prefix } = splitLanguage(address);
  if (!isLanguage(language)) throw new Error(`The site does not speak ${language}.`);

  test.describe(`${address} in ${language}`, () => {
    test.use({ locale: language });

    test('wakes without a complaint, and nothing moves', async ({ page }) => {
      await page.goto(address);
      await untilAwake(page);
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
    });

    // A bare page is the same as that of its language.
    if (prefix)
      test('has no barrier by day and by night, and at 400 % zoom', async ({ page }) => {
        await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
        await page.goto(address);
        await wake(page);
        expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);

        // Nothing but the colours is another by night.
        await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
        const byNight = await new AxeBuilder({ page }).withRules(['color-contrast']).analyze();
        expect(byNight.violations).toEqual([]);

        await page.setViewportSize({ width: 320, height: 640 });
        // A busy machine lays the page out anew a moment later.
        await expect
          .poll(() => page.evaluate(() => document.documentElement.scrollWidth))
          .toBeLessThanOrEqual(320);
      });
  });
}
