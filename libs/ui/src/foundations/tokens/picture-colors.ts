import { toHex } from './color.ts';
import { readColors } from './site-colors.ts';
import { readThemes, type Stylesheets } from './stylesheets.ts';

/** The colors of a picture outside a page, such as a share picture. */
export interface PictureColors {
  background: string;
  /** The center of a gradient on the background. */
  glow: string;
  /** Thin lines on the background. */
  grid: string;
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
  const shade = (lightness: number, share: number, role: string) =>
    theme
      ? toHex(`oklch(${String(lightness)}% ${String(theme.chroma * share)} ${String(theme.hue)})`)
      : dark(`var(--color-${role})`);
  return {
    colors: {
      background: shade(21, 0.3, 'dusk-0'),
      glow: shade(36, 0.54, 'dusk-5'),
      grid: shade(36, 0.4, 'pen-grid'),
      title: dark('var(--color-ink)'),
      label: dark(accent),
    },
    resolveColor: (color) => dark(color.replaceAll('currentColor', accent)),
  };
}
