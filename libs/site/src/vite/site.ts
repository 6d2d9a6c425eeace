import { existsSync } from 'node:fs';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join, relative, resolve } from 'node:path';
import type { Manifest, Plugin, ResolvedConfig, Rolldown, UserConfig, ViteBuilder } from 'vite';
import type { SiteEntry } from '../entry.ts';
import { iconFiles } from '../icon-files.ts';
import { builtEntry } from './built-entry.ts';
import { bundledPackages } from './bundled-packages.ts';
import { describeSite } from './describe-site.ts';
import { developSite } from './develop.ts';
import { documentsOf } from './documents.ts';
import { ConfigurationError, readEnvironment } from './environment.ts';
import { prepareHostFiles } from './host-files.ts';
import { writeMachineFiles } from './machine-files.ts';
import { onAllCores } from './on-all-cores.ts';
import { reportedPolicy } from './policy.ts';
import type { RenderContext, RenderDocuments } from './render.worker.ts';
import { runtimeStyles } from './runtime-styles.ts';
import { writeStaticHosts } from './static-hosts.ts';
import {
  clientEntry,
  serverEntry,
  serverFiles,
  virtualEntries,
  type EntryOptions,
} from './virtual-entries.ts';
import { writeWords } from './words.ts';

export interface SiteOptions {
  /** The site description, the default export of this file. @default src/site.ts */
  site?: string;
  /** @default src/styles.css */
  styles?: string;
  /** The folder of `{language}/{namespace}.json`. @default locales */
  locales?: string;
  /** Generated icons, fonts and share pictures: `siteAssets()` of `@studio/site/assets`. */
  assets?: SiteAssets;
}

/** Files that the build generates with packages that not every site needs. */
export interface SiteAssets {
  /** Whether `write` renders share pictures. */
  sharePictures: boolean;
  plugins: (locales: string) => Plugin[];
  write: (built: BuiltSite) => Promise<void>;
}

/** A site whose documents are rendered. */
export interface BuiltSite {
  entry: SiteEntry;
  /** The file of the built entry. */
  entryFile: string;
  /** The texts of all languages. */
  locales: string;
  /** The folder of public files. */
  client: string;
  /** The folder of the site's project. */
  root: string;
  sharePictures: boolean;
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
export function studioSite({
  site = 'src/site.ts',
  styles = 'src/styles.css',
  locales: localesOption = 'locales',
  assets,
}: SiteOptions = {}): Plugin[] {
  const environment = environmentOrExit();
  const inserted = runtimeStyles();
  // The folder of the project. Vite reads its configuration file there.
  let root = process.cwd();
  let config: ResolvedConfig;
  const entryOptions = (): EntryOptions => ({
    ...environment,
    site: resolve(root, site),
    origin: originOf(config, environment.origin),
    sharePictures: hasSharePictures(),
  });
  const hasSharePictures = () =>
    config.command === 'build' && assets?.sharePictures === true && environment.sharePictures;
  const locales = () => resolve(root, localesOption);

  const plugin: Plugin = {
    name: 'studio:site',

    config(user, { command, isPreview }) {
      root = resolve(user.root ?? '.');
      if (command === 'build' && !isPreview && environment.origin === undefined)
        exit(
          'VITE_SITE_ORIGIN is missing. Set it to the public address of the site, such as https://www.example.com.',
        );
      return configOf(user, styles);
    },

    configResolved(resolved) {
      config = resolved;
    },

    configureServer: (server) => () => {
      developSite(server, { locales: locales(), styles });
    },

    buildApp: async (builder) => {
      await Promise.all(Object.values(builder.environments).map((part) => builder.build(part)));
      await writeSite(builder, {
        site,
        styles,
        locales: locales(),
        assets,
        analytics: environment.measurementId !== undefined,
        sharePictures: hasSharePictures(),
        insertedStyles: inserted.found(),
      });
    },
  };

  return [
    serverFiles,
    virtualEntries(entryOptions),
    inserted.plugin,
    ...(assets?.plugins(resolve(root, localesOption)) ?? []),
    bundledPackages,
    plugin,
  ];
}

function environmentOrExit() {
  try {
    return readEnvironment(process.env);
  } catch (error) {
    if (error instanceof ConfigurationError) return exit(error.message);
    throw error;
  }
}

/** Vite would print a stack trace. */
function exit(message: string): never {
  console.error(message);
  process.exit(1);
}

/** The development server is its own origin. */
const originOf = ({ server }: ResolvedConfig, origin: string | undefined): string =>
  origin ?? `http://localhost:${String(server.port)}`;

/** The settings that a site cannot do without. */
function configOf({ build }: UserConfig, styles: string): UserConfig {
  const outDir = build?.outDir ?? 'dist';
  return {
    appType: 'custom',
    // Reads environment variables only: build tools do not track `.env` files as inputs.
    envDir: false,
    resolve: { conditions: [...sourceCondition, 'module', 'browser', 'development|production'] },
    ssr: {
      resolve: { conditions: [...sourceCondition, 'module', 'node', 'development|production'] },
      // The libraries import stylesheets and drawings, which Node cannot.
      noExternal: [/^@studio\//],
    },
    optimizeDeps: { exclude: ['@studio/site', '@studio/ui', '@studio/i18n'] },
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
            input: { [clientName]: clientEntry, styles },
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
          outDir: join(outDir, 'server'),
          copyPublicDir: false,
          rolldownOptions: { input: { [serverName]: serverEntry } },
        },
      },
    },
    builder: {
      // One set of plugins for both environments: `runtimeStyles` collects from both.
      sharedConfigBuild: true,
    },
  };
}

/** In the workspace, the libraries are their sources. A published library has only its built files. */
const sourceCondition = import.meta.url.endsWith('.ts') ? ['@studio/source'] : [];

const clientName = 'entry-client';
const serverName = 'entry-server';

/** One chunk for what every page needs, one for modules that eight or more chunks share, and few for the rest. */
const chunkGroups: Rolldown.CodeSplittingGroup[] = [
  { name: 'site', tags: ['$initial'], test: /(?<!\.css)$/ },
  { name: 'shared', test: /\.(?:tsx?|svg)$/, minShareCount: 8 },
];

const manifestName = 'manifest.json';

interface WriteOptions extends Required<Pick<SiteOptions, 'site' | 'styles' | 'locales'>> {
  assets: SiteAssets | undefined;
  analytics: boolean;
  sharePictures: boolean;
  insertedStyles: readonly string[];
}

async function writeSite({ config, environments }: ViteBuilder, options: WriteOptions) {
  const { root } = config;
  const client = resolve(root, environments['client']?.config.build.outDir ?? '');
  const server = resolve(root, environments['ssr']?.config.build.outDir ?? '');
  // Vite has just written this file.
  const manifest = JSON.parse(await readFile(join(client, manifestName), 'utf8')) as Manifest;
  await rm(join(client, manifestName));

  const entryFile = join(server, `${serverName}.js`);
  const entry = await builtEntry(entryFile);
  const clientKey = Object.keys(manifest).find((key) => manifest[key]?.name === clientName) ?? '';
  const clientFile = fileOf(manifest, clientKey);
  const always = scriptsOf(manifest, clientKey);
  const stylesheet = fileOf(manifest, options.styles);
  const locales = join(client, 'locales');
  await writeWords(options.locales, entry, locales);
  const renderedAt = new Date();
  const context: RenderContext = {
    serverEntry: entryFile,
    clientEntry: clientFile,
    locales,
    client,
    renderedAt,
    css: await readFile(join(client, stylesheet), 'utf8'),
    stylesheet,
    scripts: Object.fromEntries(
      entry.pages.map(({ path, file }) => {
        const page = relative(root, resolve(root, dirname(options.site), file));
        const scripts = new Set([...always, ...scriptsOf(manifest, page)]);
        return [path, [...scripts].filter((script) => script !== clientFile)];
      }),
    ),
    runtimeStyles: options.insertedStyles,
    analytics: options.analytics,
  };
  const files = documentsOf(entry);
  const rendered = await onAllCores<RenderDocuments>('render', context, files);
  const policies = Object.fromEntries(rendered.map(({ file, policy }) => [file, policy]));
  const documents: Record<string, Record<string, string>> = {};
  for (const { path, language, file } of files) (documents[path] ??= {})[language] = file;

  const [first, ...others] = entry.languages.map(({ code }) => describeSite(entry, locales, code));
  if (!first) throw new Error('The site has no language.');
  const pageDescriptions = new Map(
    files.flatMap(({ page, language }, index) =>
      language === first.language ? [[page, rendered[index]?.description ?? ''] as const] : [],
    ),
  );
  await writeMachineFiles(entry, {
    root,
    // The sources, whose history dates the pages.
    sources: options.locales,
    locales,
    client,
    renderedAt,
    descriptions: [first, ...others],
    pageDescriptions,
  });
  const built = { entry, entryFile, locales, client, root, sharePictures: options.sharePictures };
  await options.assets?.write(built);
  const missing = iconFiles.filter((icon) => !existsSync(join(client, icon)));
  if (missing.length > 0)
    throw new Error(
      `These icons are missing in public: ${missing.join(', ')}. Add them, or let siteAssets() render them from icon.svg.`,
    );

  const hostFiles = await prepareHostFiles(client);
  const languages = entry.languages.map(({ code }) => code);
  const { contacts = [] } = first;
  const reported = options.analytics ? reportedPolicy : undefined;
  const host = { languages, contacts, documents, policies, reported, files: hostFiles };
  await writeFile(join(client, '..', 'host.json'), `${JSON.stringify(host, null, 2)}\n`);
  const { origin } = entry;
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
