import { parseOklch, toHex, type Oklch } from './color.ts';
import { readThemes, readTokens, themeShade, valueIn } from './tokens.ts';

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

const white: Oklch = { lightness: 1, chroma: 0, hue: 0 };

/** Returns the colors of a picture in the dark scheme of a stylesheet with tokens, optionally in a service theme. */
export function pictureOf(css: string, themeName?: string): Picture {
  const tokens = new Map(readTokens(css).map(({ name, value }) => [name, value]));
  const theme = readThemes(css).find(({ name }) => name === themeName);
  const dark = (token: string) => parseOklch(valueIn('dark', tokens.get(token) ?? ''));
  const accent = theme ? parseOklch(themeShade(css, 'dark', theme)) : dark('color-accent');
  const shade = (lightness: number, share: number, token: string) =>
    toHex(theme ? { lightness, chroma: theme.chroma * share, hue: theme.hue } : dark(token));
  return {
    colors: {
      ground: shade(0.21, 0.3, 'color-deep'),
      glow: shade(0.36, 0.54, 'color-deep-glow'),
      grid: shade(0.36, 0.4, 'color-pen-grid'),
      title: toHex(dark('color-ink')),
      label: toHex(accent),
    },
    paint: (drawing) =>
      drawing
        .replace(/<svg [^>]*><symbol id="drawing"/, '<svg xmlns="http://www.w3.org/2000/svg"')
        .replace('</symbol>', '')
        .replace(
          /color-mix\(in oklab, currentColor, (?:white|var\(--([\w-]+)\)) (\d+)%\)/g,
          (_, token: string | undefined, share: string) =>
            toHex(mix(accent, token === undefined ? white : dark(token), Number(share) / 100)),
        )
        .replace(/var\(--([\w-]+)\)/g, (_, token: string) => toHex(dark(token)))
        .replaceAll('currentColor', toHex(accent)),
  };
}

/** Mixes colors like `color-mix(in oklab, …)`: linear in Cartesian coordinates, not along the hue. */
function mix(one: Oklch, other: Oklch, share: number): Oklch {
  const between = (from: number, to: number) => from + (to - from) * share;
  const along = (wave: (angle: number) => number) =>
    between(one.chroma * wave(angleOf(one)), other.chroma * wave(angleOf(other)));
  const [a, b] = [along(Math.cos), along(Math.sin)];
  return {
    lightness: between(one.lightness, other.lightness),
    chroma: Math.hypot(a, b),
    hue: (Math.atan2(b, a) * 180) / Math.PI,
  };
}

const angleOf = ({ hue }: Oklch) => (hue * Math.PI) / 180;
