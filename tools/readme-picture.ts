// Takes the screenshot for the README from a running site: `npm start`, then `node tools/readme-screenshot.ts [URL]`.
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';
import { chromiumArgs, ensureChromium } from './chromium.ts';

const [url = 'http://localhost:4200'] = process.argv.slice(2);
const file = fileURLToPath(new URL('../docs/home.jpg', import.meta.url));

const browser = await chromium.launch({ executablePath: ensureChromium(), args: chromiumArgs });
try {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' });
  await page.goto(`${url}/en`, { waitUntil: 'networkidle' });
  await page.waitForSelector('canvas[data-motes]');
  await page.screenshot({ path: file, type: 'jpeg', quality: 70 });
} finally {
  await browser.close();
}
