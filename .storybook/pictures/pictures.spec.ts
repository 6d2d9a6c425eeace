import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import sharp from 'sharp';
import { storiesByTitle, test } from '../built-storybook.ts';

/**
 * The first story of each component. Screenshots of whole pages would change with every component, and samples of work have
 * gradients.
 */
const stories = [...storiesByTitle.values()]
  .flatMap(([first]) => first ?? [])
  .filter(({ title }) => !/^(Foundations|Pages|Studio\/(Drawings|Samples)|Templates)\b/.test(title));

const schemes = ['light', 'dark'] as const;
const fileName = (id: string, scheme: string) => `${id}-${scheme}.png`;

/**
 * Text in the bundled web font, because system fonts differ between machines. No gradients, because Chromium dithers them:
 * with them the files are 1.4 times as large.
 */
const styles = `
  * { --font-text: 'Radio Canada Big Variable' !important; --font-display: var(--font-text) !important; }
  *, ::before, ::after { background-image: none !important; }
  code { font-family: inherit; }
`;

/** The share of the visible pixels that may differ, because machines smooth text in different ways. */
const tolerance = 0.3;

test.use({ viewport: { width: 768, height: 560 }, deviceScaleFactor: 1 });

for (const { id, title } of stories)
  test(`${title} matches its reference screenshots in the light and dark schemes`, async ({
    page,
    origin,
  }) => {
    await openStory(page, `${origin}/iframe.html?id=${id}`);
    const clip = await contentBox(page);
    for (const scheme of schemes) {
      await setScheme(page, scheme);
      const name = fileName(id, scheme);
      const maxDiffPixels = Math.floor((await countVisiblePixels(name)) * tolerance);
      await expect.soft(page).toHaveScreenshot(name, { clip, maxDiffPixels });
    }
  });

// The faintest component, and one in the top layer.
for (const id of ['primitives-skeleton--default', 'primitives-dialog--default'])
  test(`${id} does not match its reference screenshots while it is invisible`, async ({ page, origin }) => {
    await openStory(page, `${origin}/iframe.html?id=${id}`);
    const clip = await contentBox(page);
    await page.addStyleTag({ content: '#storybook-root *, ::backdrop { opacity: 0 !important }' });
    for (const scheme of schemes) {
      await setScheme(page, scheme);
      const name = fileName(id, scheme);
      const maxDiffPixels = Math.floor((await countVisiblePixels(name)) * tolerance);
      await expect.soft(page).not.toHaveScreenshot(name, { clip, maxDiffPixels });
    }
  });

test('every reference screenshot differs from an empty page', async () => {
  for (const file of readdirSync(import.meta.dirname).filter((name) => name.endsWith('.png')))
    expect.soft(await countVisiblePixels(file), file).toBeGreaterThan(0);
});

test('every reference screenshot belongs to a story', () => {
  const files = readdirSync(import.meta.dirname).filter((file) => file.endsWith('.png'));
  const expected = new Set(stories.flatMap(({ id }) => schemes.map((scheme) => fileName(id, scheme))));
  expect(files.filter((file) => !expected.has(file))).toEqual([]);
});

async function openStory(page: Page, url: string): Promise<void> {
  await page.goto(`${url}&viewMode=story&globals=scheme:light`);
  await page.waitForFunction(() => globalThis.__STORYBOOK_ADDONS_CHANNEL__?.last('storyFinished'));
  await page.addStyleTag({ content: styles });
  // Boxes are as wide as characters of the typeface, which the styles above may only now ask for.
  await page.evaluate(() => Promise.allSettled([...document.fonts].map((face) => face.load())));
}

const setScheme = (page: Page, scheme: string) =>
  page.evaluate((value) => {
    document.documentElement.dataset['scheme'] = value;
  }, scheme);

/** The number of pixels of a reference screenshot that do not have its most frequent color. None without the file. */
async function countVisiblePixels(name: string): Promise<number> {
  const file = join(import.meta.dirname, name);
  if (!existsSync(file)) return 0;
  const pixels = await sharp(file).removeAlpha().raw().toBuffer();
  const counts = new Map<number, number>();
  for (let index = 0; index < pixels.length; index += 3) {
    const color = pixels.readUIntBE(index, 3);
    counts.set(color, (counts.get(color) ?? 0) + 1);
  }
  return pixels.length / 3 - Math.max(...counts.values());
}

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
