import {
  blend,
  clampChroma,
  clampRgb,
  converter,
  formatCss,
  formatHex,
  interpolateWithPremultipliedAlpha,
  parse,
  wcagContrast,
  type Color,
} from 'culori';

function parseColor(text: string): Color {
  const color = parse(text);
  if (!color) throw new Error(`"${text}" is not a color such as "oklch(47% 0.09 210)" or "#0a6b7c".`);
  return color;
}

const toOklch = converter('oklch');
const toRgb = converter('rgb');

/** Clips values outside of sRGB, as Chrome does. */
const inSrgb = (color: Color) => clampRgb(toRgb(color));

/** Lightness from 0 to 1, chroma, and hue in degrees. */
export function parseOklch(color: string): [lightness: number, chroma: number, hue: number] {
  const { l, c, h = 0 } = toOklch(parseColor(color));
  return [l, c, h];
}

/** Returns hexadecimal notation, such as `#0a6b7c`. */
export function toHex(color: string): string {
  return formatHex(parseColor(color));
}

/** The chroma, or as much as sRGB has at this lightness and hue: a clipped color would have another hue. */
export function chromaInSrgb(lightness: number, chroma: number, hue: number): number {
  return clampChroma({ mode: 'oklch', l: lightness, c: chroma, h: hue }, 'oklch').c;
}

/** Composites a color with an opacity from 0 to 1 over an opaque background. */
export function composite(color: string, opacity: number, background: string): string {
  const layers = [parseColor(background), { ...parseColor(color), alpha: opacity }];
  return formatCss(blend(layers.map(inSrgb), 'normal', 'rgb'));
}

/** The contrast ratio of two colors, from 1 to 21: https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio. */
export function contrast(text: string, background: string): number {
  return wcagContrast(inSrgb(parseColor(text)), inSrgb(parseColor(background)));
}

/** Mixes colors like `color-mix()`. `share` is that of the second color, from 0 to 1. */
export function mix(one: string, other: string, share: number, space: string): string {
  const mode = spaces[space];
  if (!mode) throw new Error(`"color-mix(in ${space}, …)" is not supported. Use "in oklab".`);
  return formatCss(interpolateWithPremultipliedAlpha([parseColor(one), parseColor(other)], mode)(share));
}

const spaces: Readonly<Record<string, 'oklab' | 'oklch' | 'rgb' | undefined>> = {
  oklab: 'oklab',
  oklch: 'oklch',
  srgb: 'rgb',
};
