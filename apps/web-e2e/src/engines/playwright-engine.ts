import { chromium, firefox, webkit } from '@playwright/test';
import { chromiumArgs } from '../../../../tools/chromium.ts';
import type { EngineName } from '../../../../tools/browsers.ts';
import { defaultSize, evaluator, type EngineBrowser } from './engine.ts';

const browserTypes = { chromium, firefox, webkit };

/** An engine that Playwright drives: any Chromium, or Playwright's own Firefox and WebKit. */
export async function launchWithPlaywright(name: EngineName, executablePath: string): Promise<EngineBrowser> {
  const args = name === 'chromium' ? chromiumArgs : [];
  const browser = await browserTypes[name].launch({ executablePath, args });
  return {
    name,
    async newPage() {
      const context = await browser.newContext({ viewport: defaultSize, strictSelectors: true });
      const page = await context.newPage();
      const consoleErrors: string[] = [];
      page.on('console', (message) => {
        if (message.type() === 'error') consoleErrors.push(message.text());
      });
      page.on('pageerror', (error) => consoleErrors.push(error.message));
      return {
        goto: async function navigate(url): Promise<void> {
          await page.goto(url, { waitUntil: 'commit' }).catch(async (error: unknown) => {
            const reason = String(error);
            if (!reason.includes('interrupted by another navigation')) throw error;
            // The previous document may reload itself at this moment, and so may the next one, which is there then.
            if (!reason.includes(`interrupted by another navigation to "${url}"`)) await navigate(url);
          });
        },
        evaluate: evaluator((expression) => page.evaluate(expression)),
        click: (selector) => page.locator(selector).click(),
        type: (selector, text) => page.locator(selector).pressSequentially(text),
        press: (key) => page.keyboard.press(key),
        back: async () => {
          await page.goBack();
        },
        forward: async () => {
          await page.goForward();
        },
        resize: (width, height) => page.setViewportSize({ width, height }),
        screenshot: () => page.screenshot(),
        url: () => Promise.resolve(page.url()),
        consoleErrors,
        close: () => context.close(),
      };
    },
    close: () => browser.close(),
  };
}
