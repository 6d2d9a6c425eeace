import { expect, test, untilHydrated } from './world.ts';

// site/machine-files.test.ts tests the manifests of all languages.
test('the policy of a document allows its web manifest, which the browser parses without errors', async ({
  page,
}) => {
  await page.goto('/zh-CN');
  await untilHydrated(page);
  const browser = await page.context().newCDPSession(page);
  const { url, errors } = await browser.send('Page.getAppManifest');
  expect([new URL(url).pathname, errors]).toEqual(['/zh-CN.webmanifest', []]);
});
