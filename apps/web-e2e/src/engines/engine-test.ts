import { test as base } from '@playwright/test';
import { engineLabels, engineNames, installCommand } from '../../../../tools/browsers.ts';
import { findHeadlessChromium } from '../../../../tools/chromium.ts';
import { startProvider, type Provider } from '../provider.ts';
import { expect } from '../world.ts';
import type { EngineBrowser, EnginePage } from './engine.ts';
import { launchEngine } from './launch-engine.ts';
import { launchWithPlaywright } from './playwright-engine.ts';

export { expect };

interface TestFixtures {
  /** The engine of the Playwright project. Tests are skipped if it is not installed. */
  engine: EngineBrowser;
  /** A new page of the engine. The test fails when its console reports an error. */
  enginePage: EnginePage;
}

interface WorkerFixtures {
  provider: Provider;
  launched: EngineBrowser | undefined;
  /** Chromium, for comparison with another engine. */
  otherChromium: EngineBrowser | undefined;
}

/** A visit to the real site in Chromium, Firefox or WebKit. */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  provider: [
    // eslint-disable-next-line no-empty-pattern -- Playwright reads the required fixtures from this pattern: none
    async ({}, use) => {
      const provider = await startProvider();
      await use(provider);
      await provider.stop();
    },
    { scope: 'worker' },
  ],

  launched: [
    // eslint-disable-next-line no-empty-pattern -- as above
    async ({}, use, { project }) => {
      const name = engineNames.find((engine) => engine === project.name);
      if (!name) throw new Error(`No engine is named after the project "${project.name}".`);
      const browser = await launchEngine(name);
      await use(browser);
      await browser?.close();
    },
    { scope: 'worker' },
  ],

  otherChromium: [
    async ({ launched }, use) => {
      const path = findHeadlessChromium();
      const browser =
        launched?.name === 'chromium' || !path ? undefined : await launchWithPlaywright('chromium', path);
      await use(browser);
      await browser?.close();
    },
    { scope: 'worker' },
  ],

  engine: async ({ launched }, use, testInfo) => {
    const name = launched?.name ?? engineNames.find((engine) => engine === testInfo.project.name);
    if (!launched && name)
      testInfo.skip(true, `${engineLabels[name]} is missing. Install it with "${installCommand(name)}".`);
    if (launched) await use(launched);
  },

  enginePage: async ({ engine }, use, testInfo) => {
    const page = await engine.newPage();
    await use(page);
    if (testInfo.status !== testInfo.expectedStatus)
      await testInfo.attach('screenshot', { body: await page.screenshot(), contentType: 'image/png' });
    // Closing a page may cancel requests, which is not an error of the page.
    const errors = [...(page.consoleErrors ?? [])];
    await page.close();
    expect(errors).toEqual([]);
  },
});

/** Waits until React has hydrated the page. Before that, a button does nothing yet. */
export async function untilHydrated(page: EnginePage): Promise<void> {
  await expect.poll(() => page.evaluate(() => document.documentElement.dataset['hydrated'])).toBe('page');
}

/** Waits until the page is hydrated and its stylesheet and fonts are loaded. The layout does not change after that. */
export async function untilSettled(page: EnginePage): Promise<void> {
  await untilHydrated(page);
  await expect
    .poll(() =>
      page.evaluate(async () => {
        await document.fonts.ready;
        const sheets = document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]');
        return [...sheets].every(({ sheet }) => sheet) && document.fonts.status;
      }),
    )
    .toBe('loaded');
}

/** The texts of the elements that match a selector and take up space on the page. */
export const visibleTexts = (page: EnginePage, selector: string): Promise<string[]> =>
  page.evaluate(
    (selected) =>
      [...document.querySelectorAll(selected)]
        .filter((element) => {
          const { width, height } = element.getBoundingClientRect();
          return width > 1 && height > 1 && element.checkVisibility({ opacityProperty: true });
        })
        .map(({ textContent }) => textContent.trim()),
    selector,
  );
