import type { SharePicture } from '../../document/share-picture.ts';
import { findFace, type FontFace } from './faces.ts';
import type { PictureType } from './picture.ts';
import { openType } from './type.ts';

interface Faces {
  /** The typeface of the headings. */
  face: string;
  /** A file of the site, from which the typeface package is resolved. */
  site: string;
}

/** Heading typefaces have no Chinese characters, and the build machine may have no Chinese font. */
const chinese: Readonly<Record<string, string>> = {
  Hans: '@fontsource-variable/noto-sans-sc',
  Hant: '@fontsource-variable/noto-sans-tc',
};

/** The typefaces of an image: that of the site, with a Chinese fallback in the script of the language. */
export async function typeFor(
  { name, label = '', title }: Pick<SharePicture, 'name' | 'label' | 'title'>,
  language: string,
  faces: Faces,
): Promise<PictureType> {
  return {
    name: await openType(await facesFor(language, faces, 700), name),
    label: await openType(await facesFor(language, faces, 600), label),
    title: await openType(await facesFor(language, faces, 700), title),
  };
}

async function facesFor(language: string, { face, site }: Faces, weight: number): Promise<FontFace[]> {
  const fallback =
    chinese[new Intl.Locale(language).maximize().script ?? ''] ?? '@fontsource-variable/noto-sans-sc';
  return [
    await findFace(face, site, { weight, tracking: -0.02 }),
    // Chinese characters have more strokes and look bolder at the same weight.
    await findFace(fallback, import.meta.url, { weight: weight - 100 }),
  ];
}
