import { checkContrast } from './check-contrast.ts';
import { chromaInSrgb, parseOklch, toHex } from './color.ts';
import { readTokens, type Stylesheets } from './stylesheets.ts';

export interface BrandTokens {
  /** An `@theme` block with every colour of the brand, to be put after the design system's own. */
  css: string;
  /** The colour of links and buttons in the light scheme: the given one, or the nearest with enough contrast. */
  color: string;
  /** Whether the colour is the given one. */
  isExact: boolean;
  /** The colour of the deepest ground, for the address bar and the icon. */
  ground: string;
}

/** Colours with a meaning, which are the same in every brand. */
const meanings = new Set(['color-good', 'color-bad']);

/** Computes every colour of a brand from one, such as `#1f6a3a`. `css` are the stylesheets of the design system. */
export function brandTokens(color: string, css: Stylesheets): BrandTokens {
  const [lightness, chroma, hue] = parseOklch(color);
  const tokens = readTokens(css);
  const valueOf = (name: string) => Number(tokens.find((token) => token.name === name)?.value);
  const turn = hue - valueOf('theme-hue');
  // A grey brand has grey grounds, and a vivid one no more than a third more than the design system's own.
  const strength = Math.min(1.3, chroma / valueOf('theme-chroma'));
  const own = tokens
    .filter(({ name }) => name.startsWith('color-') && !meanings.has(name))
    .map(({ name, value }) => [
      name,
      isLamp(name)
        ? light(value, hue, Math.min(chroma, name === 'color-on-accent' ? 0.04 : 0.15))
        : recolor(value, turn, strength),
    ]);
  const shade = (step: number) => oklch(step, chromaInSrgb(step, chroma, hue), hue);
  const sheetWith = (step: number, themeChroma: number) => {
    const hover = step > 0.2 ? step - 0.07 : step + 0.1;
    const values = new Map([
      ...own,
      ['color-brand', `light-dark(${shade(step)}, ${oklch(0.8, Math.min(chroma, 0.1), hue)})`],
      ['color-brand-hover', `light-dark(${shade(hover)}, ${oklch(0.86, Math.min(chroma, 0.08), hue)})`],
      ['theme-hue', round(hue)],
      ['theme-chroma', round(themeChroma)],
    ] as [string, string][]);
    return `@theme static {\n${[...values].map(([name, value]) => `  --${name}: ${value};\n`).join('')}}\n`;
  };
  const problems = (step: number, themeChroma: number) =>
    checkContrast([...[css].flat(), sheetWith(step, themeChroma)]);

  // The pairs of a theme do not depend on the colour of links.
  const themeChroma = [1, 0.8, 0.6, 0.4, 0.2]
    .map((share) => share * Math.min(chroma, 0.12))
    .find((value) =>
      problems(lightness, value).every(({ text, background }) => (text + background).includes('brand')),
    );
  const steps = Array.from({ length: 101 }, (_, index) => index / 100)
    .filter((step) => step > 0.1 && step < 0.9)
    .sort((one, other) => Math.abs(one - lightness) - Math.abs(other - lightness));
  const found = [lightness, ...steps].find((step) => problems(step, themeChroma ?? 0).length === 0);
  if (found === undefined) throw new Error(`No colour like "${color}" has enough contrast.`);
  const sheet = sheetWith(found, themeChroma ?? 0);
  const ground = readTokens(sheet).find(({ name }) => name === 'color-dusk-0')?.value ?? color;
  return {
    css: sheet,
    color: found === lightness ? toHex(color) : toHex(shade(found)),
    isExact: found === lightness,
    ground: toHex(ground),
  };
}

/** The accent and the text on it, for the one place of a page that shines. */
const isLamp = (name: string) => /accent(?:-hover)?$/.test(name);

const pattern = /oklch\(([\d.]+)% ([\d.]+) ([\d.]+)/g;

const recolor = (value: string, turn: number, strength: number) =>
  value.replace(
    pattern,
    (_, lightness: string, chroma: string, hue: string) =>
      `oklch(${lightness}% ${round(Number(chroma) * strength)} ${round((Number(hue) + turn + 360) % 360)}`,
  );

const light = (value: string, hue: number, chroma: number) =>
  value.replace(pattern, (_, lightness: string) => `oklch(${lightness}% ${round(chroma)} ${round(hue)}`);

const oklch = (lightness: number, chroma: number, hue: number) =>
  `oklch(${round(lightness * 100)}% ${round(chroma)} ${round(hue)})`;

const round = (value: number) => String(Math.round(value * 10_000) / 10_000);
