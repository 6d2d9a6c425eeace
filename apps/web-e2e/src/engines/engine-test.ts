import { test as base, type TestInfo } from '@playwright/test';
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
  /**
   * A page that the tests of a worker share, for tests that only read what a document shows: WebKit takes seconds to open
   * one. The test fails when its console reports an error.
   */
  reader: EnginePage;
  /** A page in Chromium that they share, for comparison with another engine. */
  otherReader: EnginePage;
}

interface WorkerFixtures {
  provider: Provider;
  launched: EngineBrowser | undefined;
  sharedPage: EnginePage | undefined;
  sharedChromium: EnginePage | undefined;
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
    async ({}, use, workerInfo) => {
      const browser = await launchEngine(engineOf(workerInfo));
      await use(browser);
      await browser?.close();
    },
    { scope: 'worker' },
  ],

  sharedPage: [
    async ({ launched }, use) => {
      await use(await launched?.newPage());
    },
    { scope: 'worker' },
  ],

  sharedChromium: [
    // eslint-disable-next-line no-empty-pattern -- as above
    async ({}, use) => {
      const path = findHeadlessChromium();
      const browser = path ? await launchWithPlaywright('chromium', path) : undefined;
      await use(await browser?.newPage());
      await browser?.close();
    },
    { scope: 'worker' },
  ],

  engine: async ({ launched }, use, testInfo) => {
    if (launched) await use(launched);
    else skip(testInfo);
  },

  enginePage: async ({ engine }, use, testInfo) => {
    const page = await engine.newPage();
    await use(page);
    await attachScreenshot(page, testInfo);
    // Closing a page may cancel requests, which is not an error of the page.
    const errors = [...(page.consoleErrors ?? [])];
    await page.close();
    expect(errors).toEqual([]);
  },

  reader: async ({ sharedPage }, use, testInfo) => {
    if (!sharedPage) {
      skip(testInfo);
      return;
    }
    const earlier = sharedPage.consoleErrors?.length;
    await use(sharedPage);
    await attachScreenshot(sharedPage, testInfo);
    expect(sharedPage.consoleErrors?.slice(earlier) ?? []).toEqual([]);
  },

  otherReader: async ({ sharedChromium }, use, testInfo) => {
    if (sharedChromium) await use(sharedChromium);
    else testInfo.skip(true, 'Chromium is missing.');
  },
});

const engineOf = ({ project }: { project: { name: string } }) => {
  const name = engineNames.find((engine) => engine === project.name);
  if (!name) throw new Error(`No engine is named after the project "${project.name}".`);
  return name;
};

/** Skips a test whose engine is not installed. */
function skip(testInfo: TestInfo): void {
  const name = engineOf(testInfo);
  testInfo.skip(true, `${engineLabels[name]} is missing. Install it with "${installCommand(name)}".`);
}

/** Attaches a picture of the page to a test that failed. */
async function attachScreenshot(page: EnginePage, testInfo: TestInfo): Promise<void> {
  if (testInfo.status !== testInfo.expectedStatus)
    await testInfo.attach('screenshot', { body: await page.screenshot(), contentType: 'image/png' });
}

/** Waits until React has hydrated the page, on a busy machine for many seconds. Before that, a button does nothing yet. */
export async function untilHydrated(page: EnginePage): Promise<void> {
  await expect
    .poll(() => page.evaluate(() => document.documentElement.dataset['hydrated']), {
      intervals: [100],
      timeout: 60_000,
    })
    .toBe('page');
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
