import type { SiteAssets } from '@studio/site/vite';
import { writeIcons } from './icons.ts';
import type { Typefaces } from './share/fonts.ts';
import { subsetFonts, type Weights } from './subset-fonts.ts';

export interface AssetOptions {
  /** The typefaces of share pictures. Without them, there are none. */
  typefaces?: Typefaces;
  /** The weights that the site uses of its variable fonts. @default all */
  weights?: Weights;
}

/**
 * Generates files at build time: font subsets, the home screen icons from `public/icon.svg`, and with typefaces a share
 * picture for each page in each language.
 */
export const siteAssets = ({ typefaces, weights }: AssetOptions = {}): SiteAssets => ({
  sharePictures: typefaces !== undefined,
  plugins: (locales) => [subsetFonts(locales, weights)],
  async write(built) {
    await writeIcons(built);
    if (typefaces === undefined || built.sharePictures.length === 0) return;
    const { writeSharePictures } = await import('./share/index.ts');
    await writeSharePictures(built, typefaces);
  },
});
