import { readdirSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { storiesByTitle, test } from '../built-storybook.ts';

/** The first story of each component. Screenshots of whole pages would change with every component. */
const stories = [...storiesByTitle.values()]
  .flatMap(([first]) => first ?? [])
  .filter(({ title }) => !/^(Foundations|Pages|Studio\/Drawings|Templates)\b/.test(title));

const schemes = ['light', 'dark'] as const;
const fileName = (id: string, scheme: string) => `${id}-${scheme}.png`;

/**
 * Text in the bundled web font, because system fonts differ between machines. No gradients, because Chromium dithers them:
 * with them the files are 1.4 times as large.
 */
const styles = `
  * { --font-text: 'Schibsted Grotesk Variable' !important; --font-display: var(--font-text) !important; }
  *, ::before, ::after { background-image: none !important; }
  code { font-family: inherit; }
`;

/** Also hides dialogs, which are in the top layer. */
const invisible = '#storybook-root *, ::backdrop { opacity: 0 !important }';

test.use({ viewport: { width: 768, height: 560 }, deviceScaleFactor: 1 });

for (const { id, title } of stories)
  test(`${title} matches its reference screenshots in the light and dark schemes, and only while it is visible`, async ({
    page,
    origin,
  }) => {
    await page.goto(`${origin}/iframe.html?id=${id}&viewMode=story&globals=scheme:light`);
    await page.waitForFunction(() => globalThis.__STORYBOOK_ADDONS_CHANNEL__?.last('storyFinished'));
    await page.addStyleTag({ content: styles });
    await page.evaluate(() => document.fonts.ready);
    const clip = await contentBox(page);
    for (const scheme of schemes) {
      await page.evaluate((value) => {
        document.documentElement.dataset['scheme'] = value;
      }, scheme);
      await expect.soft(page).toHaveScreenshot(fileName(id, scheme), { clip });
      const hidden = await page.addStyleTag({ content: invisible });
      await expect.soft(page).not.toHaveScreenshot(fileName(id, scheme), { clip });
      await hidden.evaluate((element: HTMLStyleElement) => {
        element.remove();
      });
    }
  });

test('every reference screenshot belongs to a story', () => {
  const files = readdirSync(import.meta.dirname).filter((file) => file.endsWith('.png'));
  const expected = new Set(stories.flatMap(({ id }) => schemes.map((scheme) => fileName(id, scheme))));
  expect(files.filter((file) => !expected.has(file))).toEqual([]);
});

/**
 * The visible part of the story with a margin, so that the ratio of different pixels refers to the component instead of
 * empty space. Multiples of 8 px, because a screenshot of another size fails and text may be a fraction of a pixel wider
 * on another machine.
 */
function contentBox(page: Page): Promise<{ x: number; y: number; width: number; height: number }> {
  return page.evaluate(() => {
    const margin = 16;
    const grid = 8;
    // Not the box of the root: fixed elements are outside of it.
    const boxes = [...document.querySelectorAll('#storybook-root *')]
      .map((element) => element.getBoundingClientRect())
      // Elements that only screen readers see are 1 px wide.
      .filter(({ width, height }) => width > 1 && height > 1);
    const start = (edge: 'left' | 'top') => {
      const least = Math.min(...boxes.map((box) => box[edge])) - margin;
      return Math.max(0, Math.floor(least / grid) * grid);
    };
    const end = (edge: 'right' | 'bottom', limit: number) => {
      const most = Math.max(...boxes.map((box) => box[edge])) + margin;
      return Math.min(limit, Math.ceil(most / grid) * grid);
    };
    const [x, y] = [start('left'), start('top')];
    return { x, y, width: end('right', innerWidth) - x, height: end('bottom', innerHeight) - y };
  });
}
