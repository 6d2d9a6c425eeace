import type { Locator } from '@playwright/test';
import jsqr from 'jsqr';

const size = 480;

/** What a phone reads when it is held up to a picture on the screen. */
export async function scan(image: Locator): Promise<string | undefined> {
  await image.scrollIntoViewIfNeeded();
  const marks = await image.evaluate(async (element, size) => {
    if (!(element instanceof HTMLImageElement)) throw new TypeError('This is no picture.');
    await element.decode();
    const paper = Object.assign(document.createElement('canvas'), { width: size, height: size }).getContext(
      '2d',
    );
    if (!paper) throw new Error('This browser cannot draw.');
    paper.fillStyle = 'white';
    paper.fillRect(0, 0, size, size);
    paper.drawImage(element, 0, 0, size, size);
    const { data } = paper.getImageData(0, 0, size, size);
    return data.reduce((text, value, index) => (index % 4 ? text : text + (value < 128 ? '#' : ' ')), '');
  }, size);
  const pixels = Array.from(marks, (mark) => (mark === '#' ? [0, 0, 0, 255] : [255, 255, 255, 255])).flat();
  return jsqr(Uint8ClampedArray.from(pixels), size, size)?.data;
}
