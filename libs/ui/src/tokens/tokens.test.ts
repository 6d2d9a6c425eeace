import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { schemes } from '../schemes.ts';
import { serviceThemes } from '../themes.ts';
import { blend, contrast, parseOklch, toHex, toRgb, type Rgb } from './color.ts';
import { designTokens, readThemes, readTokens, themeShade, valueIn, type ThemeToken } from './tokens.ts';

const css = readFileSync(new URL('../theme.css', import.meta.url), 'utf8');
const tokens = new Map(readTokens(css).map(({ name, value }) => [name, value]));

const color = (scheme: (typeof schemes)[number], name: string): Rgb =>
  toRgb(parseOklch(valueIn(scheme, tokens.get(`color-${name}`) ?? '')));

const backgrounds = ['canvas', 'surface', 'raised'];

/** The default theme, on pages without a service. */
const [, hue, chroma] = /:root \{\s+--theme-hue: (\d+);\s+--theme-chroma: ([\d.]+);/.exec(css) ?? [];
const allThemes = [{ name: 'none', hue: Number(hue), chroma: Number(chroma) }, ...readThemes(css)];

describe.each(schemes)('in the %s scheme', (scheme) => {
  it.each([
    ['ink', 7],
    ['ink-muted', 4.5],
    ['brand', 4.5],
    ['good', 4.5],
    ['bad', 4.5],
    ['edge', 3],
    ['pen', 3],
  ])('%s has a contrast of %s or more on every background', (name, minimum) => {
    for (const background of backgrounds)
      expect(contrast(color(scheme, name), color(scheme, background)), background).toBeGreaterThanOrEqual(
        minimum,
      );
  });

  it.each([
    ['on-brand', 'brand', 4.5],
    ['on-brand', 'brand-hover', 4.5],
    ['on-accent', 'accent', 5],
    ['on-accent', 'accent-hover', 5],
  ])('%s on %s has a contrast of %s or more', (text, background, minimum) => {
    expect(contrast(color(scheme, text), color(scheme, background))).toBeGreaterThanOrEqual(minimum);
  });

  // Stories render a component in one theme, so these tests calculate the contrast of all themed colors.
  describe.each(allThemes)('and the theme $name', (theme) => {
    const themed = (token: ThemeToken = 'theme') => toRgb(parseOklch(themeShade(css, scheme, theme, token)));
    const expectReadable = (text: Rgb, background: Rgb, pair: string) => {
      expect(contrast(text, background), pair).toBeGreaterThanOrEqual(4.5);
    };

    it('text in the theme color is readable on every background', () => {
      for (const background of backgrounds) expectReadable(themed(), color(scheme, background), background);
    });

    it('text is readable on the theme color, and at both ends of its gradient', () => {
      expectReadable(color(scheme, 'on-brand'), themed(), 'theme');
      expectReadable(color(scheme, 'on-brand'), themed('theme-far'), 'theme-far');
    });

    it('text is readable on a tint of the theme color', () => {
      for (const background of backgrounds) {
        const tint = (opacity: number) => blend(themed(), opacity, color(scheme, background));
        expectReadable(themed(), tint(0.1), `the badge of a PricingCard on ${background}`);
        expectReadable(color(scheme, 'ink'), tint(0.08), `a cell of the ComparisonTable on ${background}`);
        expectReadable(color(scheme, 'ink-muted'), tint(0.08), `a column name in that cell on ${background}`);
      }
    });

    it('text and glass buttons are readable on the background of a PageHero', () => {
      const ink = color(scheme, 'ink');
      for (const token of ['theme-wash', 'theme-glow'] as const) {
        for (const name of ['ink', 'ink-muted', 'brand'])
          expectReadable(color(scheme, name), themed(token), `${name} on ${token}`);
        expectReadable(ink, blend(ink, 0.14, themed(token)), `a hovered glass button on ${token}`);
      }
    });

    it('the number of a process step is readable on its background', () => {
      expectReadable(themed(), color(scheme, 'pen-top'), 'pen-top');
    });
  });
});

// If this fails, add the new background to the tests above.
it('components use no other background in the theme color', () => {
  const files = import.meta.glob<string>(['../*/*.{ts,tsx}', '!../*/*.{stories,test}.*'], {
    eager: true,
    query: '?raw',
    import: 'default',
  });
  const used = Object.values(files).flatMap(
    (code) => code.match(/\b(bg|from|to|via)-theme\b[\w/-]*|\bgradient\([^)]*--color-theme-\w+/g) ?? [],
  );
  expect([...new Set(used)].sort()).toEqual([
    'bg-theme',
    'bg-theme-wash',
    'bg-theme/10',
    'bg-theme/8',
    'from-theme',
    'gradient(60%_110%_at_82%_0%_in_oklab,--theme(--color-theme-glow',
    'to-theme',
    'to-theme-far',
  ]);
});

describe('the deep surface', () => {
  const deepBackgrounds = [color('light', 'deep'), color('light', 'deep-glow')];

  it.each(['ink', 'ink-muted', 'brand'])('makes %s of the dark scheme readable', (name) => {
    for (const background of deepBackgrounds)
      expect(contrast(color('dark', name), background)).toBeGreaterThanOrEqual(4.5);
  });

  it.each(allThemes)('makes the theme $name of the dark scheme readable', (theme) => {
    const text = toRgb(parseOklch(themeShade(css, 'dark', theme)));
    for (const background of deepBackgrounds) expect(contrast(text, background)).toBeGreaterThanOrEqual(4.5);
  });
});

describe('a color', () => {
  it.each([
    ['oklch(100% 0 0)', '#ffffff'],
    ['oklch(0% 0 0)', '#000000'],
    ['oklch(62.8% 0.2577 29.23)', '#ff0000'],
  ])('%s is %s', (value, hex) => {
    expect(toHex(parseOklch(value))).toBe(hex);
  });

  it('in another notation is an error', () => {
    expect(() => parseOklch('#fff')).toThrow('oklch(47% 0.09 210)');
  });

  it('with an opacity is blended with its background', () => {
    expect(blend([1, 0, 0.5], 0.25, [0, 1, 0.5])).toEqual([0.25, 0.75, 0.5]);
  });
});

describe('the tokens for design tools', () => {
  it.each(schemes)('contain every color of the %s scheme and of the eight themes', (scheme) => {
    const names = [...tokens.keys()].flatMap((name) => (name.startsWith('color-') ? [name.slice(6)] : []));
    const { roles, themes } = designTokens(css)[scheme];
    expect(Object.keys(roles)).toEqual(names);
    expect(Object.keys(themes)).toEqual(serviceThemes);
  });
});
