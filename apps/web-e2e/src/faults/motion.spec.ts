import { routes } from '@studio/content';
import { localizePath } from '@studio/i18n';
import { expect, test, untilHydrated } from '../world.ts';

test.use({ contextOptions: { reducedMotion: 'reduce', strictSelectors: true } });

test('nothing moves on any page with reduced motion', async ({ page }) => {
  for (const { path } of routes) {
    await page.goto(localizePath(path, 'en'));
    await untilHydrated(page);
    const moving = await page.evaluate(() =>
      document
        .getAnimations()
        .filter(({ playState, effect }) => {
          const { activeDuration = 0 } = effect?.getComputedTiming() ?? {};
          return playState === 'running' && Number(activeDuration) > 10;
        })
        .map(({ effect }) =>
          effect instanceof KeyframeEffect ? effect.target?.outerHTML.slice(0, 120) : '?',
        ),
    );
    expect(moving, path).toEqual([]);
  }
});
