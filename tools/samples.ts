// `npm run samples` renders the samples of work, such as posts and screens, in each language and saves them beside the
// texts that show them: `libs/content/work/{piece}/{picture}.{language}.webp`. Storybook has them as `Studio/Samples/Work`.
import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { chromium } from 'playwright-core';
import sharp from 'sharp';
import { preview } from 'vite';
import { chromiumArgs, ensureChromium } from './chromium.ts';

const root = join(import.meta.dirname, '..');
const folder = join(root, 'libs/content/work');
const stories = ['default', 'traditional', 'simplified'];
const maxBytes = 200_000;

const windows = process.platform === 'win32';
const { status } = spawnSync('nx', ['run', '@studio/storybook:build-storybook'], {
  stdio: 'inherit',
  shell: windows,
});
if (status !== 0) process.exit(1);

const storybook = await preview({
  configFile: false,
  root: join(root, 'dist'),
  build: { outDir: 'storybook' },
  preview: { host: '127.0.0.1', port: 0 },
});
const browser = await chromium.launch({ executablePath: ensureChromium(), args: chromiumArgs });
try {
  for (const story of stories) {
    // As high as the story, because drawings load near the viewport.
    const page = await browser.newPage({ viewport: { width: 1440, height: 16_000 } });
    const url = `iframe.html?id=studio-samples-work--${story}&viewMode=story`;
    await page.goto(new URL(url, storybook.resolvedUrls?.local[0]).href, { waitUntil: 'networkidle' });
    await page.waitForSelector('[data-picture]');
    // A post has no rounded corners, and a picture has the ground of the page that shows it.
    await page.addStyleTag({
      content:
        'html, body { background: none !important } [data-slot=sample-post] > div { border-radius: 0 !important }',
    });
    await page.evaluate(() => document.fonts.ready);
    await page.waitForLoadState('networkidle');
    const language = await page.evaluate(() => document.documentElement.lang);
    for (const picture of await page.locator('[data-picture]').all()) {
      const file = join(folder, `${(await picture.getAttribute('data-picture')) ?? ''}.${language}.webp`);
      const data = await sharp(await picture.screenshot({ omitBackground: true }))
        .webp({ quality: 90, alphaQuality: 90 })
        .toBuffer();
      if (data.length > maxBytes)
        throw new Error(`${file} has ${String(data.length)} bytes. At most ${String(maxBytes)} are allowed.`);
      writeFileSync(file, data);
      console.log(relative(root, file), data.length);
    }
    await page.close();
  }
} finally {
  await browser.close();
  await storybook.close();
}
