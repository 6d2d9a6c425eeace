import { launch } from 'puppeteer-core';
import { fontFolders } from '../../../../tools/fonts.ts';
import { defaultSize, evaluator, scrollIntoView, untilNewDocument, type EngineBrowser } from './engine.ts';

/** A Firefox release, driven by WebDriver BiDi. */
export async function launchFirefox(executablePath: string): Promise<EngineBrowser> {
  const browser = await launch({
    browser: 'firefox',
    executablePath,
    headless: true,
    extraPrefsFirefox: {
      // The other engines use overlay scroll bars.
      'ui.useOverlayScrollbars': 1,
      'security.sandbox.content.read_path_whitelist': fontFolders.map((folder) => `${folder}/`).join(),
    },
  });
  return {
    name: 'firefox',
    async newPage() {
      const context = await browser.createBrowserContext();
      // Firefox paints only the foreground page, so each page has its own window.
      const page = await context.newPage({ type: 'window' });
      await page.setViewport(defaultSize);
      const consoleErrors: string[] = [];
      page.on('console', (message) => {
        if (message.type() === 'error') consoleErrors.push(message.text());
      });
      page.on('pageerror', (error) => consoleErrors.push(String(error)));
      const evaluate = evaluator((expression) => page.evaluate(expression));
      return {
        goto: (url) =>
          untilNewDocument(evaluate, () => {
            // Puppeteer waits for the scripts of the document, which a test may withhold.
            void page.goto(url, { timeout: 0 }).catch(() => undefined);
            return Promise.resolve();
          }),
        evaluate,
        click: async (selector) => {
          const element = await page.waitForSelector(selector);
          await element?.evaluate(scrollIntoView);
          await page.locator(selector).click();
        },
        type: (selector, text) => page.type(selector, text),
        press: (key) => page.keyboard.press(key),
        // Puppeteer would wait for an event that Firefox does not send if only the hash changes.
        back: () =>
          evaluate(() => {
            history.back();
          }),
        forward: async () => {
          await page.goForward();
        },
        resize: (width, height) => page.setViewport({ width, height }),
        screenshot: async () => Buffer.from(await page.screenshot()),
        url: () => Promise.resolve(page.url()),
        consoleErrors,
        close: () => context.close(),
      };
    },
    close: () => browser.close(),
  };
}
