import { routes } from '@studio/content';
import { localizePath } from '@studio/i18n';
import { expect, test, untilHydrated } from '../world.ts';
import { lostFocus } from '../../../../tools/access/focus.ts';
import { lostInForcedColours } from '../../../../tools/access/forced-colours.ts';
import { tooSmall, tooSmallForFingers } from '../../../../tools/access/targets.ts';
import { toolScript } from '../../../../tools/access/tools.ts';

const phone = { width: 375, height: 812 };

test.beforeEach(async ({ page }) => {
  await page.addInitScript(toolScript);
  await page.emulateMedia({ reducedMotion: 'reduce' });
});

for (const { path } of routes)
  test(`${path} is accessible`, async ({ page }) => {
    await page.goto(localizePath(path, 'en'));
    await untilHydrated(page);
    expect.soft(await lostFocus(page), 'has no focus in sight').toEqual([]);
    await page.setViewportSize(phone);
    expect.soft(await lostFocus(page), 'has no focus in sight on a phone').toEqual([]);
    expect.soft(await tooSmall(page), 'is missed by a pointer').toEqual([]);
    expect.soft(await tooSmallForFingers(page), 'is missed by a finger').toEqual([]);
    expect.soft(await lostInForcedColours(page), 'is lost in forced colours').toEqual([]);
  });
