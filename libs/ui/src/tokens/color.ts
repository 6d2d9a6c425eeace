/** An OKLCH color, as in the tokens: lightness from 0 to 1, chroma, and hue in degrees. */
export interface Oklch {
  lightness: number;
  chroma: number;
  hue: number;
}

/** Parses a color such as `oklch(47% 0.09 210)`. */
export function parseOklch(text: string): Oklch {
  const [, lightness, chroma, hue] = /^oklch\(([\d.]+)% ([\d.]+) ([\d.]+)\)$/.exec(text.trim()) ?? [];
  if (!lightness || !chroma || !hue)
    throw new Error(`"${text}" does not have the form "oklch(47% 0.09 210)".`);
  return { lightness: Number(lightness) / 100, chroma: Number(chroma), hue: Number(hue) };
}

/** Red, green and blue of sRGB, from 0 to 1. */
export type Rgb = readonly [number, number, number];

/** Converts to sRGB and clips values outside its gamut, as Chrome does. https://bottosson.github.io/posts/oklab */
export function toRgb({ lightness, chroma, hue }: Oklch): Rgb {
  const a = chroma * Math.cos((hue * Math.PI) / 180);
  const b = chroma * Math.sin((hue * Math.PI) / 180);
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const encode = (light: number) => {
    const value = Math.min(1, Math.max(0, light));
    return value <= 0.0031308 ? 12.92 * value : 1.055 * value ** (1 / 2.4) - 0.055;
  };
  return [
    encode(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s),
    encode(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s),
    encode(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s),
  ];
}

/** Blends a color with an opacity into an opaque background. */
export function blend([red, green, blue]: Rgb, opacity: number, ground: Rgb): Rgb {
  const over = (value: number, below: number) => value * opacity + below * (1 - opacity);
  return [over(red, ground[0]), over(green, ground[1]), over(blue, ground[2])];
}

/** Returns hexadecimal notation, such as `#0a6b7c`. */
export function toHex(color: Oklch): string {
  const hex = (value: number) =>
    Math.round(value * 255)
      .toString(16)
      .padStart(2, '0');
  return `#${toRgb(color).map(hex).join('')}`;
}

/** The contrast ratio of two colors, from 1 to 21: https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio. */
export function contrast(one: Rgb, other: Rgb): number {
  const decode = (value: number) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);
  const luminance = ([red, green, blue]: Rgb) =>
    0.2126 * decode(red) + 0.7152 * decode(green) + 0.0722 * decode(blue);
  const [dark, light] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return ((light ?? 0) + 0.05) / ((dark ?? 0) + 0.05);
}
