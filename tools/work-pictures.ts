// `npm run work-pictures` builds the sites in `examples` and writes their pictures into `libs/content/work`, where the
// pages about work show them. `npm run work-pictures -- morning-mist` selects a site.
import { spawnSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import { chromium } from 'playwright-core';
import sharp from 'sharp';
import { preview } from 'vite';
import { chromiumArgs, ensureChromium } from './chromium.ts';

const root = join(import.meta.dirname, '..');

/** The paths that each site shows: on a desktop, on a phone, in the dark scheme, and one more by its own name. */
const sites = {
  'loon-lake-bread': { desktop: '/en', phone: '/en', dark: '/en/order?bread=country', chinese: '/zh-TW' },
  'morning-mist': {
    desktop: '/zh-TW',
    simplified: '/zh-CN',
    phone: '/zh-TW',
    dark: '/zh-TW',
    chinese: '/zh-CN/brewing',
  },
  'paddle-and-pine': { desktop: '/en', phone: '/en', dark: '/en', boats: '/en/boats' },
  northfork: { desktop: '/en', phone: '/en/pricing', dark: '/en/kitchens', french: '/fr' },
};

/** The most bytes of a picture: the repository keeps them, and the build renders them in the sizes of the pages. */
const maxSize = 200_000;

const selected = Object.entries(sites).filter(
  ([slug]) => process.argv.length === 2 || process.argv.includes(slug),
);
if (selected.length === 0)
  throw new Error(`There is no such site. Choose from ${Object.keys(sites).join(', ')}.`);

process.env['VITE_SITE_ORIGIN'] ??= 'https://www.example.com';
const projects = selected.map(([slug]) => slug).join(',');
const { status } = spawnSync('nx', ['run-many', '-t', 'build', '-p', projects], {
  stdio: 'inherit',
  shell: process.platform === 'win32',
});
if (status !== 0) process.exit(1);

const browser = await chromium.launch({ executablePath: ensureChromium(), args: chromiumArgs });
try {
  for (const [slug, paths] of selected) {
    const folder = join(root, 'libs/content/work', slug);
    mkdirSync(folder, { recursive: true });
    const site = await preview({
      root: join(root, 'examples', slug),
      preview: { host: '127.0.0.1', port: 0 },
    });
    for (const [name, path] of Object.entries(paths)) {
      const file = join(folder, `${name}.webp`);
      const size = await takePicture(new URL(path, site.resolvedUrls?.local[0]).href, name, file);
      console.log(`${relative(root, file)} ${String(size)} bytes`);
    }
    await site.close();
  }
} finally {
  await browser.close();
}

/** Writes the first screen of a page, and returns its size. */
async function takePicture(url: string, name: string, file: string): Promise<number> {
  const page = await browser.newPage({
    viewport: name === 'phone' ? { width: 390, height: 844 } : { width: 1440, height: 900 },
    deviceScaleFactor: name === 'phone' ? 2 : 1,
    colorScheme: name === 'dark' ? 'dark' : 'light',
    reducedMotion: 'reduce',
  });
  await page.goto(url, { waitUntil: 'networkidle' });
  const { size } = await sharp(await page.screenshot())
    .webp({ quality: 90 })
    .toFile(file);
  await page.close();
  if (size > maxSize) throw new Error(`${file} has ${String(size)} bytes. The limit is ${String(maxSize)}.`);
  return size;
}
