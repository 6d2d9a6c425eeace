/** The paths of a site in another language. */
export interface TranslatedPaths {
  /** By the paths that the pages have in the sources. */
  paths: Readonly<Record<string, string>>;
  /** Returns the path in the language. */
  translate: (path: string) => string;
  /** Returns the path in the sources. */
  restore: (translated: string) => string;
}

/**
 * Translates paths, and those of the pages below them: `{ '/rooms': '/heya' }` leads from `/rooms/sea` to `/heya/sea`. The
 * first that fits counts.
 */
export function translatePaths(paths: Readonly<Record<string, string>>): TranslatedPaths {
  const replace = (path: string, [from, to]: readonly [from: 0 | 1, to: 0 | 1]) => {
    const found = Object.entries(paths).find((pair) => `${path}/`.startsWith(`${pair[from]}/`));
    return found ? found[to] + path.slice(found[from].length) : path;
  };
  return {
    paths,
    translate: (path) => replace(path, [0, 1]),
    restore: (translated) => replace(translated, [1, 0]),
  };
}
