/** Red, green and blue, each from 0 to 255. */
export type Color = readonly [number, number, number];

/** Reads a colour such as `#0a4d5c`. In an address the sign before it is easily forgotten. */
export function parseColor(text: string): Color | undefined {
  if (!/^#?[\da-f]{6}$/i.test(text)) return undefined;
  const parts = parseInt(text.slice(-6), 16);
  return [parts >> 16, (parts >> 8) & 0xff, parts & 0xff];
}

export function hexOf(color: Color): string {
  return `#${color.map((part) => part.toString(16).padStart(2, '0')).join('')}`;
}

/** Below this, scanners begin to fail on a white ground. */
const leastContrast = 3;

/** The colour itself, or a darker one of its kind that can be scanned on white. */
export function darkOnWhite(color: Color): Color {
  let dark = color;
  while (contrastOnWhite(dark) < leastContrast) {
    const [red, green, blue] = dark;
    dark = [Math.floor(red * 0.95), Math.floor(green * 0.95), Math.floor(blue * 0.95)];
  }
  return dark;
}

/** https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio */
export function contrastOnWhite([red, green, blue]: Color): number {
  const luminance = 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
  return 1.05 / (luminance + 0.05);
}

function linear(part: number): number {
  const share = part / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
}
