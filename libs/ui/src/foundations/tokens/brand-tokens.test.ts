import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parseOklch } from './color.ts';
import { brandTokens, checkContrast, toHex } from './index.ts';

const css = readFileSync(new URL('../theme.css', import.meta.url), 'utf8');

describe('brandTokens', () => {
  it.each(['#1f6a3a', '#7a1f3d', '#0b4f9c', '#5b3fa0', '#333333', '#000000'])(
    'keeps %s, and all pairs pass',
    (color) => {
      const brand = brandTokens(color, css);
      expect(brand).toMatchObject({ color, isExact: true });
      expect(checkContrast([css, brand.css])).toEqual([]);
    },
  );

  it.each(['#ffd400', '#ff5a00', '#7fd7ff', '#40e0d0', '#ffffff'])(
    'finds the nearest color for %s that passes',
    (color) => {
      const brand = brandTokens(color, css);
      expect(brand.isExact).toBe(false);
      expect(brand.color).not.toBe(color);
      expect(checkContrast([css, brand.css])).toEqual([]);
      const [[, chroma, hue], [, , nearest]] = [parseOklch(color), parseOklch(brand.color)];
      if (chroma > 0.01) expect(Math.abs(nearest - hue)).toBeLessThan(1);
    },
  );

  it('has no hue of the design system', () => {
    const { css: own, ground } = brandTokens('#7a1f3d', css);
    const hues = [...own.matchAll(/oklch\([\d.]+% ([\d.]+) ([\d.]+)/g)]
      .filter(([, chroma]) => Number(chroma) > 0)
      .map(([, , hue]) => Number(hue));
    expect(hues.length).toBeGreaterThan(30);
    expect(hues.filter((hue) => hue > 100 && hue < 300)).toEqual([]);
    expect(ground).toBe(toHex(ground));
  });
});
