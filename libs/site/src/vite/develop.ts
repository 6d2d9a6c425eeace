import { createReadStream, existsSync } from 'node:fs';
import { join, normalize } from 'node:path';
import { isRunnableDevEnvironment, type Connect, type ResolvedConfig, type ViteDevServer } from 'vite';
import type { SiteEntry } from '../entry.ts';
import { holdClicks } from '../hydration.ts';
import { dataBlock, insert } from './compose.ts';
import { documentsOf, readWords } from './documents.ts';
import { readOutline } from './outline.ts';
import type { SiteOptions } from './site.ts';
import { webManifestOf } from './web-manifest.ts';

/** Renders each document on request from the current sources. */
export function developSite(server: ViteDevServer, { root }: ResolvedConfig, options: SiteOptions): void {
  const { ssr } = server.environments;
  if (!isRunnableDevEnvironment(ssr)) throw new Error('This Vite server cannot draw pages.');
  const { runner } = ssr;

  server.watcher.add(options.locales);
  server.watcher.on('change', (file) => {
    if (file.startsWith(options.locales)) server.hot.send({ type: 'full-reload' });
  });

  const handle: Connect.NextHandleFunction = (request, response, next) => {
    const path = new URL(request.originalUrl ?? '/', 'http://localhost').pathname;
    if (path.startsWith('/locales/')) {
      const file = join(options.locales, normalize(path.slice('/locales/'.length)));
      if (!file.startsWith(options.locales) || !existsSync(file)) {
        next();
        return;
      }
      response.setHeader('Content-Type', 'application/json; charset=utf-8');
      createReadStream(file).pipe(response);
      return;
    }
    const [, manifestOf] = /^\/([^/]+)\.webmanifest$/.exec(path) ?? [];
    if (manifestOf) {
      renderManifest(manifestOf)
        .then((manifest) => {
          response.setHeader('Content-Type', 'application/manifest+json').end(manifest);
        })
        .catch(next);
      return;
    }
    renderPage(path)
      .then((html) => {
        if (html === undefined) response.writeHead(302, { Location: '/' }).end();
        else response.setHeader('Content-Type', 'text/html; charset=utf-8').end(html);
      })
      .catch(next);
  };
  server.middlewares.use(handle);

  const load = () => runner.import<SiteEntry>(join(root, options.server));

  async function renderManifest(language: string): Promise<string> {
    const entry = await load();
    return webManifestOf(entry, await readOutline(entry, options.locales, language));
  }

  async function renderPage(path: string): Promise<string | undefined> {
    const entry = await load();
    const document = documentsOf(entry).find((candidate) => candidate.path === path);
    if (!document) return undefined;
    const words = await readWords(options.locales, document);
    const renderedAt = new Date();
    const { html } = await entry.render({ path, language: document.language, words, renderedAt });
    const page = insert(html, {
      '</head>': `<script>${entry.headScript ?? ''}${holdClicks}</script><link rel="stylesheet" href="/${options.styles}"><script type="module" src="/${options.client}"></script>`,
      '</body>': dataBlock({ language: document.language, words, renderedAt: renderedAt.toISOString() }),
    });
    return server.transformIndexHtml(path, page);
  }
}
