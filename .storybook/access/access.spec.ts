import { expect } from '@playwright/test';
import { storiesByTitle } from '../built.ts';
import { unreadable } from './contrast.ts';
import { desk, test } from './workshop.ts';
import { lostFocus } from '../../tools/access/focus.ts';
import { lostInForcedColours } from '../../tools/access/forced-colours.ts';
import { tooSmall, tooSmallForFingers } from '../../tools/access/targets.ts';
import { lostWhenZoomed } from '../../tools/access/zoom.ts';

for (const [title, stories] of storiesByTitle) {
  // The site's own tests visit its pages.
  if (title.startsWith('Pages/')) continue;
  test(`${title} can be used by everybody`, async ({ workshop: { page, visit } }) => {
    for (const { id } of stories) {
      await visit(id);
      expect.soft(await unreadable(page), `${id}: cannot be read in a theme`).toEqual([]);
      expect.soft(await tooSmall(page), `${id}: is missed by a pointer`).toEqual([]);
      expect.soft(await tooSmallForFingers(page), `${id}: is missed by a finger`).toEqual([]);
      expect.soft(await lostInForcedColours(page), `${id}: is lost in forced colours`).toEqual([]);
      expect.soft(await lostWhenZoomed(page), `${id}: is lost at 400 %`).toEqual([]);
      expect.soft(await lostFocus(page), `${id}: has no focus in sight at 400 %`).toEqual([]);
      await page.setViewportSize(desk);
      expect.soft(await lostFocus(page), `${id}: has no focus in sight`).toEqual([]);
    }
  });
}

test('a disabled button does not answer the pointer', async ({ workshop: { page, visit } }) => {
  await visit('components-button--disabled');
  for (const button of await page.getByRole('button').all()) {
    const before = await button.screenshot();
    await button.hover({ force: true });
    expect(await button.screenshot()).toEqual(before);
  }
});
