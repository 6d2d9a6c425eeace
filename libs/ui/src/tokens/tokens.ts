import type { Scheme } from '../schemes.ts';
import { parseOklch, toHex } from './color.ts';

/** One line of `theme.css`. */
export interface Token {
  /** Without its dashes: `color-canvas`. */
  name: string;
  value: string;
  /** The comment over it, or over the group that it stands in. */
  note: string;
}

/** Reads the tokens out of the `@theme` block, which is their only home. */
export function readTokens(css: string): Token[] {
  const block = /@theme \{(.+?)\n\}/s.exec(css)?.[1] ?? '';
  let note = '';
  return [...block.matchAll(/\/\*(.+?)\*\/|--([\w-]+):\s*([^;]+);/gs)].flatMap(([, comment, name, value]) => {
    if (comment) note = comment.replace(/\s+/g, ' ').trim();
    return name && value && value !== 'initial'
      ? [{ name, value: value.replace(/\s+/g, ' ').trim(), note }]
      : [];
  });
}

/** A service theme is two numbers. */
export interface Theme {
  name: string;
  hue: number;
  chroma: number;
}

export function readThemes(css: string): Theme[] {
  const blocks = css.matchAll(/\[data-theme='(\w+)'\] \{\s+--theme-hue: (\d+);\s+--theme-chroma: ([\d.]+);/g);
  return [...blocks].map(([, name = '', hue, chroma]) => ({
    name,
    hue: Number(hue),
    chroma: Number(chroma),
  }));
}

/** The colour of a token in a scheme: `light-dark(a, b)` is `a` by day and `b` by night. */
export function valueIn(scheme: Scheme, value: string): string {
  const [, light, dark] = /^light-dark\((.+\)), ?(.+)\)$/.exec(value) ?? [];
  return (scheme === 'light' ? light : dark) ?? value;
}

/** The shade of a service theme, by the sum that `--color-theme` in `theme.css` is. */
export function themeShade(css: string, scheme: Scheme, { hue, chroma }: Theme): string {
  const [, sum = ''] = /--color-theme: (light-dark\(.+?\));/s.exec(css) ?? [];
  const [light = '', dark = ''] = sum.match(/oklch\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\)/g) ?? [];
  return (scheme === 'light' ? light : dark)
    .replaceAll('var(--theme-hue)', String(hue))
    .replaceAll('var(--theme-chroma)', String(chroma))
    .replace(/calc\(([\d.]+) \* ([\d.]+)\)/, (_, a: string, b: string) =>
      String(Number((Number(a) * Number(b)).toFixed(4))),
    );
}

interface DesignToken {
  $type: string;
  $value: unknown;
  $description?: string;
}

function designColor(text: string, note?: string): DesignToken {
  const color = parseOklch(text);
  return {
    $type: 'color',
    $value: {
      colorSpace: 'oklch',
      components: [color.lightness, color.chroma, color.hue],
      alpha: 1,
      hex: toHex(color),
    },
    ...(note && { $description: note }),
  };
}

/**
 * The tokens as design tools import them: https://www.designtokens.org/tr/2025.10/format/. Colours stand there once
 * for each scheme, under the same names.
 */
export function designTokens(css: string) {
  const tokens = readTokens(css);
  const named = (prefix: string) =>
    tokens.flatMap((token) =>
      token.name.startsWith(prefix) ? [{ ...token, name: token.name.slice(prefix.length) }] : [],
    );
  const colorsIn = (scheme: Scheme) => ({
    roles: Object.fromEntries(
      named('color-').map(({ name, value, note }) => [name, designColor(valueIn(scheme, value), note)]),
    ),
    themes: Object.fromEntries(
      readThemes(css).map((theme) => [theme.name, designColor(themeShade(css, scheme, theme))]),
    ),
  });

  return {
    light: colorsIn('light'),
    dark: colorsIn('dark'),
    radius: Object.fromEntries(named('radius-').map(({ name, value }) => [name, inRem(value)])),
    breakpoint: Object.fromEntries(named('breakpoint-').map(({ name, value }) => [name, inRem(value)])),
    // A fluid size is the one of a desk here: these tools know no windows.
    text: Object.fromEntries(
      named('text-')
        .filter(({ name }) => !name.includes('--'))
        .map(({ name, value }) => [name, inRem(/([\d.]+rem)\)?$/.exec(value)?.[1] ?? value)]),
    ),
    ease: Object.fromEntries(
      named('ease-').map(({ name, value }): [string, DesignToken] => [
        name,
        { $type: 'cubicBezier', $value: value.match(/[\d.]+/g)?.map(Number) ?? [] },
      ]),
    ),
  };
}

const inRem = (value: string): DesignToken => ({
  $type: 'dimension',
  $value: { value: Number.parseFloat(value), unit: 'rem' },
});
