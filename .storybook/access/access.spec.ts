import { expect, type Page } from '@playwright/test';
import { storiesByTitle } from '../built-storybook.ts';
import { axeViolations, desktop, phone, test } from './story-page.ts';
import { lostFocus } from '../../tools/access/focus.ts';
import { lostInForcedColours } from '../../tools/access/forced-colours.ts';
import { tooSmall, tooSmallForFingers } from '../../tools/access/targets.ts';
import { cutOff, lostWhenZoomed } from '../../tools/access/zoom.ts';

// Languages, schemes and widths are not stories of their own: these tests apply them to every story.
for (const [title, stories] of storiesByTitle) {
  // The site's own tests visit its pages.
  if (title.startsWith('Pages/')) continue;

  test(`${title} works with pointer, touch and keyboard, in forced colors and at 400 % zoom`, async ({
    storyPage: { page, open, setToolbar },
  }) => {
    for (const { id } of stories) {
      await open(id);
      const viewport = page.viewportSize() ?? desktop;
      for (const language of ['en', 'zh-TW']) {
        if (language !== 'en') await setToolbar({ language, scheme: 'light' });
        await expectOperable(page, `${id} in ${language}`);
        const zoomed = `${id} in ${language} at 400 % zoom`;
        expect.soft(await lostWhenZoomed(page), `${zoomed}: text is cut off`).toEqual([]);
        expect.soft(await lostFocus(page), `${zoomed}: focus is not visible`).toEqual([]);
        await page.setViewportSize(viewport);
      }
    }
  });

  test(`${title} is accessible on a phone, in every language and in the dark scheme`, async ({
    storyPage: { page, open, setToolbar },
  }) => {
    for (const { id } of stories) {
      await open(id, phone);
      await expectOperable(page, `${id} on a phone`);
      for (const language of ['zh-CN', 'zh-TW']) {
        await setToolbar({ language, scheme: 'dark' });
        const setting = `${id} in ${language} and dark on a phone`;
        expect.soft(await axeViolations(page), `${setting}: violates a rule of axe`).toEqual([]);
        expect.soft(await cutOff(page), `${setting}: text is cut off`).toEqual([]);
      }
      await setToolbar({ language: 'en-XA', scheme: 'light' });
      expect.soft(await lostWhenZoomed(page), `${id} in long words: text is cut off`).toEqual([]);
    }
  });
}

async function expectOperable(page: Page, setting: string) {
  expect.soft(await tooSmall(page), `${setting}: target is too small for a pointer`).toEqual([]);
  expect.soft(await tooSmallForFingers(page), `${setting}: target is too small for touch`).toEqual([]);
  expect.soft(await lostInForcedColours(page), `${setting}: lost in forced colors`).toEqual([]);
  expect.soft(await lostFocus(page), `${setting}: focus is not visible`).toEqual([]);
}

test('a disabled button does not change on hover', async ({ storyPage: { page, open } }) => {
  await open('components-button--disabled');
  for (const button of await page.getByRole('button').all()) {
    const before = await button.screenshot();
    await button.hover({ force: true });
    expect(await button.screenshot()).toEqual(before);
  }
});
