import type { Theme } from '@studio/content';
import type { SharePictureColors } from '@studio/site';
import css from '@studio/ui/theme.css?raw';
import {
  parseOklch,
  readThemes,
  readTokens,
  themeShade,
  toHex,
  valueIn,
  type Oklch,
} from '@studio/ui/tokens';

const tokens = new Map(readTokens(css).map(({ name, value }) => [name, value]));
const themes = readThemes(css);

/** A color token in the dark scheme. */
const darkColor = (token: string) => parseOklch(valueIn('dark', tokens.get(token) ?? ''));

const themeOf = (service: Theme | undefined) => themes.find(({ name }) => name === service);

/** The accent color of a share image: that of the service theme, or that of the site. */
export function lightOf(service: Theme | undefined): Oklch {
  const theme = themeOf(service);
  return theme ? parseOklch(themeShade(css, 'dark', theme)) : darkColor('color-accent');
}

/** The colors of a share image: those of the site, or the same lightness in a service theme. */
export function colorsOf(service: Theme | undefined): SharePictureColors {
  const theme = themeOf(service);
  const shade = (lightness: number, share: number, token: string) =>
    toHex(theme ? { lightness, chroma: theme.chroma * share, hue: theme.hue } : darkColor(token));
  return {
    ground: shade(0.21, 0.3, 'color-deep'),
    glow: shade(0.36, 0.54, 'color-deep-glow'),
    grid: shade(0.36, 0.4, 'color-pen-grid'),
    title: toHex(darkColor('color-ink')),
    label: toHex(lightOf(service)),
  };
}

const white: Oklch = { lightness: 1, chroma: 0, hue: 0 };

/** Replaces the CSS colors of an illustration with values, so that it renders outside a page. */
export function inked(drawing: string, light: Oklch): string {
  return drawing
    .replace(/<svg [^>]*><symbol id="drawing"/, '<svg xmlns="http://www.w3.org/2000/svg"')
    .replace('</symbol>', '')
    .replace(
      /color-mix\(in oklab, currentColor, (?:white|var\(--([\w-]+)\)) (\d+)%\)/g,
      (_, token: string | undefined, share: string) =>
        toHex(mix(light, token === undefined ? white : darkColor(token), Number(share) / 100)),
    )
    .replace(/var\(--([\w-]+)\)/g, (_, token: string) => toHex(darkColor(token)))
    .replaceAll('currentColor', toHex(light));
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
