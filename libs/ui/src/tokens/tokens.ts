import type { Scheme } from '../schemes.ts';
import { parseOklch, toHex } from './color.ts';

/** A custom property in `theme.css`. */
export interface Token {
  /** Without leading dashes, such as `color-canvas`. */
  name: string;
  value: string;
  /** The comment above it, or above its group. */
  note: string;
}

/** Parses the tokens in the `@theme` block. */
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

/** The hue and chroma of a service theme. */
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

/** Returns the value of a token in a scheme: of `light-dark()`, the first or the second argument. */
export function valueIn(scheme: Scheme, value: string): string {
  const [, light, dark] = /^light-dark\((.+\)), ?(.+)\)$/.exec(value) ?? [];
  return (scheme === 'light' ? light : dark) ?? value;
}

/** The tokens in `theme.css` that are calculated from the hue and chroma of a service theme. */
export type ThemeToken = 'theme' | 'theme-wash' | 'theme-glow' | 'theme-far';

/** The color of a token in a service theme, with its `calc()` resolved. */
export function themeShade(
  css: string,
  scheme: Scheme,
  { hue, chroma }: Theme,
  token: ThemeToken = 'theme',
): string {
  const [, formula = ''] = new RegExp(`--color-${token}: (light-dark\\(.+?\\));`, 's').exec(css) ?? [];
  const [light = '', dark = ''] = formula.match(/oklch\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\)/g) ?? [];
  return (scheme === 'light' ? light : dark)
    .replaceAll('var(--theme-hue)', String(hue))
    .replaceAll('var(--theme-chroma)', String(chroma))
    .replaceAll(/calc\(([\d.]+) ([*+]) ([\d.]+)\)/g, (_, a: string, operator: string, b: string) => {
      const result = operator === '*' ? Number(a) * Number(b) : Number(a) + Number(b);
      return String(Number(result.toFixed(4)));
    });
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
 * The tokens in the format of design tools: https://www.designtokens.org/tr/2025.10/format/. Each scheme has its own
 * colors, under the same names.
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
    // The maximum of a fluid size, because design tools have no viewport.
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
