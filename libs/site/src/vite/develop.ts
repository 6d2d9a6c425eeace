import { readFile } from 'node:fs/promises';
import { isRunnableDevEnvironment, type Connect, type ViteDevServer } from 'vite';
import { contentFile } from '../content/content-file.ts';
import type { PageContent } from '../content/page-content.ts';
import type { SiteEntry } from '../document/entry.ts';
import { getContentType } from '../host/content-types.ts';
import { isFilePath } from '../host/headers.ts';
import { holdClicks } from '../hydration/hydration.ts';
import { dataBlock, insert } from './compose.ts';
import { readSiteContent } from './content.ts';
import { listDocuments, type SiteDocumentFile } from './documents.ts';
import { clientEntry, serverEntry, stylesFile } from './virtual-entries.ts';
import { searchFile } from '../search/search-file.ts';
import { renderSearchIndex } from './search-index.ts';
import { renderWebManifest } from './web-manifest.ts';
import { notFoundPath } from '../not-found/not-found-path.ts';
import { readSiteNamespace, readSiteTexts } from './site-texts.ts';
import { readKeepTogether } from '@studio/i18n/files';
import { markNamespace } from '@studio/i18n/word-breaks';

/** A file that a build would write, or a redirect. */
type Answer = [type: string, body: string | Uint8Array, status?: number] | { location: string };

/** Renders each document on request from the current sources. */
export function developSite(server: ViteDevServer, locales: string): void {
  const { client, ssr } = server.environments;
  if (!isRunnableDevEnvironment(ssr)) throw new Error('This Vite server cannot render pages.');
  const { runner } = ssr;

  const { root } = server.config;
  let folders = [locales];
  server.watcher.add(folders);
  /** Of the entry, which is another one after a change of the modules that it imports. */
  let content: { entry: SiteEntry; read: ReturnType<typeof readSiteContent> } | undefined;
  server.watcher.on('all', (_event, file) => {
    if (!folders.some((folder) => file.startsWith(folder))) return;
    content = undefined;
    server.hot.send({ type: 'full-reload' });
  });

  const load = async () => (await runner.import<{ default: SiteEntry }>(serverEntry)).default;

  const loadContent = async (entry: SiteEntry) => {
    const source = await entry.content?.();
    folders = [locales, ...(source?.default.folders(root) ?? [])];
    server.watcher.add(folders);
    if (content?.entry !== entry) {
      content = { entry, read: readSiteContent(entry, { root, locales, isDevelopment: true }) };
      content.read.catch(() => (content = undefined));
    }
    return await content.read;
  };

  /** Reads texts with the marks that a build would write. */
  const readMarked = ({ languages }: SiteEntry, language: string, namespace: string) =>
    markNamespace(
      readSiteNamespace({ locales, languages }, language, namespace),
      language,
      readKeepTogether(locales),
    );

  /** Returns what a host would send. */
  async function fileAt(path: string, query: string): Promise<Answer | undefined> {
    const [, language = '', namespace = ''] = /^\/locales\/([\w-]+)\/([\w-]+)\.json$/.exec(path) ?? [];
    const entry = await load();
    const queried = entry.redirects[path + query];
    if (query && queried !== undefined) return { location: queried };
    if (entry.languages.some(({ code }) => code === language))
      return ['application/json', JSON.stringify(readMarked(entry, language, namespace))];
    for (const { code } of entry.languages) {
      const translations = readSiteTexts({ ...entry, locales }, code, entry.descriptionNamespaces);
      if (path === `/${code}.webmanifest`)
        return ['application/manifest+json', renderWebManifest(entry, entry.describe(code, translations))];
      const file = entry.files(code, translations)[path.slice(1)];
      if (file !== undefined) return [path.endsWith('.svg') ? 'image/svg+xml' : 'text/plain', file];
    }
    const { pages, files, copies, routes } = await loadContent(entry);
    const built = pages.find((page) => contentFile(page.language, page.path) === path);
    if (built) return ['application/json', JSON.stringify(built.content)];
    for (const { code } of entry.languages) {
      if (path !== searchFile(code)) continue;
      const index = await renderSearchIndex(entry, await loadContent(entry), code, locales);
      if (index !== undefined) return ['application/json', index];
    }
    const extra = files[path] ?? (copies[path] && (await readFile(copies[path])));
    if (extra !== undefined) return [getContentType(path), extra];
    const documents = listDocuments(entry.languages, routes);
    const findDocument = (wanted: string) => documents.find((candidate) => candidate.path === wanted);
    const [prefix] = entry.languages.filter(({ code }) => path.startsWith(`/${code}/`));
    const notFound = (prefix ? `/${prefix.code}` : '') + notFoundPath;
    const document = findDocument(path) ?? (isFilePath(path) ? undefined : findDocument(notFound));
    const target = entry.redirects[path.replace(/\/$/, '')];
    if (target !== undefined && (!document || document.page === notFoundPath)) return { location: target };
    if (!document) return undefined;
    const shown = pages.find((page) => page.path === document.page && page.language === document.language);
    const html = await renderPage(entry, path, document, shown?.content);
    return ['text/html', html, document.page === notFoundPath ? 404 : 200];
  }

  /**
   * The stylesheets that components import. Vite would insert them with the scripts, and the page would be without styles
   * for some seconds. It keeps the elements that it finds by the attribute.
   */
  async function inlineStyles(): Promise<string> {
    const ids = [...ssr.moduleGraph.idToModuleMap.keys()].filter((id) => id.endsWith('.css'));
    const styles = ids.map(async (id) => {
      const css = await client.transformRequest(`${id}?direct`);
      return `<style type="text/css" data-vite-dev-id="${id}">${css?.code ?? ''}</style>`;
    });
    return (await Promise.all(styles)).join('');
  }

  async function renderPage(
    entry: SiteEntry,
    path: string,
    { language, namespaces }: SiteDocumentFile,
    content: PageContent | undefined,
  ) {
    const translations = Object.fromEntries(
      namespaces.map((namespace) => [namespace, readMarked(entry, language, namespace)]),
    );
    const { html } = await entry.render({ path, language, translations, content });
    const page = insert(html, {
      '</head>': `<script>${entry.headScript}${holdClicks}</script><link rel="stylesheet" href="/${stylesFile}">${await inlineStyles()}<script type="module" src="/@id/__x00__${clientEntry}"></script>`,
      '</body>': dataBlock({ language, translations }),
    });
    return server.transformIndexHtml(path, page);
  }

  const handle: Connect.NextHandleFunction = (request, response, next) => {
    const { pathname, search } = new URL(request.originalUrl ?? '/', 'http://localhost');
    fileAt(pathname, search)
      .then((found) => {
        if (found && 'location' in found) response.writeHead(302, { Location: found.location }).end();
        else if (found)
          response
            .writeHead(found[2] ?? 200, {
              'Content-Type': found[0].includes('charset') ? found[0] : `${found[0]}; charset=utf-8`,
            })
            .end(found[1]);
        else if (isFilePath(pathname)) response.writeHead(404).end();
        else response.writeHead(302, { Location: '/' }).end();
      })
      .catch(next);
  };
  server.middlewares.use(handle);
}
