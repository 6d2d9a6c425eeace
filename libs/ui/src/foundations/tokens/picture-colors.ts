import { toHex } from './color.ts';
import { readColors } from './site-colors.ts';
import { readThemes, type Stylesheets } from './stylesheets.ts';

/** The colors of a picture outside a page, such as a share picture. */
export interface PictureColors {
  background: string;
  title: string;
  label: string;
}

export interface Picture {
  colors: PictureColors;
  /** Returns the value of a CSS color. `currentColor` is the color of the theme, or the accent color. */
  resolveColor: (color: string) => string;
}

/** Returns the colors of a picture in the dark scheme of a site, optionally in a named theme. */
export function readPicture(css: Stylesheets, themeName?: string): Picture {
  const { resolveColor } = readColors(css);
  const theme = readThemes(css).find(({ name }) => name === themeName);
  const dark = (value: string) => toHex(resolveColor(value, { scheme: 'dark', theme: theme?.name }));
  const accent = theme ? 'var(--color-theme)' : 'var(--color-accent)';
  return {
    colors: {
      background: dark('var(--color-dusk-0)'),
      title: dark('var(--color-ink)'),
      label: dark(accent),
    },
    resolveColor: (color) => dark(color.replaceAll('currentColor', accent)),
  };
}
