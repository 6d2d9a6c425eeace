// `npm run pictures` builds the site and writes a sheet for each page into `dist/pictures`: the whole page at 1440 and at
// 375 px, side by side. `npm run pictures -- --lang zh-TW --scheme dark faq contact` selects what is taken.
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { chromiumArgs, ensureChromium } from '../../tools/chromium.ts';
import { builtSite } from './src/documents.ts';
import { root, startProvider } from './src/provider.ts';

const folder = join(root, 'dist/pictures');
const screens = [
  { width: 1440, height: 900 },
  { width: 375, height: 812 },
] as const;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { lang: { type: 'string', default: 'en' }, scheme: { type: 'string', default: 'light' } },
});
const { lang, scheme } = values;
if (scheme !== 'light' && scheme !== 'dark')
  throw new Error(`There is no scheme "${scheme}". Use light or dark.`);

process.env['VITE_SITE_ORIGIN'] ??= 'https://www.example.com';
const windows = process.platform === 'win32';
const { status } = spawnSync('nx', ['run', '@studio/web:build'], { stdio: 'inherit', shell: windows });
if (status !== 0) process.exit(1);

// `host.json` lists the documents of the build by their path.
const { documents } = JSON.parse(readFileSync(join(builtSite, 'host.json'), 'utf8')) as {
  documents: Record<string, unknown>;
};
const nameOf = (path: string) => path.split('/').slice(2).join('-') || 'home';
const paths = Object.keys(documents).filter(
  (path) => path.split('/')[1] === lang && (positionals.length === 0 || positionals.includes(nameOf(path))),
);
if (paths.length === 0)
  throw new Error(`Found no such page in "${lang}". Names are like those of the sheets.`);

mkdirSync(folder, { recursive: true });
// The name cards are pictures from the API.
const provider = await startProvider();
const browser = await chromium.launch({ executablePath: ensureChromium(), args: chromiumArgs });
try {
  for (const path of paths) {
    const file = join(folder, `${nameOf(path)}.${lang}.${scheme}.jpg`);
    await takeSheet(provider.url + path, scheme, file);
    console.log(relative(root, file));
  }
} finally {
  await browser.close();
  await provider.stop();
}

async function takeSheet(url: string, colorScheme: 'light' | 'dark', file: string) {
  const pictures: string[] = [];
  for (const viewport of screens) {
    const page = await browser.newPage({ viewport, colorScheme, reducedMotion: 'reduce' });
    await page.goto(url, { waitUntil: 'networkidle' });
    // Pictures load when they are near the viewport.
    const height = await page.evaluate(() => document.body.scrollHeight);
    for (let y = 0; y < height; y += viewport.height) {
      await page.mouse.wheel(0, viewport.height);
      await page.waitForTimeout(50);
    }
    await page.evaluate(() => {
      scrollTo({ top: 0, behavior: 'instant' });
    });
    await page.waitForLoadState('networkidle');
    const data = await page.screenshot({ fullPage: true });
    pictures.push(
      `<img src="data:image/png;base64,${data.toString('base64')}" style="vertical-align: top" />`,
    );
    await page.close();
  }
  const sheet = await browser.newPage({ viewport: { width: 1840, height: 900 } });
  await sheet.setContent(`<body style="margin: 0; background: gray">${pictures.join(' ')}</body>`);
  await sheet.screenshot({ path: file, fullPage: true, quality: 80 });
  await sheet.close();
}
