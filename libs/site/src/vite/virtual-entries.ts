import type { Plugin } from 'vite';
import type { AnalyticsService } from '../analytics/service.ts';
import type { SiteBuild } from '../document/site-context.ts';

/** The modules that hydrate the documents in the browser and render them in the build. */
export const clientEntry = 'virtual:studio-site/client';
export const serverEntry = 'virtual:studio-site/server';

/** The files of a site that the entries import, from the folder of its project. */
export const siteFile = 'src/site.ts';
export const stylesFile = 'src/styles.css';

export interface EntryOptions {
  build: SiteBuild;
  analytics: AnalyticsService | undefined;
}

/** Makes the entries from the site description. */
export function virtualEntries(options: () => EntryOptions): Plugin {
  return {
    name: 'studio:entries',
    resolveId: {
      filter: { id: /^virtual:studio-site\/(?:client|server)$/ },
      // Rollup's convention for virtual modules is an id that begins with a null character.
      handler: (id) => `\0${id}`,
    },
    load: {
      filter: { id: /^\0virtual:studio-site\// },
      handler: (id) => (id === `\0${clientEntry}` ? clientSource : serverSource)(options()),
    },
  };
}

const serverImport = /\(\) => import\((['"])[^'"]*\.server\.tsx?\1\)/g;

/** Leaves `*.server.ts` out of the client: only the build needs these files. */
export const serverFiles: Plugin = {
  name: 'studio:server-files',
  enforce: 'pre',
  applyToEnvironment: ({ name }) => name === 'client',
  load: {
    filter: { id: /\.server\.tsx?$/ },
    handler: () => 'export default undefined',
  },
  transform: {
    filter: { code: '.server.' },
    handler: (code) => code.replaceAll(serverImport, 'undefined'),
  },
};

function clientSource({ build, analytics }: EntryOptions): string {
  const started = analytics
    ? `, createAnalytics({ load: () => import(${JSON.stringify(analytics.module)}), options: ${JSON.stringify(analytics.options)}, asksForConsent: ${String(build.asksForConsent)} })`
    : '';
  return [
    `import { ${analytics ? 'createAnalytics, ' : ''}startSite } from '@studio/site/client';`,
    // First: it defines the order of the cascade layers.
    `import '/${stylesFile}';`,
    `import site from '/${siteFile}';`,
    // Not awaited: the code of the pages imports this chunk, and a top-level await would delay it.
    `void startSite(site, ${JSON.stringify(build)}${started});`,
  ].join('\n');
}

const serverSource = ({ build }: EntryOptions): string =>
  [
    `import { createSiteEntry } from '@studio/site/server';`,
    `import site from '/${siteFile}';`,
    `const server = (await site.server?.())?.default ?? {};`,
    `export default createSiteEntry(site, server, ${JSON.stringify(build)});`,
  ].join('\n');
