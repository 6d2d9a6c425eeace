import { localizePath, reach, getRoute, type RouteId } from '@studio/content';
import { complete } from '../tiers.ts';
import { expect, test, untilHydrated } from '../world.ts';
import { getTranslations } from '../get-translations.ts';

/** One page of each layout. Header and footer are the same on all of them, except the link page. */
const pages: readonly RouteId[] = [
  'home',
  'services',
  'one-stop-service',
  'system-development',
  'product-photography',
  'about',
  'contact',
  'faq',
  'privacy-policy',
  'sitemap',
  'linktree',
];

const loading = new RegExp(`^ *- paragraph: ${getTranslations('en')(reach.nameCardLoading)}\n`, 'gm');

// After an intended change: npx playwright test faults/tree --config playwright.complete.config.ts --update-snapshots
test('the accessibility tree of each layout matches its snapshot', { tag: complete }, async ({ page }) => {
  // The contact page has the time in Ontario and the time by which an answer comes.
  await page.clock.setFixedTime('2026-11-25T15:54:00Z');
  for (const id of pages) {
    await page.goto(localizePath(getRoute(id).path, 'en'));
    await untilHydrated(page);
    const tree = await page.locator(id === 'home' ? 'body' : 'main').ariaSnapshot();
    // Ignores loading images and the current year.
    const stable = tree.replaceAll(loading, '').replace(/© \d{4}/, '© this year');
    expect.soft(stable, id).toMatchSnapshot(`${id}.yml`);
  }
});
