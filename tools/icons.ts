// Draws the sign as home screens and old browsers want it: `node tools/icons.ts`, when `icon.svg` changes.
import { readFileSync, writeFileSync } from 'node:fs';
import { chromium, type Page } from 'playwright-core';
import { chromiumArgs, provideChromium } from './chromium.ts';

const pictures = new URL('../apps/web/public/', import.meta.url);
const rounded = readFileSync(new URL('icon.svg', pictures), 'utf8');
/**
 * Where the system cuts the corners itself. Even in a circle the sign is whole: it keeps to the middle four fifths.
 * https://w3c.github.io/manifest/#icon-masks
 */
const square = rounded.replace(' rx="8"', '');

async function draw(page: Page, svg: string, size: number): Promise<Buffer> {
  const sized = svg.replace('<svg ', `<svg width="${String(size)}" height="${String(size)}" `);
  await page.setViewportSize({ width: size, height: size });
  await page.setContent(`<style>body{margin:0}svg{display:block}</style>${sized}`);
  return page.screenshot({ omitBackground: true });
}

/** A picture in the frame of an `.ico`, for browsers that ask for it unbidden. */
function icoOf(png: Buffer, size: number): Buffer {
  const frame = Buffer.alloc(22);
  frame.writeUInt16LE(1, 2); // it is an icon
  frame.writeUInt16LE(1, 4); // of one picture
  frame.writeUInt8(size, 6);
  frame.writeUInt8(size, 7);
  frame.writeUInt16LE(1, 10);
  frame.writeUInt16LE(32, 12); // bits for a dot
  frame.writeUInt32LE(png.length, 14);
  frame.writeUInt32LE(frame.length, 18);
  return Buffer.concat([frame, png]);
}

const browser = await chromium.launch({ executablePath: provideChromium(), args: chromiumArgs });
try {
  const page = await browser.newPage();
  const write = (file: string, data: Buffer) => {
    writeFileSync(new URL(file, pictures), data);
  };
  write('touch-icon.png', await draw(page, square, 180));
  write('icon-192.png', await draw(page, rounded, 192));
  write('icon-512.png', await draw(page, rounded, 512));
  write('icon-maskable.png', await draw(page, square, 512));
  write('favicon.ico', icoOf(await draw(page, rounded, 32), 32));
} finally {
  await browser.close();
}
