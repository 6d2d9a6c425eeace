import { cp, readFile, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { Manifest, Plugin, ResolvedConfig, Rolldown, ViteBuilder } from 'vite';
import { builtEntry } from './built-entry.ts';
import { bundledPackages } from './bundled-packages.ts';
import { developSite } from './develop.ts';
import { documentsOf } from './documents.ts';
import { prepareHostFiles } from './host-files.ts';
import { writeMachineFiles } from './machine-files.ts';
import { onAllCores } from './on-all-cores.ts';
import { reportedPolicy } from './policy.ts';
import type { RenderContext, RenderDocuments } from './render.worker.ts';
import { runtimeStyles } from './runtime-styles.ts';
import { writeSharePictures } from './share/index.ts';
import { writeStaticHosts } from './static-hosts.ts';
import { subsetFonts, type Weights } from './subset-fonts.ts';

export interface SiteOptions {
  /** The source file that hydrates a document in the browser. */
  client: string;
  /** The source file that renders documents. Its exports are a `SiteEntry`. */
  server: string;
  styles: string;
  /** The folder of `{language}/{namespace}.json`. It is served at `/locales`. */
  locales: string;
  /** The weights that the site uses of its variable fonts. @default all */
  weights?: Weights;
  /** Whether the policy of the documents allows Google Analytics. @default false */
  analytics?: boolean;
  /** Whether each page gets a share image. Code reads it as `import.meta.env.SHARE_IMAGES`. @default true */
  shareImages?: boolean;
}

/**
 * Builds a whole site with one `vite build`: the client scripts, every document in every language, and `host.json`,
 * which lists the files to serve, the policies and the name card contacts for hosts.
 *
 *   client/    public files
 *   server/    the code that renders the documents
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
      environments: {
        client: {
          build: {
            outDir: join(build?.outDir ?? 'dist', 'client'),
            manifest: manifestName,
            // Documents preload the scripts of their page.
            modulePreload: false,
            rolldownOptions: {
              input: [options.client, options.styles],
              // Radix sets the names of its functions at run time, which would keep unused ones.
              treeshake: { manualPureFunctions: ['__name'] },
              output: {
                codeSplitting: { groups: chunkGroups },
                // Documents list the scripts of their page, so the names are short.
                chunkFileNames: ({ name }) => `assets/${name.replace(/~.*/, '')}-[hash].js`,
              },
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
        // One set of plugins for both environments: `runtimeStyles` collects from both.
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

  return [styles.plugin, subsetFonts(options.locales, options.weights), bundledPackages, plugin];
}

/** One chunk for what every page needs, one for modules that eight or more chunks share, and few for the rest. */
const chunkGroups: Rolldown.CodeSplittingGroup[] = [
  { name: 'site', tags: ['$initial'], test: /(?<!\.css)$/ },
  { name: 'shared', test: /\.(?:tsx?|svg)$/, minShareCount: 8 },
];

const manifestName = 'manifest.json';

async function writeSite(
  { config, environments }: ViteBuilder,
  options: SiteOptions,
  insertedStyles: readonly string[],
) {
  const client = resolve(config.root, environments['client']?.config.build.outDir ?? '');
  const server = resolve(config.root, environments['ssr']?.config.build.outDir ?? '');
  // Vite has just written this file.
  const manifest = JSON.parse(await readFile(join(client, manifestName), 'utf8')) as Manifest;
  await rm(join(client, manifestName));

  const serverEntry = join(server, 'entry-server.js');
  const entry = await builtEntry(serverEntry);
  const clientEntry = fileOf(manifest, options.client);
  const always = scriptsOf(manifest, options.client);
  const stylesheet = fileOf(manifest, options.styles);
  const context: RenderContext = {
    serverEntry,
    clientEntry,
    locales: options.locales,
    client,
    renderedAt: new Date(),
    css: await readFile(join(client, stylesheet), 'utf8'),
    stylesheet,
    scripts: Object.fromEntries(
      entry.pages.map(({ path, module }) => {
        const scripts = new Set([...always, ...(module ? scriptsOf(manifest, module) : [])]);
        return [path, [...scripts].filter((script) => script !== clientEntry)];
      }),
    ),
    runtimeStyles: insertedStyles,
    analytics: options.analytics,
  };
  const files = documentsOf(entry);
  const policies = Object.fromEntries(await onAllCores<RenderDocuments>('render', context, files));
  const documents: Record<string, Record<string, string>> = {};
  for (const { path, language, file } of files) (documents[path] ??= {})[language] = file;

  await cp(options.locales, join(client, 'locales'), { recursive: true });
  const built = { ...context, root: config.root, entry: serverEntry };
  await writeMachineFiles(entry, built);
  if (options.shareImages !== false) await writeSharePictures(entry, built);
  const hostFiles = await prepareHostFiles(client);
  const { languages, origin, contacts = [] } = entry;
  const reported = options.analytics ? reportedPolicy : undefined;
  const host = { languages, contacts, documents, policies, reported, files: hostFiles };
  await writeFile(join(client, '..', 'host.json'), `${JSON.stringify(host, null, 2)}\n`);
  await writeStaticHosts(client, { origin, documents, policies, reported, files: hostFiles }, config.logger);
  config.logger.info(`${String(files.length)} documents, ${String(Object.keys(hostFiles).length)} files`);
}

/** The URL of the file that was built from a source. */
function fileOf(manifest: Manifest, source: string): string {
  const chunk = manifest[source];
  if (!chunk) throw new Error(`The build has no "${source}".`);
  return `/${chunk.file}`;
}

/** The URLs of a script and of all scripts that it imports. */
function scriptsOf(manifest: Manifest, source: string): string[] {
  const imports = manifest[source]?.imports ?? [];
  return [...new Set([fileOf(manifest, source), ...imports.flatMap((name) => scriptsOf(manifest, name))])];
}
