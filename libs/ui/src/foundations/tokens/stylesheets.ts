import { AtRule, Root, Rule, parse, type Node } from 'postcss';

/** A custom property in an `@theme` block. */
export interface Token {
  /** Without leading dashes, such as `color-canvas`. */
  name: string;
  value: string;
  /** The comment above it, or above its group. */
  note: string;
}

/** The hue and chroma of a named theme. */
export interface Theme {
  name: string;
  hue: number;
  chroma: number;
}

/** Custom properties by name, without leading dashes. */
export type Properties = ReadonlyMap<string, string>;

/** The custom properties of a site. */
export interface SiteProperties {
  /** Of the page: in `:root` and `@theme`. */
  root: Properties;
  /** Of named themes, in addition: in `[data-theme='name']`. */
  themes: ReadonlyMap<string, Properties>;
  /** Of surfaces at dusk, in addition: in `[data-surface='dusk']`. */
  dusk: Properties;
}

/** The text of a stylesheet, or the texts of several in the order of the cascade: later ones override earlier ones. */
export type Stylesheets = string | readonly string[];

/** Reads the tokens in `@theme` blocks, with their comments. */
export function readTokens(css: Stylesheets): Token[] {
  const tokens = new Map<string, Token>();
  for (const sheet of [css].flat())
    parse(sheet).walkAtRules('theme', ({ params, nodes = [] }) => {
      if (params === 'inline' || params === 'reference') return;
      let note = '';
      for (const node of nodes) {
        if (node.type === 'comment') note = oneLine(node.text);
        if (node.type !== 'decl' || node.value === 'initial') continue;
        const name = node.prop.slice(2);
        tokens.set(name, { name, value: oneLine(node.value), note: tokens.get(name)?.note ?? note });
      }
    });
  return [...tokens.values()];
}

/** Reads the custom properties of the page, of its themes and of surfaces at dusk. Rules in `@media` are ignored. */
export function readProperties(css: Stylesheets): SiteProperties {
  const root = new Map<string, string>();
  const themes = new Map<string, Map<string, string>>();
  const dusk = new Map<string, string>();
  const themeNamed = (name: string) => {
    const theme = themes.get(name) ?? new Map<string, string>();
    themes.set(name, theme);
    return theme;
  };
  const findPlace = (selector: string) => {
    if (selector === '@theme' || selector === ':root' || selector === 'html') return root;
    const [, attribute, value] = attributeSelector.exec(selector) ?? [];
    if (attribute === 'surface' && value === 'dusk') return dusk;
    return attribute === 'theme' && value !== undefined ? themeNamed(value) : undefined;
  };
  for (const sheet of [css].flat())
    parse(sheet).walkDecls(/^--/, ({ prop, value, parent }) => {
      if (value === 'initial') return;
      for (const selector of findSelectors(parent)) findPlace(selector)?.set(prop.slice(2), oneLine(value));
    });
  return { root, themes, dusk };
}

/** Reads the hue and chroma of the named themes. */
export function readThemes(css: Stylesheets): Theme[] {
  const { root, themes } = readProperties(css);
  return [...themes].map(([name, properties]) => {
    const number = (property: string) => Number(properties.get(property) ?? root.get(property));
    return { name, hue: number('theme-hue'), chroma: number('theme-chroma') };
  });
}

/** An attribute selector such as `[data-theme='blue']`. */
const attributeSelector = /^\[data-(theme|surface)=(?:"|')?([^"'\]]+)(?:"|')?\]$/;

/** The selectors of the rule around a declaration, or `@theme`. None in a condition such as `@media`. */
function findSelectors(parent: Node | undefined): readonly string[] {
  if (parent instanceof AtRule)
    return parent.name === 'theme' && parent.params !== 'reference' ? ['@theme'] : [];
  return parent instanceof Rule && isUnconditional(parent.parent) ? parent.selectors : [];
}

function isUnconditional(parent: Node | undefined): boolean {
  if (!(parent instanceof AtRule)) return parent instanceof Root;
  return parent.name === 'layer' && isUnconditional(parent.parent);
}

const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim();
