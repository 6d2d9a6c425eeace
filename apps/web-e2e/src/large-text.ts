import type { CDPSession, Page } from '@playwright/test';
import { expect } from './world.ts';
import { findOverflow } from '../../../tools/accessibility/overflow.ts';

const desk = { width: 1280, height: 1024 };
const phone = { width: 375, height: 812 };

/** Returns text that is cut off at twice the size, and controls of the navigation bar that are then outside the viewport. */
export async function findLargeTextIssues(page: Page, devTools: CDPSession): Promise<string[]> {
  const choose = (standard: number) => devTools.send('Page.setFontSizes', { fontSizes: { standard } });
  const root = page.locator('html');
  await page.setViewportSize(desk);

  // The font size in the browser settings: breakpoints scale with it.
  await choose(32);
  await expect(root).toHaveCSS('font-size', '32px');
  const bySettings = await findOverflow(page);
  await choose(16);

  // Text-only zoom: only the font size changes.
  await root.evaluate(({ style }) => (style.fontSize = '200%'));
  await expect(root).toHaveCSS('font-size', '32px');
  const textOnly = await findOverflow(page);
  // The longest words may not fit on a phone, but fixed elements must stay in the viewport.
  await page.setViewportSize(phone);
  const outside = await page
    .getByRole('banner')
    .locator('a, button')
    .filter({ visible: true })
    .evaluateAll((controls) =>
      controls
        .filter((control) => {
          const { left, top, right, bottom } = control.getBoundingClientRect();
          return left < 0 || top < 0 || right > innerWidth || bottom > innerHeight;
        })
        .map(({ outerHTML }) => `${outerHTML.slice(0, 120)} is outside the viewport`),
    );
  await root.evaluate(({ style }) => (style.fontSize = ''));
  return [
    ...bySettings.map((issue) => `${issue}, by the settings`),
    ...[...textOnly, ...outside].map((issue) => `${issue}, text only`),
  ];
}
