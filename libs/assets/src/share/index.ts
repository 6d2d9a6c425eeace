import { sharePictureSize, type BuiltSite, type SharePictureFile } from '@studio/site/vite';
import { Renderer } from '@takumi-rs/core';
import { mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { listFonts, type Typefaces } from './fonts.ts';
import { coverBox, pictureNode } from './picture.ts';

/** Renders the share pictures of a site. */
export async function writeSharePictures(
  { client, root, sharePictures }: Pick<BuiltSite, 'client' | 'root' | 'sharePictures'>,
  typefaces: Typefaces,
): Promise<void> {
  for (const [language, files] of Map.groupBy(sharePictures, (file) => file.language)) {
    // The fonts of a renderer stay registered.
    const renderer = new Renderer();
    const write = async ({ path, read }: SharePictureFile) => {
      const { picture, languages } = await read();
      const fonts = await listFonts(typefaces, join(root, 'package.json'), ...languages);
      const node = await pictureNode(renderer, picture, language, fonts);
      const pixels = await renderer.render(node, { ...sharePictureSize, fonts, format: 'raw' });
      const file = join(client, path);
      await mkdir(dirname(file), { recursive: true });
      await sharp(pixels, { raw: { ...sharePictureSize, channels: 4 } })
        .composite(picture.cover === undefined ? [] : [await readCover(join(client, picture.cover))])
        // Chroma subsampling suits photographs, but it blurs the edges of letters.
        .jpeg({ quality: 74, chromaSubsampling: '4:4:4', mozjpeg: true })
        .toFile(file);
    };
    await Promise.all(files.map(write));
  }
}

/** Crops a cover to its place. The most important part of a screen is at its top. */
async function readCover(file: string) {
  const { left, top, ...size } = coverBox;
  const input = await sharp(file)
    .resize({ ...size, position: 'top' })
    .toBuffer();
  return { input, left, top };
}
