import type { PageRequest } from './entry.ts';

/** What a shared link shows of a page. */
export interface SharePicture {
  /** A sentence, set large. */
  title: string;
  /** A few words over it, such as what the page is called. */
  label?: string | undefined;
  /** The name of the site, beside its sign. */
  name: string;
  /** Drawings as SVG, in their own colours. */
  sign: string;
  drawing: string;
  colors: SharePictureColors;
}

/** In any way that SVG can write them. */
export interface SharePictureColors {
  ground: string;
  /** The light on the ground, behind the drawing. */
  glow: string;
  /** The fine lines on the ground. */
  grid: string;
  title: string;
  label: string;
}

/** How the pictures for shared links are drawn. Each page has one in each language. */
export interface SharePictures {
  /** The face of the headings: a variable family of Fontsource that the site has among its packages. */
  face: string;
  /** The picture of a page, whose path is without a language prefix here. */
  of: (page: Omit<PageRequest, 'renderedAt'>) => SharePicture;
}

/** What every network shows whole. */
export const sharePictureSize = { width: 1200, height: 630 };

/**
 * Where the picture of a page stands. The name holds no hash: a link that was shared long ago must go on showing a
 * picture.
 */
export const sharePicturePath = (language: string, path: string) =>
  `/share/${language}${path === '/' ? '/index' : path}.jpg`;
