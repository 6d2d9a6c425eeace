import type { Scheme } from '../schemes.ts';
import { parseOklch, toHex } from './color.ts';
import { readColors } from './site-colors.ts';
import { readTokens, type Stylesheets } from './stylesheets.ts';

interface DesignToken {
  $type: string;
  $value: unknown;
  $description?: string;
}

/**
 * The tokens in the format of design tools: https://www.designtokens.org/tr/2025.10/format/. Each scheme has its own
 * colors, under the same names.
 */
export function designTokens(css: Stylesheets) {
  const tokens = readTokens(css);
  const { resolveColor, themes } = readColors(css);
  const named = (prefix: string) =>
    tokens.flatMap((token) =>
      token.name.startsWith(prefix) ? [{ ...token, name: token.name.slice(prefix.length) }] : [],
    );
  const colorsIn = (scheme: Scheme) => ({
    roles: Object.fromEntries(
      named('color-').map(({ name, value, note }) => [
        name,
        designColor(resolveColor(value, { scheme }), note),
      ]),
    ),
    themes: Object.fromEntries(
      themes.map((theme) => [theme, designColor(resolveColor('var(--color-theme)', { scheme, theme }))]),
    ),
  });

  return {
    light: colorsIn('light'),
    dark: colorsIn('dark'),
    // Design tools know no `ch` and `em`.
    width: Object.fromEntries(
      named('container-')
        .filter(({ value }) => value.endsWith('rem'))
        .map(({ name, value }) => [name, inRem(value)]),
    ),
    spacing: Object.fromEntries(named('spacing-').map(({ name, value }) => [name, inRem(maximumOf(value))])),
    radius: Object.fromEntries(named('radius-').map(({ name, value }) => [name, inRem(value)])),
    breakpoint: Object.fromEntries(named('breakpoint-').map(({ name, value }) => [name, inRem(value)])),
    text: Object.fromEntries(
      named('text-')
        .filter(({ name }) => !name.includes('--'))
        .map(({ name, value }) => [name, inRem(maximumOf(value))]),
    ),
    font: Object.fromEntries(
      named('font-').map(({ name, value }): [string, DesignToken] => [
        name,
        {
          $type: 'fontFamily',
          $value: value
            .split(/,\s*/)
            .filter((family) => !family.startsWith('var('))
            .map((family) => family.replaceAll("'", '')),
        },
      ]),
    ),
    ease: Object.fromEntries(
      named('ease-').map(({ name, value }): [string, DesignToken] => [
        name,
        { $type: 'cubicBezier', $value: value.match(/[\d.]+/g)?.map(Number) ?? [] },
      ]),
    ),
  };
}

function designColor(color: string, note?: string): DesignToken {
  return {
    $type: 'color',
    $value: { colorSpace: 'oklch', components: parseOklch(color), alpha: 1, hex: toHex(color) },
    ...(note && { $description: note }),
  };
}

/** The maximum of a fluid size, because design tools have no viewport. */
const maximumOf = (value: string) => /([\d.]+rem)\)*$/.exec(value)?.[1] ?? value;

const inRem = (value: string): DesignToken => ({
  $type: 'dimension',
  $value: { value: Number.parseFloat(value), unit: 'rem' },
});
