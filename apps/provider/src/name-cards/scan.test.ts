import jsQR from 'jsqr';
import { chromium, type Browser } from 'playwright-core';
import { PNG } from 'pngjs';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { chromiumArgs, findChromium } from '../../../../tools/chromium.ts';
import type { RunningServer } from '../http/serve.ts';
import { serveApp } from '../testing/serve-app.ts';
import { contacts, smallApp } from '../testing/small-app.ts';
import { renderVCard } from './name-card.ts';

/** The ink color and the eight service themes. */
const colors = ['0d2329', '155aa7', '1b6c3a', '6f3e9d', '952c63', '8a4517', '006a64', '4a4ab2', 'a12628'];

/** The smallest size of a card on a page, in CSS pixels. */
const width = 160;

let provider: RunningServer;
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

/** A screenshot of cards below each other on this background. */
async function screenshot(
  urls: readonly string[],
  background: string,
  deviceScaleFactor: number,
): Promise<PNG> {
  const page = await browser.newPage({
    deviceScaleFactor,
    viewport: { width, height: width * urls.length },
  });
  const images = urls.map(
    (url) => `<img src="${url}" width="${String(width)}" style="display:block;background:${background}">`,
  );
  // The page must have the same origin as the cards, because of their CORP header.
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

/** The lowest resolution is the hardest to scan, so `npm test` runs only that one. */
const scales = inject('complete') ? [1, 1.5, 2, 3] : [1];

describe.each(scales)('at a device pixel ratio of %d, a scanner', (scale) => {
  const cards = contacts.flatMap((contact) => colors.map((color) => ({ contact, color })));
  const texts = cards.map(({ contact }) => contact.link ?? renderVCard(contact));
  const urls = (query: string) =>
    cards.map(({ contact, color }) => `/api/v1/wechat/namecard/${contact.id}?color=${color}&${query}`);

  it('reads transparent cards in all colors on the white tile of the site', async () => {
    const png = await screenshot(urls('transparent=true'), '#ffffff', scale);
    expect(texts.map((_, index) => scan(png, index))).toEqual(texts);
  });

  it('reads cards with their own background on any page', async () => {
    const png = await screenshot(urls('transparent=false'), 'none', scale);
    expect(texts.map((_, index) => scan(png, index))).toEqual(texts);
  });
});
