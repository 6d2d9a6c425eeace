/** The content of a page's share picture, the preview image of a shared link. */
export interface SharePicture {
  /** A sentence in large type. */
  title: string;
  /** A few words above the title, such as the name of the page. */
  label?: string | undefined;
  /** The name of the site, next to its logo. */
  name: string;
  /** The logo, as SVG with its own colors. */
  logo: string;
  /** The illustration, as SVG with its own colors. */
  illustration: string;
  /** The path of a picture of the site, in the place of the illustration. */
  cover?: string | undefined;
  /** Covers the background, as SVG with its own colors. */
  backdrop?: string | undefined;
  /** Any SVG color values. */
  colors: Readonly<Record<'background' | 'title' | 'label', string>>;
}

/** A size that every social network shows uncropped. */
export const sharePictureSize = { width: 1200, height: 630 };

/**
 * The path of a page's share picture. The name has no hash, so that links that were shared long ago keep their image.
 */
export const sharePicturePath = (language: string, path: string) =>
  `/share/${language}${path === '/' ? '/index' : path}.jpg`;
