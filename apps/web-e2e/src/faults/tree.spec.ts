import { reach, routes } from '@studio/content';
import { localizePath } from '@studio/i18n';
import { expect, test, untilHydrated } from '../world.ts';
import { wordsOf } from '../words.ts';

const loading = new RegExp(`^ *- paragraph: ${wordsOf('en')(reach.nameCardLoading)}\n`, 'gm');

// After a change on purpose: npx playwright test tree --update-snapshots
test('a screen reader finds on each page what is written down of it', async ({ page }) => {
  for (const { id, path } of routes) {
    await page.goto(localizePath(path, 'en'));
    await untilHydrated(page);
    const tree = await page.locator('body').ariaSnapshot();
    // A picture that comes and a year that begins are no change of the page.
    const lasting = tree.replaceAll(loading, '').replace(/© \d{4}/, '© this year');
    expect.soft(lasting, path).toMatchSnapshot(`${id}.yml`);
  }
});
