import { Renderer } from '@takumi-rs/core';
import { readTranslations } from '@studio/i18n/files';
import { mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { sharePicturePath, sharePictureSize } from '../../document/share-picture.ts';
import { readContent } from '../../vite/content.ts';
import type { BuiltSite } from '../../vite/write-site.ts';
import { listFonts, type Typefaces } from './fonts.ts';
import { coverBox, pictureNode } from './picture.ts';

/** Renders a share picture for each page in each language. */
export async function writeSharePictures(
  { entry, locales, client, root }: BuiltSite,
  typefaces: Typefaces,
): Promise<void> {
  for (const { code } of entry.languages) {
    // The fonts of a renderer stay registered.
    const renderer = new Renderer();
    const write = async (page: (typeof entry.pages)[number]) => {
      const { path, namespaces } = page;
      const content = await readContent(client, code, page);
      // A page that leads to its original has the title of another language.
      const others = content?.languages?.includes(code) === false ? content.languages : [];
      const fonts = await listFonts(typefaces, join(root, 'package.json'), code, ...others);
      const picture = entry.sharePicture(path, code, readTranslations(locales, code, namespaces), content);
      if (!picture) throw new Error('The site describes no share pictures.');
      const node = await pictureNode(renderer, picture, code, fonts);
      const pixels = await renderer.render(node, { ...sharePictureSize, fonts, format: 'raw' });
      const file = join(client, sharePicturePath(code, path));
      await mkdir(dirname(file), { recursive: true });
      await sharp(pixels, { raw: { ...sharePictureSize, channels: 4 } })
        .composite(picture.cover === undefined ? [] : [await readCover(join(client, picture.cover))])
        // Chroma subsampling suits photographs, but it blurs the edges of letters.
        .jpeg({ quality: 74, chromaSubsampling: '4:4:4', mozjpeg: true })
        .toFile(file);
    };
    await Promise.all(entry.pages.map(write));
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
