import { test as base, expect, type Page } from '@playwright/test';
import { startProvider, type Provider } from './provider.ts';

export { expect };

export interface Fixtures {
  /** All console messages and page errors. A test that expects one removes it from the list. */
  pageMessages: string[];
}

/** Chrome logs this when a test reads the content of a closed answer. */
const advice = 'Rendering was performed in a subtree hidden by content-visibility.';

/** A test of the real site. It fails on any console message or page error. */
export const test = base.extend<Fixtures, { provider: Provider }>({
  provider: [
    // eslint-disable-next-line no-empty-pattern -- Playwright reads the required fixtures from this pattern: none
    async ({}, use) => {
      const provider = await startProvider();
      await use(provider);
      await provider.stop();
    },
    { scope: 'worker' },
  ],

  baseURL: async ({ provider }, use) => {
    await use(provider.url);
  },

  pageMessages: [
    async ({ page }, use) => {
      const pageMessages: string[] = [];
      page.on('console', (message) => {
        if (!message.text().startsWith(advice)) pageMessages.push(`${message.type()}: ${message.text()}`);
      });
      page.on('pageerror', (error) => pageMessages.push(`error: ${error.message}`));
      await page.addInitScript(() => {
        document.addEventListener('securitypolicyviolation', ({ violatedDirective, sample }) => {
          console.error(`The policy refused ${violatedDirective}: ${sample}`);
        });
      });
      await use(pageMessages);
      expect(pageMessages).toEqual([]);
    },
    { auto: true },
  ],
});

/** Waits until React has hydrated the page. Before that, a button does nothing yet. */
export async function untilHydrated(page: Page): Promise<void> {
  await page.locator('html[data-hydrated=page]').waitFor({ state: 'attached' });
}
