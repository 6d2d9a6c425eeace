import type { Plugin } from 'vite';
import type { AnalyticsOptions } from '../analytics/analytics.ts';
import type { SiteBuild } from '../document/site-context.ts';

/** The modules that hydrate the documents in the browser and render them in the build. */
export const clientEntry = 'virtual:studio-site/client';
export const serverEntry = 'virtual:studio-site/server';

export interface EntryOptions {
  /** The file of the site description. */
  site: string;
  /** The stylesheet of the site. */
  styles: string;
  origin: string;
  sharePictures: boolean;
  measurementId: string | undefined;
  asksForConsent: boolean;
}

/** Makes the entries from the site description. */
export function virtualEntries(options: () => EntryOptions): Plugin {
  const sources: Readonly<Record<string, (options: EntryOptions) => string>> = {
    [clientEntry]: clientSource,
    [serverEntry]: serverSource,
  };
  return {
    name: 'studio:entries',
    resolveId: {
      filter: { id: /^virtual:studio-site\// },
      // Rollup's convention for virtual modules is an id that begins with a null character.
      handler: (id) => (id in sources ? `\0${id}` : null),
    },
    load: {
      filter: { id: /^\0virtual:studio-site\// },
      handler: (id) => sources[id.slice(1)]?.(options()),
    },
  };
}

/** Leaves `*.server.ts` out of the client: only the build needs these files. */
export const serverFiles: Plugin = {
  name: 'studio:server-files',
  enforce: 'pre',
  applyToEnvironment: ({ name }) => name === 'client',
  load: {
    filter: { id: /\.server\.tsx?$/ },
    handler: () => 'export default undefined',
  },
};

function clientSource({ site, styles, measurementId, ...options }: EntryOptions): string {
  const { build, analytics } = buildOf({ ...options, measurementId });
  return [
    `import { ${analytics ? 'createAnalytics, PageViews, ' : ''}startSite } from '@studio/site/client';`,
    // First: it defines the order of the cascade layers.
    `import ${JSON.stringify(styles)};`,
    `import site from ${JSON.stringify(site)};`,
    // Not awaited: the code of the pages imports this chunk, and a top-level await would delay it.
    `void startSite(site, ${JSON.stringify(build)}${analytics ? `, { analytics: createAnalytics(${JSON.stringify(analytics)}), PageViews }` : ''});`,
  ].join('\n');
}

const serverSource = ({ site, styles: _, ...options }: EntryOptions): string =>
  [
    `import { createSiteEntry } from '@studio/site/server';`,
    `import site from ${JSON.stringify(site)};`,
    `const server = (await site.server?.())?.default ?? {};`,
    `export default createSiteEntry(site, server, ${JSON.stringify(buildOf(options).build)});`,
  ].join('\n');

/** The options of the entries, as they are written into their code. */
function buildOf({
  origin,
  sharePictures,
  measurementId,
  asksForConsent,
}: Omit<EntryOptions, 'site' | 'styles'>) {
  const build: SiteBuild = { origin, sharePictures, asksForConsent, year: new Date().getUTCFullYear() };
  const analytics: AnalyticsOptions | undefined =
    measurementId === undefined
      ? undefined
      : { measurementId, ...(asksForConsent && { consent: 'ask' as const }) };
  return { build, analytics };
}
