import { routes } from '@studio/content';
import { localizePath } from '@studio/i18n';
import { expect, test, wake } from '../world.ts';
import { toolScript } from '../../../../tools/access/tools.ts';
import { chromiumArgs, findChromium } from '../../../../tools/chromium.ts';
import { cutOff } from '../../../../tools/access/zoom.ts';

const executablePath = findChromium();

// What a visitor chooses in the settings of the browser: letters of twice the size, and nothing else larger.
test.use({
  launchOptions: {
    args: [...chromiumArgs, '--blink-settings=defaultFontSize=32'],
    ...(executablePath && { executablePath }),
  },
});

for (const [language, label] of [
  ['en', 'English'],
  ['zh-TW', 'Chinese'],
] as const)
  test(`letters of twice the size cut nothing off, on every page in ${label}`, async ({ page }) => {
    await page.addInitScript(toolScript);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    for (const { path } of routes) {
      const address = localizePath(path, language);
      await page.goto(address);
      await wake(page);
      await expect(page.locator('html')).toHaveCSS('font-size', '32px');
      expect.soft(await cutOff(page), address).toEqual([]);
    }
  });
