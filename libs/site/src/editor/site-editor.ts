import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { isRunnableDevEnvironment, type Connect, type Plugin, type ViteDevServer } from 'vite';
import { getContentType } from '../host/content-types.ts';
import { buildPage } from './build-page.ts';
import type { Editor } from './define-editor.ts';
import { editorConfig, readLabels, repositoryPaths } from './editor-config.ts';
import { pictureWords } from './editor-labels.ts';
import { answerApi, readBody } from './gitea-api.ts';
import type { EditorData } from './page/editor-data.ts';
import { pageOfEntry } from './page-of-entry.ts';
import { openRepository } from './repository.ts';

export interface SiteEditorOptions {
  /** The module with `defineEditor()`, relative to the folder of the site's project. @default src/editor.server.ts */
  editor?: string;
}

/** Where the editor is on the site. */
const base = '/admin/';

/** The policy of the pages of the editor. Sveltia CMS adds styles at run time, and shows pictures before they are saved. */
const policy = [
  "default-src 'none'",
  "script-src 'self' 'wasm-unsafe-eval'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' blob: data:",
  "font-src 'self' data:",
  "connect-src 'self' blob:",
  "frame-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'self'",
].join('; ');

/** Serves the editor at `/admin/` of the development server, with the variable EDITOR. */
export function siteEditor({ editor: file = 'src/editor.server.ts' }: SiteEditorOptions = {}): Plugin {
  return {
    name: 'studio:editor',
    apply: 'serve',
    configureServer(server) {
      if (!process.env['EDITOR']) return;
      serveEditor(server, file);
    },
  };
}

type Answer = [type: string, status: number, body: string | Uint8Array];

function serveEditor(server: ViteDevServer, file: string) {
  const { root } = server.config;
  const { ssr } = server.environments;
  if (!isRunnableDevEnvironment(ssr)) throw new Error('This Vite server cannot load the editor.');
  const { runner } = ssr;
  const page = buildPage(join(root, 'node_modules/.cache'), base);
  /** Read again for each request: the description imports what the editor changes. */
  const load = async () => (await runner.import<{ default: Editor }>(resolve(root, file))).default;

  async function answer(path: string, request: Connect.IncomingMessage): Promise<Answer | undefined> {
    if (path === 'editor.json') {
      const origin = `http://${request.headers.host ?? 'localhost'}`;
      return ['application/json', 200, JSON.stringify(editorData(await load(), root, origin))];
    }
    if (path.startsWith('api/')) {
      const { status, body: answered } = await answerApi(openRepository(await load(), root), {
        method: request.method,
        path: path.slice('api'.length),
        body: await readBody(request),
      });
      return answered instanceof Uint8Array
        ? [getContentType(path), status, answered]
        : ['application/json', status, JSON.stringify(answered)];
    }
    const [, collection, entry] = /^pages\/([^/]+)\/([^/]+)$/.exec(path) ?? [];
    if (collection !== undefined && entry !== undefined) {
      const page = await pageOfEntry(await load(), root, collection, entry);
      return page === undefined ? undefined : ['text/plain', 200, page];
    }
    const name = path === '' ? 'index.html' : path;
    const found = join(await page, name);
    return existsSync(found) && !name.includes('..')
      ? [getContentType(name), 200, await readFile(found)]
      : undefined;
  }

  server.middlewares.use((request, response, next) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    if (!`${pathname}/`.startsWith(base)) {
      next();
      return;
    }
    if (`${pathname}/` === base) {
      response.writeHead(302, { Location: base }).end();
      return;
    }
    // Another site may not use the API: a browser names the site that sends a request.
    const site = request.headers['sec-fetch-site'];
    if (site !== undefined && site !== 'same-origin' && site !== 'none') {
      response.writeHead(403).end();
      return;
    }
    answer(pathname.slice(base.length), request)
      .then((found) => {
        if (!found) response.writeHead(404).end();
        else
          response
            .writeHead(found[1], {
              'Content-Type': found[0],
              'Content-Security-Policy': policy,
              'Cache-Control': 'no-cache',
            })
            .end(found[2]);
      })
      .catch(next);
  });
}

function editorData(editor: Editor, root: string, origin: string): EditorData {
  const { languages, collections } = editor;
  const api = `${origin}${base}api`;
  const backend = { name: 'gitea', repo: 'site/files', branch: 'files', api_root: api } as const;
  return {
    configs: Object.fromEntries(
      languages.map(({ code }) => [
        code,
        {
          config: editorConfig(editor, { root, language: code, backend }),
          words: pictureWords(readLabels(editor, root, code)),
        },
      ]),
    ),
    languages,
    api,
    folders: collections.map(({ folder }) => repositoryPaths(editor, root)(folder)),
    isLocal: true,
  };
}
