import jsQR from 'jsqr';
import { chromium, type Browser } from 'playwright-core';
import { PNG } from 'pngjs';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { chromiumArgs, findChromium } from '../../../../tools/chromium.ts';
import type { Running } from '../serve.ts';
import { serveApp } from '../testing/serve-app.ts';
import { contacts, smallApp } from '../testing/small-app.ts';
import { vCardOf } from './name-card.ts';

/** The ink, and the eight themes of services. */
const colors = ['0d2329', '155aa7', '1b6c3a', '6f3e9d', '952c63', '8a4517', '006a64', '4a4ab2', 'a12628'];

/** The narrowest that a page shows a card, in CSS pixels. */
const width = 160;

let provider: Running;
let browser: Browser;
beforeAll(async () => {
  const executablePath = findChromium();
  if (!executablePath) throw new Error('Install Chromium, or set CHROME_PATH.');
  [provider, browser] = await Promise.all([
    serveApp(smallApp().app),
    chromium.launch({ executablePath, args: chromiumArgs }),
  ]);
}, 30_000);
afterAll(() => Promise.all([provider.stop(), browser.close()]));

/** What the provider's cards look like on a page, side by side on tiles of this ground. */
async function picture(
  addresses: readonly string[],
  ground: string,
  deviceScaleFactor: number,
): Promise<PNG> {
  const page = await browser.newPage({
    deviceScaleFactor,
    viewport: { width, height: width * addresses.length },
  });
  const images = addresses.map(
    (address) => `<img src="${address}" width="${String(width)}" style="display:block;background:${ground}">`,
  );
  // A page of another origin may not show the cards.
  const body = `<!doctype html><body style="margin:0;background:#0a1519">${images.join('')}`;
  await page.route('**/sheet', (route) => route.fulfill({ contentType: 'text/html', body }));
  await page.goto(`${provider.url}/sheet`);
  const png = PNG.sync.read(await page.screenshot());
  await page.close();
  return png;
}

function scan(png: PNG, index: number): string | undefined {
  const edge = png.width;
  const data = png.data.subarray(index * edge * edge * 4, (index + 1) * edge * edge * 4);
  return jsQR(new Uint8ClampedArray(data), edge, edge)?.data;
}

/** The lowest resolution is the hardest to scan, so `npm test` takes that one. */
const scales = inject('complete') ? [1, 1.5, 2, 3] : [1];

describe.each(scales)('on a screen of %d pixels to a CSS pixel, a phone', (scale) => {
  const wanted = contacts.flatMap((contact) => colors.map((color) => ({ contact, color })));
  const texts = wanted.map(({ contact }) => vCardOf(contact));
  const addresses = (look: string) =>
    wanted.map(({ contact, color }) => `/api/v1/wechat/namecard/${contact.id}?color=${color}&${look}`);

  it('scans both cards in all colors of the site, on the white tile of its pages', async () => {
    const png = await picture(addresses('transparent=true'), '#ffffff', scale);
    expect(texts.map((_, index) => scan(png, index))).toEqual(texts);
  });

  it('scans them on any ground, if they bring their own', async () => {
    const png = await picture(addresses('transparent=false'), 'none', scale);
    expect(texts.map((_, index) => scan(png, index))).toEqual(texts);
  });
});
