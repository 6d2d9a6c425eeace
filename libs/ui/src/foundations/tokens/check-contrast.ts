import { schemes } from '../schemes.ts';
import { composite, contrast } from './color.ts';
import { readColors, type ColorPlace } from './site-colors.ts';
import type { Stylesheets } from './stylesheets.ts';

/** Two roles that components put on each other. */
interface Pair {
  /** Role of the text or line, such as `ink`. */
  text: string;
  background: string;
  /** A role that tints the background, and its opacity. */
  tint?: readonly [role: string, opacity: number];
  minimum: number;
}

export interface ContrastProblem extends Pair, ColorPlace {
  /** The contrast ratio, from 1 to 21. */
  contrast: number;
  /** The problem in one sentence. */
  message: string;
}

const grounds = ['canvas', 'surface', 'shallow', 'raised'];

/** Pairs that do not depend on the theme. */
const rolePairs: readonly Pair[] = [
  ...grounds.flatMap((background) => [
    { text: 'ink', background, minimum: 7 },
    ...['ink-muted', 'brand', 'brand-hover', 'good', 'bad'].map((text) => readable(text, background)),
    // Borders of controls, and lines of illustrations.
    { text: 'edge', background, minimum: 3 },
    { text: 'pen', background, minimum: 3 },
    ...buttonPairs(background),
  ]),
  // Depths in daylight: those below the fourth have no text in the light scheme.
  ...depths('day', 0, 2).map((background) => readable('ink-muted', background)),
  ...depths('day', 0, 4).map((background) => readable('ink', background)),
  // Primary and hovered outline buttons.
  { text: 'canvas', background: 'ink', minimum: 7 },
  // Gradient buttons, from their start to their end.
  readable('on-brand', 'brand'),
  readable('on-brand', 'brand-hover'),
  { text: 'on-accent', background: 'accent', minimum: 5 },
  { text: 'on-accent', background: 'accent-hover', minimum: 5 },
  // Secondary buttons, and badges.
  readable('brand', 'raised', ['brand', 0.12]),
  readable('brand-hover', 'raised', ['brand', 0.12]),
  readable('good', 'raised', ['good', 0.08]),
  readable('bad', 'raised', ['bad', 0.08]),
  readable('ink', 'raised', ['accent', 0.16]),
  // Alerts.
  ...['brand', 'good', 'bad'].map((tint) => readable('ink', 'raised', [tint, 0.08])),
  // The icon of a SegmentedControl.
  { text: 'brand', background: 'canvas', tint: ['brand', 0.12], minimum: 3 },
];

/** Pairs in each theme. */
const themePairs: readonly Pair[] = [
  ...grounds.map((background) => readable('theme', background)),
  readable('on-brand', 'theme'),
  // The grounds of a page in this theme, and buttons on them.
  ...['theme-wash', 'theme-tint'].flatMap((background) => [
    ...['ink', 'ink-muted', 'theme', 'brand'].map((text) => readable(text, background)),
    ...buttonPairs(background),
  ]),
  // The initials of an Avatar.
  readable('theme', 'raised', ['theme', 0.12]),
];

const duskGrounds = ['floor', ...depths('dusk', 0, 6)];

/** Pairs at dusk that do not depend on the theme. The two deepest steps are for `ink` alone. */
const duskPairs: readonly Pair[] = [
  ...duskGrounds.flatMap((background) =>
    ['ink', 'ink-muted', 'brand', 'brand-hover'].map((text) => readable(text, background)),
  ),
  ...['floor', 'dusk-0'].flatMap((background) => [
    ...['good', 'bad'].map((text) => readable(text, background)),
    ...buttonPairs(background),
  ]),
  ...depths('dusk', 7, 8).map((background) => readable('ink', background)),
];

/** Pairs at dusk in each theme. */
const duskThemePairs: readonly Pair[] = ['floor', 'dusk-0'].map((background) =>
  readable('theme', background),
);

function depths(lake: 'day' | 'dusk', first: number, last: number): string[] {
  return Array.from({ length: last - first + 1 }, (_, index) => `${lake}-${String(first + index)}`);
}

/** Buttons without an opaque background: those of glass and hovered ones tint what is behind them, as do loading ones. */
function buttonPairs(background: string): Pair[] {
  return [
    readable('ink', background, ['ink', 0.2]),
    readable('brand-hover', background, ['brand', 0.1]),
    readable('ink-muted', background, ['ink', 0.06]),
    readable('ink', background, ['raised', 0.75]),
  ];
}

/** A pair with the minimum contrast of text: https://www.w3.org/TR/WCAG22/#contrast-minimum. */
function readable(text: string, background: string, tint?: Pair['tint']): Pair {
  return { text, background, minimum: 4.5, ...(tint && { tint }) };
}

/**
 * Checks the contrast of all pairs of colors that components use, in both schemes, in every theme that the stylesheets
 * name, and at dusk. Returns the pairs below their minimum.
 * @param css The texts of the stylesheets of a site, in their order: later ones override earlier ones.
 */
export function checkContrast(css: Stylesheets): ContrastProblem[] {
  const { themes, defines, resolveColor } = readColors(css);
  // A site can leave out the colors of illustrations and of depths.
  const leftOut = [
    ...(defines('--color-pen') ? [] : ['pen']),
    ...(defines('--color-day-1') ? [] : ['shallow', 'day-', 'theme-', ...depths('dusk', 1, 8)]),
  ];
  const isChecked = ({ text, background }: Pair) =>
    !leftOut.some((start) => text.startsWith(start) || background.startsWith(start));
  const problems = (pairs: readonly Pair[], place: ColorPlace) =>
    pairs.filter(isChecked).flatMap((pair): ContrastProblem[] => {
      const color = (role: string) => resolveColor(`var(--color-${role})`, place);
      const ratio = contrast(color(pair.text), resolveBackground(pair, color));
      return ratio < pair.minimum
        ? [{ ...pair, ...place, contrast: ratio, message: describe(pair, place, ratio) }]
        : [];
    });
  const allThemes = [undefined, ...themes];
  return [
    ...schemes.flatMap((scheme) => [
      ...problems(rolePairs, { scheme }),
      ...allThemes.flatMap((theme) => problems(themePairs, { scheme, theme })),
    ]),
    ...problems(duskPairs, { scheme: 'dark', dusk: true }),
    ...allThemes.flatMap((theme) => problems(duskThemePairs, { scheme: 'dark', theme, dusk: true })),
  ];
}

function resolveBackground({ background, tint }: Pair, color: (role: string) => string): string {
  if (!tint) return color(background);
  const [role, opacity] = tint;
  return composite(color(role), opacity, color(background));
}

function describe({ text, background, tint, minimum }: Pair, place: ColorPlace, ratio: number): string {
  const where = place.dusk ? 'At dusk' : `In the ${place.scheme} scheme`;
  const theme = place.theme === undefined ? '' : ` and the theme "${place.theme}"`;
  const tinted = tint ? ` with ${String(Math.round(tint[1] * 100))}% --color-${tint[0]}` : '';
  // Rounded down, so that the ratio never reads like the minimum.
  const rounded = Math.floor(ratio * 100) / 100;
  return `${where}${theme}, --color-${text} on --color-${background}${tinted} has a contrast of ${String(rounded)}:1. The minimum is ${String(minimum)}:1.`;
}
