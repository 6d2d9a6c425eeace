// Takes the README's picture from a site that runs: `npm start`, then `node tools/home-picture.ts`, with the address
// behind it if it is another.
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';
import { chromiumArgs, provideChromium } from './chromium.ts';

const [address = 'http://localhost:4200'] = process.argv.slice(2);
const file = fileURLToPath(new URL('../docs/home.jpg', import.meta.url));

const browser = await chromium.launch({ executablePath: provideChromium(), args: chromiumArgs });
try {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' });
  await page.goto(`${address}/en`, { waitUntil: 'networkidle' });
  await page.waitForSelector('canvas[data-particles]');
  await page.screenshot({ path: file, type: 'jpeg', quality: 70 });
} finally {
  await browser.close();
}
