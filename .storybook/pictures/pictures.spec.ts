import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import sharp from 'sharp';
import { storiesByTitle, test } from '../built-storybook.ts';

// The faces, their smoothing and the colors are the same on every Linux machine, and differ elsewhere.
test.skip(process.platform !== 'linux');

const schemes = ['light', 'dark'] as const;

interface Picture {
  id: string;
  title: string;
  width: number;
  scheme: 'light' | 'dark';
}

/**
 * The first story of each component, also on a phone, all variants, and Chinese texts. Screenshots of whole pages would change
 * with every component, samples of work have gradients, and the text above motes is smaller than the tolerance.
 */
const pictures: readonly Picture[] = [...storiesByTitle].flatMap(([title, stories]) => {
  if (/^(?:Foundations|Pages|Studio\/(?:Drawings|Motes|Samples)|Templates)\b/.test(title)) return [];
  const named = (name: string) => stories.filter(({ id }) => id.endsWith(`--${name}`));
  const inSchemes = (id: string) => schemes.map((scheme) => ({ id, title, width: 768, scheme }));
  return [
    ...stories
      .slice(0, 1)
      .flatMap(({ id }) => [...inSchemes(id), { id, title, width: 375, scheme: 'light' as const }]),
    ...named('matrix').flatMap(({ id }) => inSchemes(id)),
    ...named('chinese').map(({ id }) => ({ id, title, width: 768, scheme: 'light' as const })),
  ];
});

const fileName = ({ id, width, scheme }: Picture) => `${id}-${width === 375 ? 'phone' : scheme}.png`;

/** No gradients but that of a button, because Chromium dithers them: with them the files are 1.4 times as large. */
const styles = "*:not([data-slot='button']), ::before, ::after { background-image: none !important; }";

/** The share of the visible pixels that may differ: versions of Chromium smooth text differently. */
const tolerance = 0.01;

test.use({ deviceScaleFactor: 1 });

for (const [id, group] of Map.groupBy(pictures, ({ id }) => id))
  test(`${id} matches its reference screenshots, and does not without its text`, async ({ page, origin }) => {
    for (const width of new Set(group.map((picture) => picture.width))) {
      await page.setViewportSize({ width, height: 640 });
      await openStory(page, `${origin}/iframe.html?id=${id}`);
      const clip = await contentBox(page);
      for (const picture of group.filter((picture) => picture.width === width)) {
        await setScheme(page, picture.scheme);
        const name = fileName(picture);
        const maxDiffPixels = Math.floor((await countVisiblePixels(name)) * tolerance);
        await expect.soft(page).toHaveScreenshot(name, { clip, maxDiffPixels });
        const unseen = await page.addStyleTag({ content: (await hasText(page)) ? withoutText : withoutAll });
        const image = await page.screenshot({ clip, animations: 'disabled', caret: 'hide', scale: 'css' });
        expect
          .soft(await countDifferent(name, image), `${name} without its text`)
          .toBeGreaterThan(maxDiffPixels);
        await unseen.evaluate((style) => {
          if (style instanceof Element) style.remove();
        });
      }
    }
  });

const withoutText = '* { color: transparent !important; -webkit-text-fill-color: transparent !important }';
const withoutAll = '#storybook-root *, ::backdrop { opacity: 0 !important }';

const hasText = (page: Page) =>
  page.evaluate(
    () => (document.querySelector<HTMLElement>('#storybook-root')?.innerText ?? '').trim() !== '',
  );

test('every reference screenshot belongs to a story', () => {
  const files = readdirSync(import.meta.dirname).filter((file) => file.endsWith('.png'));
  const expected = new Set(pictures.map(fileName));
  expect(files.filter((file) => !expected.has(file))).toEqual([]);
});

async function openStory(page: Page, url: string): Promise<void> {
  await page.goto(`${url}&viewMode=story&globals=scheme:light`);
  await page.waitForFunction(() => globalThis.__STORYBOOK_ADDONS_CHANNEL__?.last('storyFinished'));
  await page.addStyleTag({ content: styles });
  // The focus that a play function leaves is not part of the component.
  await page.evaluate(async () => {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    await Promise.allSettled([...document.fonts].map((face) => face.load()));
  });
}

const setScheme = (page: Page, scheme: string) =>
  page.evaluate((value) => {
    document.documentElement.dataset['scheme'] = value;
  }, scheme);

const readPixels = (image: string | Buffer) => sharp(image).removeAlpha().raw().toBuffer();

/** The number of pixels of a reference screenshot that do not have its most frequent color. None without the file. */
async function countVisiblePixels(name: string): Promise<number> {
  const file = join(import.meta.dirname, name);
  if (!existsSync(file)) return 0;
  const pixels = await readPixels(file);
  const counts = new Map<number, number>();
  for (let index = 0; index < pixels.length; index += 3) {
    const color = pixels.readUIntBE(index, 3);
    counts.set(color, (counts.get(color) ?? 0) + 1);
  }
  return pixels.length / 3 - Math.max(...counts.values());
}

/** The number of pixels of a reference screenshot that differ in another image of its size. */
async function countDifferent(name: string, image: Buffer): Promise<number> {
  const file = join(import.meta.dirname, name);
  if (!existsSync(file)) return Infinity;
  const [expected, actual] = await Promise.all([readPixels(file), readPixels(image)]);
  let count = 0;
  for (let index = 0; index < expected.length; index += 3)
    if (!expected.subarray(index, index + 3).equals(actual.subarray(index, index + 3))) count += 1;
  return count;
}

/**
 * The visible part of the story with a margin, so that the share of different pixels refers to the component instead of
 * empty space. Multiples of 8 px, because a screenshot of another size fails.
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
