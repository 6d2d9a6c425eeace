import type { PageRequest } from './entry.ts';

/** The content of a page's share image. */
export interface SharePicture {
  /** A sentence in large type. */
  title: string;
  /** A few words above the title, such as the name of the page. */
  label?: string | undefined;
  /** The name of the site, next to its logo. */
  name: string;
  /** The logo, as SVG with its own colors. */
  sign: string;
  /** The illustration, as SVG with its own colors. */
  drawing: string;
  colors: SharePictureColors;
}

/** Any SVG color values. */
export interface SharePictureColors {
  ground: string;
  /** The center of the gradient behind the illustration. */
  glow: string;
  /** The thin lines on the background. */
  grid: string;
  title: string;
  label: string;
}

/** Configures the share images. Each page has one in each language. */
export interface SharePictures {
  /** The typeface of the headings: a variable Fontsource package that the site depends on. */
  face: string;
  /** Returns the content of a page's image. The path has no language prefix. */
  of: (page: Omit<PageRequest, 'renderedAt'>) => SharePicture;
}

/** A size that every social network shows uncropped. */
export const sharePictureSize = { width: 1200, height: 630 };

/**
 * The path of a page's share image. The name has no hash, so that links that were shared long ago keep their image.
 */
export const sharePicturePath = (language: string, path: string) =>
  `/share/${language}${path === '/' ? '/index' : path}.jpg`;
