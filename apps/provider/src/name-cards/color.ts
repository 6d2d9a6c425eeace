/** Red, green and blue from 0 to 255. */
export type Color = readonly [number, number, number];

/** Parses a color such as `#0a4d5c`. The number sign is optional, because it is easily left unencoded in a URL. */
export function parseColor(text: string): Color | undefined {
  if (!/^#?[\da-f]{6}$/i.test(text)) return undefined;
  const rgb = parseInt(text.slice(-6), 16);
  return [rgb >> 16, (rgb >> 8) & 0xff, rgb & 0xff];
}

export function toHex(color: Color): string {
  return `#${color.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
}

/** With less contrast, scanners fail on a white background. */
const minContrast = 3;

/** Darkens the color until it can be scanned on white. */
export function darkenOnWhite(color: Color): Color {
  let darkened = color;
  while (contrastOnWhite(darkened) < minContrast) {
    const [red, green, blue] = darkened;
    darkened = [Math.floor(red * 0.95), Math.floor(green * 0.95), Math.floor(blue * 0.95)];
  }
  return darkened;
}

/** https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio */
export function contrastOnWhite([red, green, blue]: Color): number {
  const luminance = 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
  return 1.05 / (luminance + 0.05);
}

function linear(channel: number): number {
  const ratio = channel / 255;
  return ratio <= 0.04045 ? ratio / 12.92 : ((ratio + 0.055) / 1.055) ** 2.4;
}
