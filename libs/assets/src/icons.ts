import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { BuiltSite, iconFiles } from '@studio/site/vite';
import sharp from 'sharp';

/** Renders the icons of browsers and home screens from `icon.svg`, except those that the site has itself. */
export async function writeIcons({
  client,
  themeColor,
}: Pick<BuiltSite, 'client' | 'themeColor'>): Promise<void> {
  const source = join(client, 'icon.svg');
  if (!existsSync(source))
    throw new Error(
      'There is no public/icon.svg. Add the icon of the site: siteAssets() renders all other icons from it.',
    );
  const icon = await readFile(source);
  const render = (size: number) => sharp(icon, { density: size * 2.25 }).resize(size, size);
  /** For platforms that apply their own mask: https://w3c.github.io/manifest/#icon-masks */
  const square = (size: number) => render(size).flatten({ background: themeColor });
  const icons: Record<Exclude<(typeof iconFiles)[number], 'icon.svg'>, () => Promise<Buffer>> = {
    'touch-icon.png': () => square(180).png().toBuffer(),
    'icon-192.png': () => render(192).png().toBuffer(),
    'icon-512.png': () => render(512).png().toBuffer(),
    'icon-maskable.png': () => square(512).png().toBuffer(),
    'favicon.ico': async () => encodeIco(await render(32).png().toBuffer(), 32),
  };
  for (const [name, renderIcon] of Object.entries(icons)) {
    const file = join(client, name);
    if (!existsSync(file)) await writeFile(file, await renderIcon());
  }
}

/** Wraps a PNG in the ICO format, for browsers that request /favicon.ico by default. */
function encodeIco(png: Buffer, size: number): Buffer {
  const header = Buffer.alloc(22);
  header.writeUInt16LE(1, 2); // type: icon
  header.writeUInt16LE(1, 4); // number of images
  header.writeUInt8(size, 6);
  header.writeUInt8(size, 7);
  header.writeUInt16LE(1, 10); // color planes
  header.writeUInt16LE(32, 12); // bits per pixel
  header.writeUInt32LE(png.length, 14);
  header.writeUInt32LE(header.length, 18); // offset of the image
  return Buffer.concat([header, png]);
}
