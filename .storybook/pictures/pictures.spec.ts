import { readFileSync, writeFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { storiesByTitle, test } from '../built-storybook.ts';

/** The first story of each component. Pictures of whole pages would change with every sentence. */
const stories = [...storiesByTitle.values()]
  .flatMap(([first]) => first ?? [])
  .filter(({ title }) => !title.startsWith('Pages/'));

/** Renders all text in the typeface of the library: the system typeface differs between machines. */
const sameTypeface = `
  * { --font-text: 'Schibsted Grotesk Variable' !important; --font-display: var(--font-text) !important; }
  code { font-family: inherit; }
`;

/** Pictures are compared by the mean color of tiles of this size in pixels, so that antialiasing does not count. */
const tileSize = 16;

/** The largest difference of a color channel, of 255, between tiles that count as equal. */
const channelTolerance = 20;

/**
 * The largest share of the tiles with content that may differ. It is 0 on the same machine, and 0.03 at most on one with
 * other system fonts; a button that is 16 px wider has 0.2.
 */
const tolerance = 0.08;

for (const { id, title } of stories)
  test(`${title} looks like its pictures in the light and dark schemes`, async ({ page, origin }, {
    config,
  }) => {
    await page.goto(`${origin}/iframe.html?id=${id}&viewMode=story&globals=scheme:light`);
    await page.waitForFunction(() => globalThis.__STORYBOOK_ADDONS_CHANNEL__?.last('storyFinished'));
    await page.addStyleTag({ content: sameTypeface });
    await page.evaluate(() => document.fonts.ready);
    for (const scheme of ['light', 'dark']) {
      await page.evaluate((value) => {
        document.documentElement.dataset['scheme'] = value;
      }, scheme);
      const file = new URL(`${id}-${scheme}.jpg`, import.meta.url);
      const picture = await page.screenshot({
        type: 'jpeg',
        quality: 50,
        scale: 'css',
        animations: 'disabled',
        caret: 'hide',
      });
      if (config.updateSnapshots === 'changed') writeFileSync(file, picture);
      else {
        const difference = await differenceOf(page, readFileSync(file), picture);
        if (difference > tolerance)
          await test.info().attach(scheme, { body: picture, contentType: 'image/jpeg' });
        expect(difference, `${scheme}: share of the content that differs`).toBeLessThanOrEqual(tolerance);
      }
    }
  });

/** The share of the tiles with content in which two pictures differ. The background around the content does not count. */
function differenceOf(page: Page, expected: Buffer, actual: Buffer): Promise<number> {
  return page.evaluate(
    async ({ pictures, tileSize, channelTolerance }) => {
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
      const [before, after] = await Promise.all(pictures.map(tilesOf));
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
      pictures: [expected, actual].map((picture) => picture.toString('base64')),
      tileSize,
      channelTolerance,
    },
  );
}
