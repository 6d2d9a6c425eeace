import type { SiteAssets } from '../vite/write-site.ts';
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
 * picture for each page in each language. Requires the packages `sharp` and `subset-font`, and `@takumi-rs/core` for share
 * pictures.
 */
export const siteAssets = ({ typefaces, weights }: AssetOptions = {}): SiteAssets => ({
  sharePictures: typefaces !== undefined,
  plugins: (locales) => [subsetFonts(locales, weights)],
  async write(built) {
    await writeIcons({ client: built.client, themeColor: built.entry.themeColor });
    if (!built.sharePictures || typefaces === undefined) return;
    const { writeSharePictures } = await import('./share/index.ts');
    await writeSharePictures(built, typefaces);
  },
});
