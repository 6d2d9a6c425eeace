import { readNamespace, readTranslations } from '@studio/i18n/files';
import { existsSync, globSync } from 'node:fs';
import { copyFile, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join, relative, resolve } from 'node:path';
import type { Manifest, Plugin, ViteBuilder } from 'vite';
import type { AnalyticsSources } from '../analytics/service.ts';
import { contentFile } from '../content/content-file.ts';
import { searchFile } from '../search/search-file.ts';
import type { SiteEntry } from '../document/entry.ts';
import { hostVersion, type HostColors, type HostManifest } from '../host/manifest.ts';
import {
  assertOrigins,
  embedderPolicy,
  hasForeignScript,
  headerPolicy,
  trustedTypesPolicy,
} from '../host/policy.ts';
import { iconFiles } from '../document/icon-files.ts';
import { sharePicturePath, type SharePicture } from '../document/share-picture.ts';
import { notFoundFile, notFoundPath } from '../not-found/not-found-path.ts';
import { builtEntry } from './built-entry.ts';
import { inlineScript } from './compose.ts';
import { checkPageLinks, findBlocked } from './check-references.ts';
import { checkLinks, readContent, readSiteContent } from './content.ts';
import { listDocuments } from './documents.ts';
import { findTypeface, withoutWebFonts } from './find-typeface.ts';
import { prepareHostFiles } from './host-files.ts';
import { writeMachineFiles } from './machine-files.ts';
import { renderDocuments, type RenderContext } from './render-documents.ts';
import { renderSearchIndex } from './search-index.ts';
import { writeStaticHosts } from './static-hosts.ts';
import { siteFile } from './virtual-entries.ts';
import { readSources } from './source-places.ts';
import { writeTranslations } from './write-translations.ts';

/** Files that the build generates with packages that not every site needs. */
export interface SiteAssets {
  /** Whether `write` renders share pictures. */
  sharePictures: boolean;
  /** Receives the folder of the translations, once Vite has resolved its configuration. */
  plugins: (locales: () => string) => Plugin[];
  write: (built: BuiltSite) => Promise<void>;
}

/** A site whose documents are rendered. */
export interface BuiltSite {
  /** The folder of public files. */
  client: string;
  /** The folder of the site's project. */
  root: string;
  themeColor: string;
  /** One for each page in each language, or none. */
  sharePictures: readonly SharePictureFile[];
}

/** A share picture that is to be rendered. */
export interface SharePictureFile {
  /** The path in the folder of public files. */
  path: string;
  language: string;
  /** Also returns the languages of its words. */
  read: () => Promise<{ picture: SharePicture; languages: readonly string[] }>;
}

/** The names of the entries and of the manifest in the output of Vite. */
export const clientName = 'entry-client';
export const serverName = 'entry-server';
export const manifestName = 'manifest.json';

interface WriteOptions {
  /** The folder of the translations. */
  locales: string;
  assets: SiteAssets | undefined;
  colors: ((css: string) => HostColors | undefined) | undefined;
  analytics: AnalyticsSources | undefined;
  /** The origin of the provider, if it is not that of the site. */
  apiOrigin: string | undefined;
  sharePictures: boolean;
  /** The files that the site is made of. */
  modules: ReadonlySet<string>;
}

/** Renders the documents of a bundled site and writes the files for browsers, crawlers and hosts. */
export async function writeSite({ config, environments }: ViteBuilder, options: WriteOptions) {
  const { root } = config;
  const client = resolve(root, environments['client']?.config.build.outDir ?? '');
  const server = resolve(root, environments['ssr']?.config.build.outDir ?? '');
  // Vite has just written this file.
  const manifest = JSON.parse(await readFile(join(client, manifestName), 'utf8')) as Manifest;
  await rm(join(client, manifestName));

  const entryFile = join(server, `${serverName}.js`);
  const site = await builtEntry(entryFile);
  const clientKey = findKey(manifest, clientName);
  const clientFile = findFile(manifest, clientKey);
  const always = findScripts(manifest, clientKey);
  const stylesheet = findStyles(manifest);
  const locales = join(client, 'locales');
  for (const notice of await writeTranslations(options.locales, site, locales)) config.logger.warn(notice);
  const content = await writeContent(site, { root, client, locales: options.locales });
  /** With a page for each content. */
  const entry = { ...site, pages: content.routes };
  const { analytics, apiOrigin } = options;
  if (entry.policy) assertOrigins(entry.policy);
  const policy = { script: inlineScript(entry.headScript), analytics, apiOrigin, site: entry.policy };
  const css = await readFile(join(client, stylesheet), 'utf8');
  await writeFile(join(client, stylesheet), withoutWebFonts(css));
  const context: RenderContext = {
    serverEntry: entryFile,
    clientEntry: clientFile,
    locales,
    client,
    css,
    stylesheet,
    typeface: findTypeface(css),
    scripts: Object.fromEntries(
      entry.pages.map(({ path, file }) => {
        const page = relative(root, resolve(root, dirname(siteFile), file));
        const key = file === notFoundFile ? findKey(manifest, 'not-found-page') : page;
        const scripts = new Set([...always, ...findScripts(manifest, key)]);
        return [path, [...scripts].filter((script) => script !== clientFile)];
      }),
    ),
    policy,
  };
  const files = listDocuments(entry.languages, entry.pages);
  const references = await renderDocuments(context, files);
  await checkLinks(content.links, entry, client);
  const documents: Record<string, Record<string, string>> = {};
  for (const { path, language, file } of files) (documents[path] ??= {})[language] = file;

  const [first, ...others] = entry.languages.map(({ code }) =>
    entry.describe(code, readTranslations(locales, code, entry.descriptionNamespaces)),
  );
  if (!first) throw new Error('The site has no language.');
  await writeMachineFiles(entry, { locales, client }, [first, ...others], content.lists);
  await options.assets?.write({
    client,
    root,
    themeColor: entry.themeColor,
    sharePictures: options.sharePictures ? listSharePictures(entry, { client, locales }) : [],
  });
  const missing = iconFiles.filter((icon) => !existsSync(join(client, icon)));
  if (missing.length > 0)
    throw new Error(
      `These icons are missing in public: ${missing.join(', ')}. Add them, or let siteAssets() render them from icon.svg.`,
    );

  const checked = {
    ...entry,
    documents: new Set(Object.keys(documents)),
    client,
    sources: await readSources(root, [
      ...options.modules,
      ...globSync('**/*.json', { cwd: options.locales }).map((name) => join(options.locales, name)),
      ...content.folders.flatMap((folder) =>
        globSync('**/*.{md,json,yaml}', { cwd: folder }).map((name) => join(folder, name)),
      ),
    ]),
  };
  checkPageLinks(checked, references);
  for (const warning of findBlocked(checked, policy, references)) config.logger.warn(warning);

  const hostFiles = await prepareHostFiles(client);
  const host: HostManifest = {
    version: hostVersion,
    contacts: [...first.contacts],
    address: first.address,
    languages: entry.languages.map(({ code }) => code),
    names: Object.fromEntries([first, ...others].map(({ language, name }) => [language, name])),
    colors: options.colors?.(context.css),
    mails: readMails(options.locales, entry),
    documents,
    ...(documents[notFoundPath] && { notFound: notFoundPath }),
    redirects: { ...entry.redirects },
    policy: headerPolicy(policy),
    ...(hasForeignScript(analytics) && { reportOnlyPolicy: trustedTypesPolicy }),
    embedderPolicy: embedderPolicy(policy),
    files: hostFiles,
  };
  await writeFile(join(client, '..', 'host.json'), `${JSON.stringify(host, null, 2)}\n`);
  await writeStaticHosts(client, { origin: entry.origin, apiOrigin, ...host });
  config.logger.info(`${String(files.length)} documents, ${String(Object.keys(hostFiles).length)} files`);
}

/** The texts of mails, which only the provider reads. */
const readMails = (locales: string, { languages }: Pick<SiteEntry, 'languages'>) =>
  Object.fromEntries(
    languages
      .filter(({ code }) => existsSync(join(locales, code, 'mails.json')))
      .map(({ code }) => [code, readNamespace(locales, code, 'mails')]),
  );

function listSharePictures(
  { languages, pages, sharePicture }: SiteEntry,
  { client, locales }: Readonly<Record<'client' | 'locales', string>>,
): SharePictureFile[] {
  return languages.flatMap(({ code }) =>
    pages
      .filter(({ path }) => path !== notFoundPath)
      .map((page) => ({
        path: sharePicturePath(code, page.path),
        language: code,
        read: async () => {
          const translations = readTranslations(locales, code, page.namespaces);
          const content = await readContent(client, code, page);
          const picture = sharePicture(page.path, code, translations, content);
          if (!picture) throw new Error('The site describes no share pictures.');
          // A page that leads to its original has the title of another language.
          const others = content?.languages?.includes(code) === false ? content.languages : [];
          return { picture, languages: [code, ...others] };
        },
      })),
  );
}

/** Writes the content of all pages, and returns only what is needed later, so that the texts do not stay in memory. */
async function writeContent(
  site: SiteEntry,
  { root, client, locales }: Readonly<Record<'root' | 'client' | 'locales', string>>,
): Promise<Pick<Awaited<ReturnType<typeof readSiteContent>>, 'routes' | 'links' | 'lists' | 'folders'>> {
  const content = await readSiteContent(site, { root, locales, isDevelopment: false });
  const prepare = async (name: string) => {
    const file = join(client, name);
    await mkdir(dirname(file), { recursive: true });
    return file;
  };
  for (const { path, language, content: page } of content.pages)
    await writeFile(await prepare(contentFile(language, path)), JSON.stringify(page));
  for (const [name, text] of Object.entries(content.files)) await writeFile(await prepare(name), text);
  for (const [name, source] of Object.entries(content.copies)) await copyFile(source, await prepare(name));
  for (const { code } of site.languages) {
    const index = await renderSearchIndex(site, content, code, locales);
    if (index !== undefined) await writeFile(await prepare(searchFile(code)), index);
  }
  const { routes, links, lists, folders } = content;
  return { routes, links, lists, folders };
}

/** The source of a chunk with a name. */
const findKey = (manifest: Manifest, name: string) =>
  Object.keys(manifest).find((key) => manifest[key]?.name === name) ?? '';

/** The URL of the file that was built from a source. */
function findFile(manifest: Manifest, source: string): string {
  const chunk = manifest[source];
  if (!chunk) throw new Error(`The build has no "${source}".`);
  return `/${chunk.file}`;
}

/** The URL of the stylesheet that all documents link. */
function findStyles(manifest: Manifest): string {
  const source = Object.keys(manifest).find((key) => /^_style-[^/]*\.css$/.test(key));
  return findFile(manifest, source ?? 'style.css');
}

/** The URLs of a script and of all scripts that it imports. */
function findScripts(manifest: Manifest, source: string): string[] {
  const imports = manifest[source]?.imports ?? [];
  return [
    ...new Set([findFile(manifest, source), ...imports.flatMap((name) => findScripts(manifest, name))]),
  ];
}
