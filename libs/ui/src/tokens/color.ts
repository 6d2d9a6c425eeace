/** A colour as the tokens write it: lightness from 0 to 1, chroma, and hue in degrees. */
export interface Oklch {
  lightness: number;
  chroma: number;
  hue: number;
}

/** Reads `oklch(47% 0.09 210)`. */
export function parseOklch(text: string): Oklch {
  const [, lightness, chroma, hue] = /^oklch\(([\d.]+)% ([\d.]+) ([\d.]+)\)$/.exec(text.trim()) ?? [];
  if (!lightness || !chroma || !hue) throw new Error(`"${text}" is not written as "oklch(47% 0.09 210)".`);
  return { lightness: Number(lightness) / 100, chroma: Number(chroma), hue: Number(hue) };
}

type Triple = readonly [number, number, number];

/** https://bottosson.github.io/posts/oklab: red, green and blue light, from 0 to 1, cut where a screen ends. */
function toLinear({ lightness, chroma, hue }: Oklch): Triple {
  const a = chroma * Math.cos((hue * Math.PI) / 180);
  const b = chroma * Math.sin((hue * Math.PI) / 180);
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const cut = (value: number) => Math.min(1, Math.max(0, value));
  return [
    cut(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s),
    cut(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s),
    cut(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s),
  ];
}

/** `#0a6b7c`, for tools that know no other way. */
export function toHex(color: Oklch): string {
  const part = (light: number) => {
    const value = light <= 0.0031308 ? 12.92 * light : 1.055 * light ** (1 / 2.4) - 0.055;
    return Math.round(value * 255)
      .toString(16)
      .padStart(2, '0');
  };
  return `#${toLinear(color).map(part).join('')}`;
}

/** The contrast of two colours as WCAG 2 counts it, from 1 to 21. */
export function contrast(one: Oklch, other: Oklch): number {
  const luminance = (color: Oklch) => {
    const [red, green, blue] = toLinear(color);
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  const [dark, light] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return ((light ?? 0) + 0.05) / ((dark ?? 0) + 0.05);
}
