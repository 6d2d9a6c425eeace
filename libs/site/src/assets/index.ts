import type { SiteAssets } from '../vite/write-site.ts';
import { writeIcons } from './icons.ts';
import { subsetFonts, type Weights } from './subset-fonts.ts';

export interface AssetOptions {
  /** The typeface of share pictures: a variable Fontsource package that the site depends on. */
  typeface?: string;
  /** The weights that the site uses of its variable fonts. @default all */
  weights?: Weights;
}

/**
 * Generates files at build time: font subsets, the home screen icons from `public/icon.svg`, and with a typeface a share
 * picture for each page in each language. Requires the packages `sharp` and `subset-font`, and `@takumi-rs/core` for share
 * pictures.
 */
export const siteAssets = ({ typeface, weights }: AssetOptions = {}): SiteAssets => ({
  sharePictures: typeface !== undefined,
  plugins: (locales) => [subsetFonts(locales, weights)],
  async write(built) {
    await writeIcons(built);
    if (!built.sharePictures || typeface === undefined) return;
    const { writeSharePictures } = await import('./share/index.ts');
    await writeSharePictures(built, typeface);
  },
});
