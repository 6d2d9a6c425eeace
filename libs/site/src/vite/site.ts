import { cp, readFile, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { Plugin, ResolvedConfig, ViteBuilder } from 'vite';
import { builtEntry } from './built-entry.ts';
import { bundledPackages } from './bundled-packages.ts';
import { developSite } from './develop.ts';
import { documentsOf } from './documents.ts';
import type { DrawDocuments, Drawing } from './draw.worker.ts';
import { prepareHostFiles } from './host-files.ts';
import { leanType, type Weights } from './lean-type.ts';
import { writeMachineFiles } from './machine-files.ts';
import { onAllCores } from './on-all-cores.ts';
import { reportedPolicy } from './policy.ts';
import { runtimeStyles } from './runtime-styles.ts';
import { writeSharePictures } from './share/index.ts';
import { writeStaticHosts } from './static-hosts.ts';
import { writeWithoutModules } from './without-modules.ts';

export interface SiteOptions {
  /** Wakes a document in the browser. */
  client: string;
  /** Draws a document: its exports are a `SiteEntry`. */
  server: string;
  styles: string;
  /** The folder of `{language}/{namespace}.json`. It is served at `/locales`. */
  locales: string;
  /** The modules that every page needs at once, by their paths: one file is smaller than many. */
  shell: RegExp;
  /** The weights that its variable typefaces are asked for. @default all */
  weights?: Weights;
  /** Whether visits are counted. The policy of the documents lets analytics in, then. @default false */
  analytics?: boolean;
  /** Whether each page gets a picture for shared links. Its code is told so as `import.meta.env.SHARE_IMAGES`. @default true */
  shareImages?: boolean;
}

/**
 * Builds a whole site with one `vite build`: the scripts of the browser, every document of every language, and
 * `host.json`, which tells a host what there is to serve, with which policy, and who is on the name cards.
 *
 *   client/    what visitors may see
 *   server/    what draws the documents
 *   host.json
 *   nginx-pages.conf
 *   packages.json
 */
export function studioSite(options: SiteOptions): Plugin[] {
  const { shareImages = true } = options;
  const styles = runtimeStyles();
  let config: ResolvedConfig;

  const plugin: Plugin = {
    name: 'studio:site',

    config: ({ build }, { command }) => ({
      appType: 'custom',
      define: { 'import.meta.env.SHARE_IMAGES': String(command === 'build' && shareImages) },
      // react-i18next asks for a stand-in that every React of today has itself.
      resolve: { alias: { 'use-sync-external-store/shim': 'react' } },
      environments: {
        client: {
          build: {
            outDir: join(build?.outDir ?? 'dist', 'client'),
            manifest: manifestName,
            // The site starts its own scripts, after the first paint.
            modulePreload: { polyfill: false },
            rolldownOptions: {
              input: [options.client, options.styles],
              output: { codeSplitting: { groups: [{ name: 'shell', test: options.shell }] } },
            },
          },
        },
        ssr: {
          build: {
            outDir: join(build?.outDir ?? 'dist', 'server'),
            copyPublicDir: false,
            rolldownOptions: { input: { 'entry-server': options.server } },
          },
        },
      },
      builder: {
        // One set of plugins for both parts: what one learns of the styles, the other needs.
        sharedConfigBuild: true,
        async buildApp(builder) {
          await Promise.all(Object.values(builder.environments).map((part) => builder.build(part)));
          await writeSite(builder, options, styles.found());
        },
      },
    }),

    configResolved(resolved) {
      config = resolved;
    },

    configureServer: (server) => () => {
      developSite(server, config, options);
    },
  };

  return [
    styles.plugin,
    leanType(options.locales, options.weights),
    leanImports,
    leanRouter,
    bundledPackages,
    plugin,
  ];
}

/** Vite would preload what a later part imports, with code that weighs more here than it saves. */
const leanImports: Plugin = {
  name: 'studio:lean-imports',
  enforce: 'pre',
  apply: 'build',
  load: {
    filter: { id: /vite\/preload-helper\.js$/ },
    handler: () => 'export const __vitePreload = (load) => load();',
  },
};

/** The router names its components for developers, and does not say that making one has no effect: all of them would stay. */
const leanRouter: Plugin = {
  name: 'studio:lean-router',
  apply: 'build',
  transform: {
    filter: { id: /node_modules\/react-router\/dist\/.*\.mjs$/ },
    handler: (code) =>
      code
        .replace(/^\w+\.displayName = "[^"]*";$/gm, '')
        .replace(/^var \w+ = (?=React\d*\.(?:forwardRef|createContext|memo)\()/gm, '$&/* @__PURE__ */ '),
  },
};

const manifestName = 'manifest.json';

interface ManifestChunk {
  file: string;
}

async function writeSite(
  { config, environments }: ViteBuilder,
  options: SiteOptions,
  inserted: readonly string[],
) {
  const client = resolve(config.root, environments['client']?.config.build.outDir ?? '');
  const server = resolve(config.root, environments['ssr']?.config.build.outDir ?? '');
  // Vite wrote this file a moment ago, in the shape that it documents.
  const manifest = JSON.parse(await readFile(join(client, manifestName), 'utf8')) as Record<
    string,
    ManifestChunk
  >;
  await rm(join(client, manifestName));
  const built = (source: string) => {
    const chunk = manifest[source];
    if (!chunk) throw new Error(`The build has no "${source}".`);
    return chunk.file;
  };

  const stylesheet = `/${built(options.styles)}`;
  const drawing: Drawing = {
    entry: join(server, 'entry-server.js'),
    locales: options.locales,
    client,
    drawnAt: new Date(),
    css: await readFile(join(client, stylesheet), 'utf8'),
    stylesheet,
    script: `/${built(options.client)}`,
    withoutModules: await writeWithoutModules(client, stylesheet),
    inserted,
    analytics: options.analytics,
  };
  const entry = await builtEntry(drawing.entry);
  const drawn = documentsOf(entry);
  const policies = Object.fromEntries(await onAllCores<DrawDocuments>('draw', drawing, drawn));
  const documents: Record<string, Record<string, string>> = {};
  for (const { path, language, file } of drawn) (documents[path] ??= {})[language] = file;

  await cp(options.locales, join(client, 'locales'), { recursive: true });
  await writeMachineFiles(entry, { ...drawing, root: config.root });
  if (options.shareImages !== false) await writeSharePictures(entry, { ...drawing, root: config.root });
  const files = await prepareHostFiles(client);
  const { languages, contacts = [] } = entry;
  const reported = options.analytics ? reportedPolicy : undefined;
  const host = { languages, contacts, documents, policies, reported, files };
  await writeFile(join(client, '..', 'host.json'), `${JSON.stringify(host, null, 2)}\n`);
  const { origin } = entry;
  await writeStaticHosts(client, { origin, documents, policies, reported, files }, config.logger);
  config.logger.info(`${String(drawn.length)} documents, ${String(Object.keys(files).length)} files`);
}
