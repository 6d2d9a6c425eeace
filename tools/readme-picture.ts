// Takes a picture for the README from a site that runs: its first screen on a desk, and on a phone in another language.
//
//   npm start
//   node tools/readme-picture.ts home http://localhost:4200/en http://localhost:4200/zh-TW
//
//   npx nx g @studio/create-site:site north-fork --name=Northfork --languages=en,ar --brand="#1f6a3a"
//   cd examples/north-fork && npx vite build && npx vite preview
//   node tools/readme-picture.ts next-site http://localhost:4173/en http://localhost:4173/ar
import { fileURLToPath } from 'node:url';
import { chromium, type BrowserContextOptions } from 'playwright-core';
import { chromiumArgs, ensureChromium } from './chromium.ts';

const [name, desk, phone] = process.argv.slice(2);
if (!name || !desk || !phone) {
  console.error('Usage: node tools/readme-picture.ts NAME DESK_URL PHONE_URL');
  process.exit(1);
}
const file = fileURLToPath(new URL(`../docs/${name}.jpg`, import.meta.url));

const browser = await chromium.launch({ executablePath: ensureChromium(), args: chromiumArgs });

/** The first screen of a page, and a colour of its brand. */
async function firstScreen(url: string, options: BrowserContextOptions) {
  const page = await browser.newPage({ ...options, reducedMotion: 'reduce' });
  await page.goto(url, { waitUntil: 'networkidle' });
  const color = await page.evaluate(() =>
    getComputedStyle(document.documentElement).getPropertyValue('--color-shallow'),
  );
  const picture = await page.screenshot();
  await page.close();
  return { color, image: `<img src="data:image/png;base64,${picture.toString('base64')}">` };
}

try {
  const screens = [
    await firstScreen(desk, { viewport: { width: 1440, height: 900 } }),
    await firstScreen(phone, { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true }),
  ];
  const page = await browser.newPage({ viewport: { width: 1600, height: 820 } });
  await page.setContent(`<style>
    body { margin: 0; background: ${screens[0]?.color ?? ''}; display: flex; justify-content: space-between; padding: 60px }
    img { height: 700px; border-radius: 12px }
    img + img { border-radius: 28px }
  </style>${screens.map(({ image }) => image).join('')}`);
  await page.screenshot({ path: file, type: 'jpeg', quality: 75 });
} finally {
  await browser.close();
}
