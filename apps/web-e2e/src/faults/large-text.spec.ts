import { localizePath, routes } from '@studio/content';
import { complete, testedLanguages } from '../tiers.ts';
import { expect, test, untilHydrated } from '../world.ts';
import { helpersScript } from '../../../../tools/accessibility/helpers.ts';
import { findOverflow } from '../../../../tools/accessibility/overflow.ts';

const desk = { width: 1280, height: 1024 };
const phone = { width: 375, height: 812 };

for (const { code, label } of testedLanguages('en'))
  test(
    `text at twice the size is not cut off and keeps menus reachable, on every page in ${label}`,
    { tag: complete },
    async ({ page }) => {
      // Every page is laid out four times.
      test.slow();
      await page.addInitScript(helpersScript);
      await page.emulateMedia({ reducedMotion: 'reduce' });
      const browser = await page.context().newCDPSession(page);
      const choose = (standard: number) => browser.send('Page.setFontSizes', { fontSizes: { standard } });
      const root = page.locator('html');

      for (const { path } of routes) {
        const url = localizePath(path, code);
        await page.setViewportSize(desk);
        await page.goto(url);
        await untilHydrated(page);

        // The font size in the browser settings: breakpoints scale with it.
        await choose(32);
        await expect(root).toHaveCSS('font-size', '32px');
        expect.soft(await findOverflow(page), `${url}, by the settings`).toEqual([]);
        await choose(16);

        // Text-only zoom: only the font size changes.
        await root.evaluate(({ style }) => (style.fontSize = '200%'));
        await expect(root).toHaveCSS('font-size', '32px');
        expect.soft(await findOverflow(page), `${url}, text only`).toEqual([]);
        // The longest words may not fit on a phone, but fixed elements must stay in the viewport.
        await page.setViewportSize(phone);
        for (const control of await page
          .getByRole('banner')
          .locator('a, button')
          .filter({ visible: true })
          .all())
          await expect.soft(control, url).toBeInViewport({ ratio: 1 });
      }
    },
  );
