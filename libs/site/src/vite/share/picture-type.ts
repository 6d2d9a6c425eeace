import type { SharePicture } from '../../share-picture.ts';
import { findFace, type FontFace } from './faces.ts';
import type { PictureType } from './picture.ts';
import { openType } from './type.ts';

interface Faces {
  /** The face of the headings. */
  face: string;
  /** A file of the site, whose packages have it. */
  site: string;
}

/** Chinese is in no face of headings, and the machine that builds may have none. */
const chinese: Readonly<Record<string, string>> = {
  Hans: '@fontsource-variable/noto-sans-sc',
  Hant: '@fontsource-variable/noto-sans-tc',
};

/** The type for the texts of a picture: the face of the site, and a Chinese one behind it in the script of the language. */
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
  const behind =
    chinese[new Intl.Locale(language).maximize().script ?? ''] ?? '@fontsource-variable/noto-sans-sc';
  return [
    await findFace(face, site, { weight, tracking: -0.02 }),
    // Its strokes are many: the same weight would be darker.
    await findFace(behind, import.meta.url, { weight: weight - 100 }),
  ];
}
