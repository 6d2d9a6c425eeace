import { reach, routes } from '@studio/content';
import { localizePath } from '@studio/i18n';
import { complete } from '../tiers.ts';
import { expect, test, untilHydrated } from '../world.ts';
import { wordsOf } from '../words.ts';

const loading = new RegExp(`^ *- paragraph: ${wordsOf('en')(reach.nameCardLoading)}\n`, 'gm');

// After an intended change: npx playwright test tree --update-snapshots
test('the accessibility tree of each page matches its snapshot', { tag: complete }, async ({ page }) => {
  for (const { id, path } of routes) {
    await page.goto(localizePath(path, 'en'));
    await untilHydrated(page);
    const tree = await page.locator('body').ariaSnapshot();
    // Ignores loading images and the current year.
    const stable = tree.replaceAll(loading, '').replace(/© \d{4}/, '© this year');
    expect.soft(stable, path).toMatchSnapshot(`${id}.yml`);
  }
});
