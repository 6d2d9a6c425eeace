import { readFileSync } from 'node:fs';
import { parse } from 'postcss';
import { describe, expect, it } from 'vitest';
import { schemes } from '../schemes.ts';
import { serviceThemes } from '../themes.ts';
import { composite } from './color.ts';
import {
  checkContrast,
  contrast,
  designTokens,
  readColors,
  readHostColors,
  readThemes,
  readTokens,
  toHex,
} from './index.ts';
import { plainGroundTokens, plainIllustrationTokens, plainTokens } from './plain-tokens.ts';

const [tokens = '', themes = ''] = ['theme.css', 'themes.css'].map((name) =>
  readFileSync(new URL(`../${name}`, import.meta.url), 'utf8'),
);

describe('checkContrast', () => {
  const messages = (...more: readonly string[]) =>
    checkContrast([tokens, themes, ...more]).map(({ message }) => message);

  it('finds no problem in the tokens of this library', () => {
    expect(messages()).toEqual([]);
  });

  it('describes each pair of colors below its minimum', () => {
    expect(messages(':root { --color-ink-muted: light-dark(#888, #ccc) }')).toContain(
      'In the light scheme, --color-ink-muted on --color-canvas has a contrast of 3.41:1. The minimum is 4.5:1.',
    );
  });

  it('checks each scheme separately', () => {
    const problems = checkContrast([tokens, '@theme { --color-brand: oklch(47% 0.09 210) }']);
    expect(new Set(problems.map(({ scheme }) => scheme))).toEqual(new Set(['dark']));
  });

  it('checks the themes that a site names', () => {
    const own = "[data-theme='lemon'] { --color-theme: light-dark(oklch(80% 0.2 110), oklch(80% 0.2 110)) }";
    const found = checkContrast([tokens, own]);
    expect(found.length).toBeGreaterThan(0);
    expect(new Set(found.map(({ theme }) => theme))).toEqual(new Set(['lemon']));
  });

  it('checks surfaces at dusk', () => {
    expect(messages(':root { --color-dusk-0: #888 }')).toContain(
      'At dusk, --color-brand on --color-dusk-0 has a contrast of 1.96:1. The minimum is 4.5:1.',
    );
  });

  it('reads the last of several stylesheets, and ignores rules in conditions', () => {
    expect(messages(':root { --color-ink: #888 }', tokens)).toEqual([]);
    expect(messages('@media print { :root { --color-ink: #888 } }')).toEqual([]);
  });

  it('checks what buttons put on a background when they are hovered', () => {
    expect(
      messages(':root { --color-brand-hover: light-dark(oklch(56% 0.09 210), oklch(82% 0.09 200)) }'),
    ).toContain(
      'In the light scheme, --color-brand-hover on --color-canvas with 10% --color-brand has a contrast of 3.71:1. The minimum is 4.5:1.',
    );
  });

  it('accepts stylesheets without the colors of illustrations and of depths, and checks them if they are there', () => {
    expect(checkContrast([plainTokens(tokens), themes])).toEqual([]);
    expect(messages(':root { --color-pen: var(--color-canvas) }')).not.toEqual([]);
  });

  it('reports a token that is not defined', () => {
    expect(() => checkContrast(':root { --color-ink: #000 }')).toThrow('"--color-canvas" is not defined.');
  });
});

describe('readColors', () => {
  const css = `
    :root { --color-a: light-dark(oklch(100% 0 0), #000); --share: 0.5; --color-b: var(--none, var(--color-a)) }
    [data-theme='x'] { --color-a: rgb(0 0 255) }
    [data-surface='dusk'] { --color-a: #123456 }`;
  const { resolveColor } = readColors(css);
  const resolveHex = (value: string, place = {}) => toHex(resolveColor(value, { scheme: 'light', ...place }));

  it('resolves var() and light-dark() in the scheme, the theme and the surface', () => {
    expect(resolveHex('var(--color-b)')).toBe('#ffffff');
    expect(resolveHex('var(--color-b)', { scheme: 'dark' })).toBe('#000000');
    expect(resolveHex('var(--color-b)', { theme: 'x' })).toBe('#0000ff');
    expect(resolveHex('var(--color-b)', { dusk: true })).toBe('#123456');
  });

  it('resolves calc() and color-mix()', () => {
    expect(resolveHex('oklch(calc(var(--share) * 2) 0 0)')).toBe('#ffffff');
    expect(resolveHex('color-mix(in srgb, var(--color-a) 25%, #000)')).toBe('#404040');
    expect(resolveHex('color-mix(in srgb, #000, var(--color-a) 25%)')).toBe('#404040');
    expect(resolveHex('color-mix(in oklab, #000, #000)')).toBe('#000000');
  });

  it('reports values that it cannot resolve', () => {
    expect(() => resolveHex('oklch(calc(1 + 2 * 3) 0 0)')).toThrow('not one operation on two numbers');
    expect(() => resolveHex('color-mix(in lch, #000, #fff)')).toThrow('Use "in oklab"');
    expect(() => resolveHex('blurple')).toThrow('is not a color');
  });
});

describe('readHostColors', () => {
  it('returns the colors of both schemes of a built stylesheet in hexadecimal notation', () => {
    const built = `@layer theme{:root,:host{
      --color-canvas:light-dark(oklch(100% 0 0),#111);--color-surface:light-dark(#eee,#222);--color-dusk-0:#030303;
      --color-ink:light-dark(#444,#fff);--color-ink-muted:light-dark(#555,#ddd);--color-brand:light-dark(#666,#ccc);
      --color-accent:light-dark(#bbb,var(--color-lamp));--color-on-accent:#777;--color-lamp:#fa0}}`;
    expect(readHostColors(built)).toEqual({
      light: {
        background: '#ffffff',
        text: '#444444',
        mutedText: '#555555',
        link: '#666666',
        head: '#030303',
      },
      dark: {
        background: '#111111',
        text: '#ffffff',
        mutedText: '#dddddd',
        link: '#cccccc',
        head: '#222222',
      },
      accent: '#ffaa00',
      onAccent: '#777777',
    });
  });

  it('returns nothing for a site with other tokens', () => {
    expect(readHostColors(':root { --color-ink: #000 }')).toBeUndefined();
  });
});

describe('colors', () => {
  it.each([
    ['oklch(100% 0 0)', '#ffffff'],
    ['oklch(0% 0 0)', '#000000'],
    ['oklch(62.8% 0.2577 29.23)', '#ff0000'],
  ])('%s is %s', (value, hex) => {
    expect(toHex(value)).toBe(hex);
  });

  it('have a contrast from 1 to 21', () => {
    expect(contrast('#000', '#fff')).toBeCloseTo(21);
    expect(contrast('#777', '#777')).toBe(1);
  });

  it('with an opacity are composited over their background', () => {
    expect(toHex(composite('#f00', 0.2, '#0f0'))).toBe('#33cc00');
  });
});

describe('the tokens for design tools', () => {
  it.each(schemes)('contain every color of the %s scheme and of the eight themes', (scheme) => {
    const names = readTokens(tokens).flatMap(({ name }) =>
      name.startsWith('color-') ? [name.slice(6)] : [],
    );
    const { roles, themes: shades } = designTokens([tokens, themes])[scheme];
    expect(names.length).toBeGreaterThan(15);
    expect(Object.keys(roles)).toEqual(names);
    expect(Object.keys(shades)).toEqual(serviceThemes);
  });

  it('contain widths, font sizes and typefaces', () => {
    const { width, text, font } = designTokens([tokens, themes]);
    expect(width['content']?.$value).toEqual({ value: 45, unit: 'rem' });
    expect(text['poster']?.$value).toEqual({ value: 9.5, unit: 'rem' });
    expect(font['text']?.$value).toEqual(['system-ui', 'sans-serif']);
  });
});

describe('tokens.css', () => {
  const plain = parse(plainTokens(tokens));

  it('is plain CSS, in the layer of the theme', () => {
    const layers: string[] = [];
    plain.walkAtRules(({ name, params }) => void layers.push(`${name} ${params}`));
    expect(layers).toEqual(['layer theme, base, components, utilities', 'layer theme', 'layer theme']);
  });

  it('has every token with illustrations.css and grounds.css, except for the breakpoints, which only Tailwind reads', () => {
    const namesIn = (css: string) => {
      const names: string[] = [];
      parse(css).walkDecls(/^--/, ({ prop }) => void names.push(prop.slice(2)));
      return names;
    };
    const all = readTokens(tokens).map(({ name }) => name);
    const page = namesIn(plainTokens(tokens));
    const others = [plainIllustrationTokens, plainGroundTokens].flatMap((plain) => namesIn(plain(tokens)));
    expect([...page, ...others]).toEqual(
      expect.arrayContaining(all.filter((name) => !name.startsWith('breakpoint-'))),
    );
    expect(page.filter((name) => name.startsWith('breakpoint-') || others.includes(name))).toEqual([]);
  });

  it('has the same colors as theme.css', () => {
    const value = 'var(--color-theme-wash)';
    const grounds = plainGroundTokens(tokens);
    const colorIn = (css: readonly string[]) =>
      readColors(css).resolveColor(value, { scheme: 'light', theme: 'red' });
    expect(colorIn([plain.toString(), grounds, themes])).toBe(colorIn([tokens, themes]));
    expect(readThemes(themes)).toHaveLength(8);
  });
});
