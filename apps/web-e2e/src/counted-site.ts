import { startAnalyticsHost, type AnalyticsHost } from './analytics-host.ts';
import { buildSite } from './build-site.ts';
import { startProvider, type Provider } from './provider.ts';
import { buildTimeout } from './tiers.ts';
import { test } from './world.ts';

interface Counted {
  analytics: AnalyticsHost;
  /** Every request to another origin. */
  elsewhere: string[];
}

/** A test of a site with an analytics service, whose hosts are mocked. */
export const countedSite = (name: string, settings: Readonly<Record<string, string>>) =>
  test.extend<Counted, { provider: Provider }>({
    provider: [
      // eslint-disable-next-line no-empty-pattern -- Playwright reads the required fixtures from this pattern: none
      async ({}, use) => {
        const provider = await startProvider(buildSite(name, settings));
        await use(provider);
        await provider.stop();
      },
      { scope: 'worker', timeout: buildTimeout },
    ],

    analytics: [
      async ({ context, page }, use) => {
        const host = await startAnalyticsHost(context);
        await use(host);
        // Requests that are still waiting, or that the page sends later, must not reach the real hosts.
        await page.close();
        await context.unrouteAll({ behavior: 'ignoreErrors' });
        host.stop();
      },
      { auto: true },
    ],

    elsewhere: async ({ page, provider }, use) => {
      const elsewhere: string[] = [];
      page.on('request', (request) => {
        if (!request.url().startsWith(provider.url)) elsewhere.push(request.url());
      });
      await use(elsewhere);
    },
  });
