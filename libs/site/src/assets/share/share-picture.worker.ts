import { mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { sharePicturePath } from '../../document/share-picture.ts';
import { builtEntry } from '../../vite/built-entry.ts';
import { work } from '../../vite/on-all-cores.ts';
import { readWords } from '@studio/i18n/files';
import { typeFor } from './picture-type.ts';
import { pictureOf } from './picture.ts';

export interface RenderSharePictures {
  context: {
    /** The file of the built `SiteEntry`. */
    entryFile: string;
    locales: string;
    /** The folder of public files. */
    client: string;
    /** A file of the site, from which the typeface package is resolved. */
    site: string;
    /** The typeface of the headings. */
    typeface: string;
  };
  input: { path: string; language: string; namespaces: readonly string[] };
  /** The path of the image. */
  output: string;
}

/** Renders the share picture of a page into its file. */
await work<RenderSharePictures>(async ({ entryFile, locales, client, site, typeface }) => {
  const { sharePicture } = await builtEntry(entryFile);

  return async ({ path, language, namespaces }) => {
    const words = readWords(locales, language, namespaces);
    const picture = sharePicture(path, language, words);
    if (!picture) throw new Error('The site describes no share pictures.');
    const type = await typeFor(picture, language, { face: typeface, site });
    const address = sharePicturePath(language, path);
    const file = join(client, address);
    await mkdir(dirname(file), { recursive: true });
    await sharp(Buffer.from(pictureOf(picture, language, type)))
      // Chroma subsampling suits photographs, but it blurs the edges of letters.
      .jpeg({ quality: 74, chromaSubsampling: '4:4:4', mozjpeg: true })
      .toFile(file);
    return address;
  };
});
