import type { Scheme } from '../schemes.ts';
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

/**
 * Returns the colors of a site in mails and on pages of its provider, or nothing for a site without the tokens of this
 * library.
 */
export function readHostColors(css: Stylesheets) {
  const { defines, resolveColor } = readColors(css);
  if (!defines('--color-dusk-0')) return undefined;
  const read = (role: string, scheme: Scheme) => toHex(resolveColor(`var(--color-${role})`, { scheme }));
  const mailColors = (scheme: Scheme, head: string) => ({
    background: read('canvas', scheme),
    text: read('ink', scheme),
    mutedText: read('ink-muted', scheme),
    link: read('brand', scheme),
    head: read(head, scheme),
  });
  return {
    light: mailColors('light', 'dusk-0'),
    dark: mailColors('dark', 'surface'),
    accent: read('accent', 'dark'),
    onAccent: read('on-accent', 'dark'),
  };
}
