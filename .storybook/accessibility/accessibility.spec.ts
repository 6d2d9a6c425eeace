import { expect, type Page } from '@playwright/test';
import { storiesByTitle } from '../built-storybook.ts';
import { pseudoLanguage, rightToLeftPseudoLanguage } from '@studio/i18n/pseudo';
import { axeViolations, phone, test } from './story-page.ts';
import { findFocusIssues } from '../../tools/accessibility/focus.ts';
import { findForcedColorsIssues } from '../../tools/accessibility/forced-colors.ts';
import { findSmallTargets, findSmallTouchTargets } from '../../tools/accessibility/target-size.ts';
import { findOverflow, findOverflowAtZoom } from '../../tools/accessibility/overflow.ts';

// Schemes and widths are not stories of their own: these tests apply them to every story.
for (const [title, stories] of storiesByTitle) {
  // The tests of `apps/web-e2e` cover the pages.
  if (title.startsWith('Pages/')) continue;

  test(`${title} works with mouse, touch and keyboard, in forced colors and at 400 % zoom`, async ({
    storyPage: { page, open },
  }) => {
    for (const { id } of stories) {
      await open(id);
      await expectOperable(page, id);
      const zoomed = `${id} at 400 % zoom`;
      expect.soft(await findOverflowAtZoom(page), `${zoomed}: text is clipped`).toEqual([]);
      expect.soft(await findFocusIssues(page), `${zoomed}: focus is not visible`).toEqual([]);
    }
  });

  test(`${title} is accessible on a phone, in the dark scheme and in the pseudo-language`, async ({
    storyPage: { page, open, setToolbar },
  }) => {
    for (const { id } of stories) {
      await open(id, phone);
      await expectOperable(page, `${id} on a phone`);
      expect.soft(await findOverflow(page), `${id} on a phone: text is clipped`).toEqual([]);
      await setToolbar({ language: 'en', scheme: 'dark' });
      expect
        .soft(await axeViolations(page), `${id} in the dark scheme on a phone: axe violations`)
        .toEqual([]);
      await setToolbar({ language: pseudoLanguage.code, scheme: 'light' });
      expect
        .soft(await findOverflowAtZoom(page), `${id} in the pseudo-language: text is clipped`)
        .toEqual([]);
      await setToolbar({ language: rightToLeftPseudoLanguage.code, scheme: 'light' });
      expect.soft(await findOverflow(page), `${id} from right to left: text is clipped`).toEqual([]);
    }
  });
}

async function expectOperable(page: Page, setting: string) {
  expect.soft(await findSmallTargets(page), `${setting}: target is too small for a mouse`).toEqual([]);
  expect.soft(await findSmallTouchTargets(page), `${setting}: target is too small for touch`).toEqual([]);
  expect.soft(await findForcedColorsIssues(page), `${setting}: not visible in forced colors`).toEqual([]);
  expect.soft(await findFocusIssues(page), `${setting}: focus is not visible`).toEqual([]);
}

test('a disabled button does not change on hover', async ({ storyPage: { page, open } }) => {
  await open('primitives-button--disabled');
  for (const button of await page.getByRole('button').all()) {
    const before = await button.screenshot();
    await button.hover({ force: true });
    expect(await button.screenshot()).toEqual(before);
  }
});
