import { mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { sharePicturePath } from '../../share-picture.ts';
import { builtEntry } from '../built-entry.ts';
import { readWords } from '../documents.ts';
import { work } from '../on-all-cores.ts';
import { typeFor } from './picture-type.ts';
import { pictureOf } from './picture.ts';

export interface DrawPictures {
  context: {
    /** The built `SiteEntry`. */
    entry: string;
    locales: string;
    /** The folder of public files. */
    client: string;
    /** A file of the site, from which the typeface package is resolved. */
    site: string;
  };
  input: { path: string; language: string; namespaces: readonly string[] };
  /** The path of the image. */
  output: string;
}

/** Renders the share image of a page into its file. */
await work<DrawPictures>(async ({ entry, locales, client, site }) => {
  const { sharePictures } = await builtEntry(entry);
  if (!sharePictures) throw new Error('The entry of this site says nothing of share pictures.');

  return async ({ path, language, namespaces }) => {
    const words = await readWords(locales, { language, namespaces });
    const picture = sharePictures.of({ path, language, words });
    const type = await typeFor(picture, language, { face: sharePictures.face, site });
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
