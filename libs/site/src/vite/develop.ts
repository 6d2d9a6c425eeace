import { isRunnableDevEnvironment, type Connect, type ViteDevServer } from 'vite';
import type { SiteEntry } from '../document/entry.ts';
import { isFilePath } from '../host/headers.ts';
import { holdClicks } from '../hydration/hydration.ts';
import { dataBlock, insert } from './compose.ts';
import { listDocuments, type SiteDocumentFile } from './documents.ts';
import { clientEntry, serverEntry, stylesFile } from './virtual-entries.ts';
import { renderWebManifest } from './web-manifest.ts';
import { readKeepTogether, readNamespace, readTranslations } from '@studio/i18n/files';
import { markNamespace } from '@studio/i18n/word-breaks';

/** Renders each document on request from the current sources. */
export function developSite(server: ViteDevServer, locales: string): void {
  const { ssr } = server.environments;
  if (!isRunnableDevEnvironment(ssr)) throw new Error('This Vite server cannot render pages.');
  const { runner } = ssr;

  server.watcher.add(locales);
  server.watcher.on('change', (file) => {
    if (file.startsWith(locales)) server.hot.send({ type: 'full-reload' });
  });

  const load = async () => (await runner.import<{ default: SiteEntry }>(serverEntry)).default;

  /** Reads texts with the marks that a build would write. */
  const readMarked = (language: string, namespace: string) =>
    markNamespace(readNamespace(locales, language, namespace), language, readKeepTogether(locales));

  /** Returns the type and the content of a file that a build would write. */
  async function fileAt(path: string): Promise<[type: string, body: string] | undefined> {
    const [, language = '', namespace = ''] = /^\/locales\/([\w-]+)\/([\w-]+)\.json$/.exec(path) ?? [];
    const entry = await load();
    if (entry.languages.some(({ code }) => code === language))
      return ['application/json', JSON.stringify(readMarked(language, namespace))];
    for (const { code } of entry.languages) {
      const translations = readTranslations(locales, code, entry.descriptionNamespaces);
      if (path === `/${code}.webmanifest`)
        return ['application/manifest+json', renderWebManifest(entry, entry.describe(code, translations))];
      const file = entry.files(code, translations)[path.slice(1)];
      if (file !== undefined) return [path.endsWith('.svg') ? 'image/svg+xml' : 'text/plain', file];
    }
    const document = listDocuments(entry).find((candidate) => candidate.path === path);
    return document && ['text/html', await renderPage(entry, document)];
  }

  async function renderPage(entry: SiteEntry, { path, language, namespaces }: SiteDocumentFile) {
    const translations = Object.fromEntries(
      namespaces.map((namespace) => [namespace, readMarked(language, namespace)]),
    );
    const { html } = await entry.render({ path, language, translations });
    const page = insert(html, {
      '</head>': `<script>${entry.headScript}${holdClicks}</script><link rel="stylesheet" href="/${stylesFile}"><script type="module" src="/@id/__x00__${clientEntry}"></script>`,
      '</body>': dataBlock({ language, translations }),
    });
    return server.transformIndexHtml(path, page);
  }

  const handle: Connect.NextHandleFunction = (request, response, next) => {
    const { pathname } = new URL(request.originalUrl ?? '/', 'http://localhost');
    fileAt(pathname)
      .then((found) => {
        if (found) response.setHeader('Content-Type', `${found[0]}; charset=utf-8`).end(found[1]);
        else if (isFilePath(pathname)) response.writeHead(404).end();
        else response.writeHead(302, { Location: '/' }).end();
      })
      .catch(next);
  };
  server.middlewares.use(handle);
}
