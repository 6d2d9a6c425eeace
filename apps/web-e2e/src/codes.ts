import type { Locator } from '@playwright/test';
import jsqr from 'jsqr';

const size = 480;

/** Decodes a QR code on the page. */
export async function scan(image: Locator): Promise<string | undefined> {
  await image.scrollIntoViewIfNeeded();
  const marks = await image.evaluate(async (element, size) => {
    if (!(element instanceof HTMLImageElement)) throw new TypeError('This is no picture.');
    await element.decode();
    const context = Object.assign(document.createElement('canvas'), { width: size, height: size }).getContext(
      '2d',
    );
    if (!context) throw new Error('This browser cannot draw.');
    context.fillStyle = 'white';
    context.fillRect(0, 0, size, size);
    context.drawImage(element, 0, 0, size, size);
    const { data } = context.getImageData(0, 0, size, size);
    return data.reduce((text, value, index) => (index % 4 ? text : text + (value < 128 ? '#' : ' ')), '');
  }, size);
  const pixels = Array.from(marks, (mark) => (mark === '#' ? [0, 0, 0, 255] : [255, 255, 255, 255])).flat();
  return jsqr(Uint8ClampedArray.from(pixels), size, size)?.data;
}
