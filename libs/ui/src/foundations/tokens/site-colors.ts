import type { Scheme } from '../schemes.ts';
import { readProperties, type Stylesheets } from './stylesheets.ts';
import { resolveValue } from './values.ts';

/** Where a color is used. */
export interface ColorPlace {
  scheme: Scheme;
  /** The name of a theme. Default: the theme of the page. */
  theme?: string | undefined;
  /** The place is a surface at dusk, which has the dark scheme. @default false */
  dusk?: boolean | undefined;
}

export interface SiteColors {
  /** The names of the themes in the stylesheets. */
  themes: readonly string[];
  /** Whether the root has a custom property, such as `--color-pen`. */
  defines: (property: string) => boolean;
  /** Returns the color that a CSS value, such as `var(--color-ink)`, has in a place. */
  resolveColor: (value: string, place: ColorPlace) => string;
}

/** Reads the colors of a site from the texts of its stylesheets. */
export function readColors(css: Stylesheets): SiteColors {
  const { root, themes, dusk: duskProperties } = readProperties(css);
  return {
    themes: [...themes.keys()],
    defines: (property) => root.has(property.slice(2)),
    resolveColor: (value, { scheme, theme, dusk = false }) => {
      const properties = new Map([
        ...root,
        ...((theme === undefined ? undefined : themes.get(theme)) ?? []),
        ...(dusk ? duskProperties : []),
      ]);
      return resolveValue(value, dusk ? 'dark' : scheme, properties);
    },
  };
}
