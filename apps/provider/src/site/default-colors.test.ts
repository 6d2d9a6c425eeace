import { describe, expect, it } from 'vitest';
import { defaultColors } from './default-colors.ts';

/** https://www.w3.org/TR/WCAG22/#dfn-relative-luminance */
function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = (color.match(/[\da-f]{2}/g) ?? [])
    .map((hex) => Number.parseInt(hex, 16) / 255)
    .map((value) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

describe('the default colors', () => {
  const { light, dark, accent, onAccent } = defaultColors;

  const pairs: [text: string, background: string][] = [
    ...[light, dark].flatMap(({ background, ...texts }) =>
      [texts.text, texts.mutedText, texts.link].map((text): [string, string] => [text, background]),
    ),
    // The head of a mail has the same text in both schemes.
    [dark.text, light.head],
    [dark.text, dark.head],
    [onAccent, accent],
  ];

  it.each(pairs)('have a contrast of 4.5:1 or more: %s on %s', (text, background) => {
    expect(contrast(text, background)).toBeGreaterThanOrEqual(4.5);
  });
});
