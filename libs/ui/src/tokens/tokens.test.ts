import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { schemes } from '../schemes.ts';
import { serviceThemes } from '../themes.ts';
import { contrast, parseOklch, toHex } from './color.ts';
import { designTokens, readThemes, readTokens, themeShade, valueIn } from './tokens.ts';

const css = readFileSync(new URL('../theme.css', import.meta.url), 'utf8');
const tokens = new Map(readTokens(css).map(({ name, value }) => [name, value]));

const color = (scheme: (typeof schemes)[number], name: string) =>
  parseOklch(valueIn(scheme, tokens.get(`color-${name}`) ?? ''));

const grounds = ['canvas', 'surface', 'raised'];

describe.each(schemes)('by the tokens of the %s scheme', (scheme) => {
  it.each([
    ['ink', 7],
    ['ink-muted', 4.5],
    ['brand', 4.5],
    ['good', 4.5],
    ['bad', 4.5],
    ['edge', 3],
    ['pen', 3],
  ])('%s has a contrast of %s or more on every ground', (name, least) => {
    for (const ground of grounds)
      expect(contrast(color(scheme, name), color(scheme, ground)), ground).toBeGreaterThanOrEqual(least);
  });

  it.each([
    ['on-brand', 'brand', 4.5],
    ['on-brand', 'brand-hover', 4.5],
    ['on-accent', 'accent', 5],
    ['on-accent', 'accent-hover', 5],
  ])('%s has it on %s: %s', (text, ground, least) => {
    expect(contrast(color(scheme, text), color(scheme, ground))).toBeGreaterThanOrEqual(least);
  });

  it.each(readThemes(css))('text in the theme $name has 4.5 on every ground', (theme) => {
    for (const ground of grounds)
      expect(
        contrast(parseOklch(themeShade(css, scheme, theme)), color(scheme, ground)),
        ground,
      ).toBeGreaterThanOrEqual(4.5);
  });
});

describe('the deep surface', () => {
  it.each(['ink', 'ink-muted', 'brand'])('bears %s as it is by night', (name) => {
    expect(contrast(color('dark', name), color('light', 'deep'))).toBeGreaterThanOrEqual(4.5);
    expect(contrast(color('dark', name), color('light', 'deep-glow'))).toBeGreaterThanOrEqual(4.5);
  });
});

describe('a colour', () => {
  it.each([
    ['oklch(100% 0 0)', '#ffffff'],
    ['oklch(0% 0 0)', '#000000'],
    ['oklch(62.8% 0.2577 29.23)', '#ff0000'],
  ])('%s is %s on a screen', (written, hex) => {
    expect(toHex(parseOklch(written))).toBe(hex);
  });

  it('is told to be wrong when it is written in another way', () => {
    expect(() => parseOklch('#fff')).toThrow('oklch(47% 0.09 210)');
  });
});

describe('the tokens for design tools', () => {
  it.each(schemes)('have every colour of the %s scheme, and the eight themes', (scheme) => {
    const names = [...tokens.keys()].flatMap((name) => (name.startsWith('color-') ? [name.slice(6)] : []));
    const { roles, themes } = designTokens(css)[scheme];
    expect(Object.keys(roles)).toEqual(names);
    expect(Object.keys(themes)).toEqual(serviceThemes);
  });
});
