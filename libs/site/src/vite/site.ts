import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Plugin, ResolvedConfig, Rolldown, UserConfig } from 'vite';
import type { AnalyticsOption } from '../analytics/service.ts';
import { ConfigurationError } from '../host/configuration-error.ts';
import type { HostColors } from '../host/manifest.ts';
import { bundledPackages } from './bundled-packages.ts';
import { developSite } from './develop.ts';
import { readEnvironment, type Environment } from './environment.ts';
import { optimizedPackages, unbundledLibraries } from './optimized-packages.ts';
import { previewSite } from './preview.ts';
import { insertedStyles } from './inserted-styles.ts';
import { clientEntry, serverEntry, serverFiles, siteFile, virtualEntries } from './virtual-entries.ts';
import { clientName, manifestName, serverName, writeSite, type SiteAssets } from './write-site.ts';

export interface SiteOptions {
  /** The folder of `{language}/{namespace}.json` and `keep-together.json`. @default locales */
  locales?: string;
  /** Generated icons, fonts and share pictures: `siteAssets()` of `@studio/assets`. */
  assets?: SiteAssets;
  /**
   * Returns the colors of mails and of pages of the provider from the stylesheet of the site: `readHostColors` of
   * `@studio/ui/tokens`. @default those of the provider
   */
  colors?: (css: string) => HostColors | undefined;
  /**
   * What unknown paths show: a page with status 404, which is `pages/not-found.tsx` or one of the engine, with the texts in
   * `not-found.json` or those of the engine; or the home page, by a redirect. @default 'not-found'
   */
  unknownPaths?: 'not-found' | 'home';
  /** The services that can count visits, of `@studio/site/analytics`. An environment variable enables one. @default [] */
  analytics?: readonly AnalyticsOption[];
}

/**
 * Builds a whole site with one `vite build`: the client scripts, every document in every language, and the files that
 * hosts need.
 *
 *   client/        public files
 *   server/        the code that renders the documents
 *   host.json      documents, files, redirects, policies, colors and the contacts of the name cards
 *   packages.json  the packages that reach a browser, with their sizes
 */
export function studioSite({
  locales: localesOption = 'locales',
  assets,
  colors,
  unknownPaths = 'not-found',
  analytics = [],
}: SiteOptions = {}): Plugin[] {
  const modules = new Set<string>();
  let environment: Environment;
  let config: ResolvedConfig;
  const entryOptions = () => {
    const { asksForConsent, analytics } = environment;
    // The development server is its own origin.
    const origin = environment.origin ?? `http://localhost:${String(config.server.port)}`;
    const year = new Date().getUTCFullYear();
    return { build: { origin, sharePictures: hasSharePictures(), asksForConsent, year }, analytics };
  };
  const hasSharePictures = () =>
    config.command === 'build' && assets?.sharePictures === true && environment.sharePictures;
  const locales = () => resolve(config.root, localesOption);

  const plugin: Plugin = {
    name: 'studio:site',

    config(user) {
      environment = readEnvironment(process.env, analytics);
      const define = {
        'import.meta.env.VITE_API_ORIGIN': JSON.stringify(environment.apiOrigin ?? ''),
        STUDIO_UNKNOWN_PATHS: JSON.stringify(unknownPaths),
      };
      return { ...createConfig(user), define };
    },

    buildEnd() {
      for (const id of this.getModuleIds()) {
        const file = id.replace(/\?.*/s, '');
        if (/\.(?:[jt]sx?|mdx?|json)$/.test(file) && !/^\0|\/node_modules\//.test(file) && existsSync(file))
          modules.add(file);
      }
    },

    // Otherwise each page that is imported before the complete stylesheet applies would load it for itself.
    generateBundle: {
      order: 'pre',
      handler(_, bundle) {
        for (const output of Object.values(bundle))
          for (const file of output.viteMetadata?.importedCss ?? [])
            if (isStylesheet(file)) output.viteMetadata?.importedCss.delete(file);
      },
    },

    configResolved(resolved) {
      config = resolved;
    },

    configureServer: (server) => () => {
      developSite(server, locales());
    },

    configurePreviewServer: previewSite,

    buildApp: async (builder) => {
      // Not when the configuration is resolved: Nx does that for its project graph.
      if (environment.origin === undefined)
        throw new ConfigurationError(
          'VITE_SITE_ORIGIN is missing. Set it to the public URL of the site, such as https://www.example.com.',
        );
      // One after the other: plugins keep the files that they have emitted for the current environment.
      for (const part of Object.values(builder.environments)) await builder.build(part);
      await writeSite(builder, {
        locales: locales(),
        assets,
        colors,
        analytics: environment.analytics?.sources,
        apiOrigin: environment.apiOrigin,
        sharePictures: hasSharePictures(),
        modules,
      });
    },
  };

  return [
    serverFiles,
    virtualEntries(entryOptions),
    insertedStyles(),
    ...(assets?.plugins(locales) ?? []),
    bundledPackages,
    quietRouter,
    plugin,
  ];
}

/** Removes the warnings for developers from React Router, which exports its development files only: 0.4 KB of each first load. */
const quietRouter: Plugin = {
  name: 'studio:quiet-router',
  apply: 'build',
  transform: {
    filter: { id: /\/react-router\/dist\/development\// },
    handler: (code) => code.replace('ENABLE_DEV_WARNINGS = true', 'ENABLE_DEV_WARNINGS = false'),
  },
};

/** The settings that a site cannot do without. */
function createConfig({ build, server, preview, root = '.' }: UserConfig): UserConfig {
  const outDir = build?.outDir ?? 'dist';
  return {
    appType: 'custom',
    // Reads environment variables only: build tools do not track `.env` files as inputs.
    envDir: false,
    preview: { port: Number(process.env['PORT'] ?? defaultPort), ...preview },
    server: { proxy: { '/api': process.env['PROVIDER_ORIGIN'] ?? defaultProvider, ...server?.proxy } },
    resolve: {
      // The shim is for versions of React without `useSyncExternalStore`.
      alias: [{ find: /^use-sync-external-store\/shim$/, replacement: 'react' }],
      conditions: [...sourceCondition, 'module', 'browser', 'development|production'],
    },
    ssr: {
      resolve: { conditions: [...sourceCondition, 'module', 'node', 'development|production'] },
      // The libraries import stylesheets and drawings, which Node cannot.
      noExternal: [/^@studio\//],
    },
    optimizeDeps: {
      entries: [siteFile],
      exclude: unbundledLibraries,
      include: optimizedPackages(resolve(root)),
    },
    build: {
      // Pages reference illustrations by URL, so they must be files.
      assetsInlineLimit: 0,
      // Keeps `light-dark()`: a deep surface has a different color scheme than the page around it.
      cssTarget: ['chrome123', 'edge123', 'firefox120', 'safari17.5'],
    },
    environments: {
      client: {
        build: {
          outDir: join(outDir, 'client'),
          manifest: manifestName,
          // Documents preload the scripts of their page.
          modulePreload: false,
          rolldownOptions: {
            input: { [clientName]: clientEntry },
            // Radix sets the names of its functions at run time, which would keep unused ones.
            treeshake: { manualPureFunctions: ['__name'] },
            output: {
              codeSplitting: { groups: chunkGroups },
              // Documents and scripts list the files that they load, so the names are short.
              chunkFileNames: ({ name }) => `assets/${name.replace(/~.*/, '')}-[hash:7].js`,
              assetFileNames,
            },
          },
        },
      },
      ssr: {
        build: {
          outDir: join(outDir, 'server'),
          copyPublicDir: false,
          // The server names the files that the client loads.
          rolldownOptions: { input: { [serverName]: serverEntry }, output: { assetFileNames } },
        },
      },
    },
    builder: {
      // One set of plugins for both environments: `modules` collects from both.
      sharedConfigBuild: true,
    },
  };
}

/** The port of the provider and of the preview, if `PORT` is not set. */
const defaultPort = 4200;

/** Where the provider listens in development, next to the port of `npm run dev`. The preview forwards to it as well. */
const defaultProvider = 'http://localhost:4201';

/** In the workspace, the libraries are their sources. A published library has only its built files. */
const sourceCondition = import.meta.url.endsWith('.ts') ? ['@studio/source'] : [];

const assetFileNames = 'assets/[name]-[hash:6][extname]';

/** Whether a file is the complete stylesheet, which every document links. */
const isStylesheet = (file: string) => /^assets\/style-[^/]*\.css$/.test(file);

/**
 * One chunk for all styles, one for what every page needs, and few for what pages share: an import inside an import is
 * found only when its file has arrived, so each further level costs a click one more round trip. With these counts, the
 * scripts of every page of the studio's site fit into their budget.
 */
const chunkGroups: Rolldown.CodeSplittingGroup[] = [
  // Documents link one stylesheet, with the rules that are not inlined. Those of a lazy part load with its script.
  { name: 'style', test: /(?<!\.lazy)\.css$/ },
  { name: 'site', tags: ['$initial'], test: /(?<!\.css)$/ },
  // Alone, so that a page with one icon does not load the sections.
  { name: 'icons', test: /\/node_modules\/lucide\//, minShareCount: 5 },
  { name: 'shared', test: /(?<!\.css)$/, minShareCount: 11 },
  { name: 'sections', test: /(?<!\.css)$/, minShareCount: 5 },
];
