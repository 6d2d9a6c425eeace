import { readFileSync, writeFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { storiesByTitle, test } from '../built.ts';

/** The first story of every component. Whole pages would look different with every sentence that changes. */
const stories = [...storiesByTitle.values()]
  .flatMap(([first]) => first ?? [])
  .filter(({ title }) => !title.startsWith('Pages/'));

/** All text in the face that the library brings: the reader's own is another on every machine. */
const oneFace = `
  * { --font-text: 'Schibsted Grotesk Variable' !important; --font-display: var(--font-text) !important; }
  code { font-family: inherit; }
`;

/** The pictures are compared by squares of so many of their pixels: what a letter's edge does to one is nothing. */
const square = 16;

/** How far a square's colour may move, of 255, before it counts as another. */
const alike = 20;

/**
 * The share of the drawn squares that may be another. It is nothing on a machine alike, and 0.03 at most on one with
 * other fonts beside ours; eight pixels more at the sides of a button are 0.2.
 */
const tolerance = 0.08;

for (const { id, title } of stories)
  test(`${title} looks as it was accepted, by day and by night`, async ({ page, address }, { config }) => {
    await page.goto(`${address}/iframe.html?id=${id}&viewMode=story&globals=scheme:light`);
    await page.waitForFunction(() => globalThis.__STORYBOOK_ADDONS_CHANNEL__?.last('storyFinished'));
    await page.addStyleTag({ content: oneFace });
    await page.evaluate(() => document.fonts.ready);
    for (const scheme of ['light', 'dark']) {
      await page.evaluate((chosen) => {
        document.documentElement.dataset['scheme'] = chosen;
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
        expect(difference, `${scheme}: the share of what is drawn that differs`).toBeLessThanOrEqual(
          tolerance,
        );
      }
    }
  });

/** The share of the drawn squares of two pictures that are not alike. The ground around what is drawn does not count. */
function differenceOf(page: Page, accepted: Buffer, now: Buffer): Promise<number> {
  return page.evaluate(
    async ({ pictures, square, alike }) => {
      const squaresOf = async (base64: string) => {
        const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
        const image = await createImageBitmap(new Blob([bytes], { type: 'image/jpeg' }));
        const columns = Math.floor(image.width / square);
        const rows = Math.floor(image.height / square);
        const canvas = new OffscreenCanvas(image.width, image.height).getContext('2d');
        canvas?.drawImage(image, 0, 0);
        return Array.from({ length: columns * rows }, (_, index) => {
          const left = (index % columns) * square;
          const top = Math.floor(index / columns) * square;
          const data = canvas?.getImageData(left, top, square, square).data ?? new Uint8ClampedArray();
          return [0, 1, 2].map(
            (channel) =>
              data.reduce((sum, value, place) => (place % 4 === channel ? sum + value : sum), 0) /
              square ** 2,
          );
        });
      };
      const [before, after] = await Promise.all(pictures.map(squaresOf));
      if (!before || before.length !== after?.length) return 1;
      const apart = (a: number[] = [], b: number[] = []) =>
        Math.max(...a.map((value, channel) => Math.abs(value - (b[channel] ?? 0))));
      const ground = before[0];
      const drawn = before.filter(
        (colour, place) => apart(colour, ground) > 4 || apart(after[place], ground) > 4,
      );
      const different = before.filter((colour, place) => apart(colour, after[place]) > alike);
      return different.length / Math.max(drawn.length, 1);
    },
    { pictures: [accepted, now].map((picture) => picture.toString('base64')), square, alike },
  );
}
