import { readFileSync, writeFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { storiesByTitle, test } from '../built-storybook.ts';

/** The first story of each component. Screenshots of pages would change with every text. */
const stories = [...storiesByTitle.values()]
  .flatMap(([first]) => first ?? [])
  .filter(({ title }) => !title.startsWith('Pages/'));

/** Renders all text in the bundled web font: system fonts differ between machines. */
const webFontOnly = `
  * { --font-text: 'Schibsted Grotesk Variable' !important; --font-display: var(--font-text) !important; }
  code { font-family: inherit; }
`;

/** Size of the tiles whose mean colors are compared, in pixels. Averaging ignores differences in antialiasing. */
const tileSize = 16;

/** Maximum difference of a color channel (0 to 255) between equal tiles. */
const channelTolerance = 20;

/**
 * Maximum ratio of different tiles to tiles with content. Measured: 0 on the same machine, up to 0.03 on a machine with
 * other system fonts, 0.2 for a button that is 16 px wider.
 */
const tolerance = 0.08;

for (const { id, title } of stories)
  test(`${title} matches its reference screenshots in the light and dark schemes`, async ({ page, origin }, {
    config,
  }) => {
    await page.goto(`${origin}/iframe.html?id=${id}&viewMode=story&globals=scheme:light`);
    await page.waitForFunction(() => globalThis.__STORYBOOK_ADDONS_CHANNEL__?.last('storyFinished'));
    await page.addStyleTag({ content: webFontOnly });
    await page.evaluate(() => document.fonts.ready);
    for (const scheme of ['light', 'dark']) {
      await page.evaluate((value) => {
        document.documentElement.dataset['scheme'] = value;
      }, scheme);
      const file = new URL(`${id}-${scheme}.jpg`, import.meta.url);
      const screenshot = await page.screenshot({
        type: 'jpeg',
        quality: 50,
        scale: 'css',
        animations: 'disabled',
        caret: 'hide',
      });
      if (config.updateSnapshots === 'changed') writeFileSync(file, screenshot);
      else {
        const difference = await differenceOf(page, readFileSync(file), screenshot);
        if (difference > tolerance)
          await test.info().attach(scheme, { body: screenshot, contentType: 'image/jpeg' });
        expect(difference, `${scheme}: ratio of different tiles`).toBeLessThanOrEqual(tolerance);
      }
    }
  });

/** Returns the ratio of different tiles to tiles with content. Tiles of the background do not count. */
function differenceOf(page: Page, expected: Buffer, actual: Buffer): Promise<number> {
  return page.evaluate(
    async ({ screenshots, tileSize, channelTolerance }) => {
      const tilesOf = async (base64: string) => {
        const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
        const image = await createImageBitmap(new Blob([bytes], { type: 'image/jpeg' }));
        const columns = Math.floor(image.width / tileSize);
        const rows = Math.floor(image.height / tileSize);
        const canvas = new OffscreenCanvas(image.width, image.height).getContext('2d');
        canvas?.drawImage(image, 0, 0);
        return Array.from({ length: columns * rows }, (_, index) => {
          const left = (index % columns) * tileSize;
          const top = Math.floor(index / columns) * tileSize;
          const data = canvas?.getImageData(left, top, tileSize, tileSize).data ?? new Uint8ClampedArray();
          return [0, 1, 2].map(
            (channel) =>
              data.reduce((sum, value, place) => (place % 4 === channel ? sum + value : sum), 0) /
              tileSize ** 2,
          );
        });
      };
      const [before, after] = await Promise.all(screenshots.map(tilesOf));
      if (!before || before.length !== after?.length) return 1;
      const distance = (a: number[] = [], b: number[] = []) =>
        Math.max(...a.map((value, channel) => Math.abs(value - (b[channel] ?? 0))));
      const background = before[0];
      const withContent = before.filter(
        (color, place) => distance(color, background) > 4 || distance(after[place], background) > 4,
      );
      const different = before.filter((color, place) => distance(color, after[place]) > channelTolerance);
      return different.length / Math.max(withContent.length, 1);
    },
    {
      screenshots: [expected, actual].map((screenshot) => screenshot.toString('base64')),
      tileSize,
      channelTolerance,
    },
  );
}
