import { toHex } from './color.ts';
import { readColors } from './site-colors.ts';
import { readThemes, type Stylesheets } from './stylesheets.ts';

/** The colors of a picture outside a page, such as a share picture. */
export interface PictureColors {
  ground: string;
  /** The center of a gradient on the ground. */
  glow: string;
  /** Thin lines on the ground. */
  grid: string;
  title: string;
  label: string;
}

export interface Picture {
  colors: PictureColors;
  /** Replaces the CSS colors of an illustration with values, so that it renders outside a page. */
  paint: (drawing: string) => string;
}

/** Returns the colors of a picture in the dark scheme of a site, optionally in a named theme. */
export function pictureOf(css: Stylesheets, themeName?: string): Picture {
  const { colorOf } = readColors(css);
  const theme = readThemes(css).find(({ name }) => name === themeName);
  const dark = (value: string) => toHex(colorOf(value, { scheme: 'dark', theme: theme?.name }));
  const accent = theme ? 'var(--color-theme)' : 'var(--color-accent)';
  const shade = (lightness: number, share: number, role: string) =>
    theme
      ? toHex(`oklch(${String(lightness)}% ${String(theme.chroma * share)} ${String(theme.hue)})`)
      : dark(`var(--color-${role})`);
  return {
    colors: {
      ground: shade(21, 0.3, 'deep'),
      glow: shade(36, 0.54, 'deep-glow'),
      grid: shade(36, 0.4, 'pen-grid'),
      title: dark('var(--color-ink)'),
      label: dark(accent),
    },
    paint: (drawing) =>
      drawing
        .replace(/<svg [^>]*><symbol id="drawing"/, '<svg xmlns="http://www.w3.org/2000/svg"')
        .replace('</symbol>', '')
        .replaceAll('currentColor', accent)
        .replace(/"((?:var|color-mix)\([^"]+)"/g, (_, value: string) => `"${dark(value)}"`),
  };
}
