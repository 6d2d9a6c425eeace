const byName = (files: Record<string, string>): ReadonlyMap<string, string> =>
  new Map(Object.entries(files).map(([path, url]) => [path.replace(/^.*\/|\.svg$/g, ''), url]));

/** The URL of each drawing, by name. */
export const drawings = byName(
  import.meta.glob<string>('../../../dist/drawings/*.svg', { eager: true, query: '?url', import: 'default' }),
);

/** The URL of each lake, by name. */
export const lakes = byName(
  import.meta.glob<string>('../../../dist/lakes/*.svg', { eager: true, query: '?url', import: 'default' }),
);
