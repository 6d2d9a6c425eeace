import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Plugin, ResolvedConfig, ViteBuilder } from 'vite';
import type { SiteEntry } from '../entry.ts';
import { composeDocument, policyOf } from './compose.ts';
import { developSite } from './develop.ts';
import { documentsOf, readWords } from './documents.ts';
import { prepareHostFiles } from './host-files.ts';
import { reportedPolicy } from './policy.ts';
import { runtimeStyles } from './runtime-styles.ts';
import { robotsOf, sitemapOf } from './search-engines.ts';

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
  /** Whether visits are counted. The policy of the documents lets analytics in, then. @default false */
  analytics?: boolean;
}

/**
 * Builds a whole site with one `vite build`: the scripts of the browser, every document of every language, and
 * `host.json`, which tells a host what there is to serve, with which policy, and who is on the name cards.
 *
 *   client/    what visitors may see
 *   server/    what draws the documents
 *   host.json
 */
export function studioSite(options: SiteOptions): Plugin[] {
  const styles = runtimeStyles();
  let config: ResolvedConfig;

  const plugin: Plugin = {
    name: 'studio:site',

    config: ({ build }) => ({
      appType: 'custom',
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

  return [styles.plugin, leanImports, plugin];
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
  const css = await readFile(join(client, stylesheet), 'utf8');
  const script = `/${built(options.client)}`;
  // The entry of a site is typed where it is written; here it is only a file that was built.
  const entry = (await import(pathToFileURL(join(server, 'entry-server.js')).href)) as SiteEntry;

  const drawnAt = new Date();
  const documents: Record<string, Record<string, string>> = {};
  const policies: Record<string, string> = {};
  for (const { path, language, file, namespaces, carried } of documentsOf(entry)) {
    const words = await readWords(options.locales, { language, namespaces });
    const { html, structuredData } = await entry.render({ path, language, words, drawnAt });
    const document = composeDocument({
      html,
      structuredData,
      headScript: entry.headScript,
      data: { language, words: pick(words, carried), drawnAt: drawnAt.toISOString() },
      css,
      stylesheet,
      script,
    });
    await mkdir(dirname(join(client, file)), { recursive: true });
    await writeFile(join(client, file), document);
    documents[path] = { ...documents[path], [language]: file };
    policies[file] = policyOf(document, inserted, options.analytics);
  }

  await cp(options.locales, join(client, 'locales'), { recursive: true });
  await writeFile(join(client, 'sitemap.xml'), sitemapOf(entry));
  await writeFile(join(client, 'robots.txt'), robotsOf(entry));
  const files = await prepareHostFiles(client);
  const { languages, contacts = [] } = entry;
  const reported = options.analytics ? reportedPolicy : undefined;
  const host = { languages, contacts, documents, policies, reported, files };
  await writeFile(join(client, '..', 'host.json'), `${JSON.stringify(host, null, 2)}\n`);
  config.logger.info(
    `${String(Object.keys(policies).length)} documents, ${String(Object.keys(files).length)} files`,
  );
}

const pick = (words: Readonly<Record<string, object>>, names: readonly string[]) =>
  Object.fromEntries(Object.entries(words).filter(([name]) => names.includes(name)));
