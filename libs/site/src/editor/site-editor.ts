import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { isRunnableDevEnvironment, type Connect, type Plugin, type ViteDevServer } from 'vite';
import { getContentType } from '../host/content-types.ts';
import { editorPath, editorPolicy } from '../host/editor-policy.ts';
import { buildPage } from './build-page.ts';
import type { Editor } from './define-editor.ts';
import { editorData } from './editor-data.ts';
import type { SiteEntry } from '../document/entry.ts';
import { serverEntry } from '../vite/virtual-entries.ts';
import { answerApi, readBody } from './gitea-api.ts';
import type { EditorData } from './page/editor-data.ts';
import { pageOfEntry } from './page-of-entry.ts';
import { openRepository } from './repository.ts';
import { readGitHost, writeEditor } from './write-editor.ts';

export interface SiteEditorOptions {
  /** The module with `defineEditor()`, relative to the folder of the site's project. @default src/editor.server.ts */
  editor?: string;
}

/**
 * Serves the editor at `/admin/` of the development server, if SITE_EDITOR is set, as `npm run edit` does. A build with
 * EDITOR_REPOSITORY writes the editor for a host to the folder `editor`: it saves to that repository.
 */
export function siteEditor({ editor: file = 'src/editor.server.ts' }: SiteEditorOptions = {}): Plugin {
  return {
    name: 'studio:editor',

    configureServer(server) {
      if (!process.env['SITE_EDITOR']) return;
      serveEditor(server, file);
      const printUrls = server.printUrls.bind(server);
      server.printUrls = () => {
        printUrls();
        for (const url of server.resolvedUrls?.local ?? [])
          server.config.logger.info(`  ➜  Editor:  ${new URL(editorPath, url).href}`);
      };
    },

    buildApp: {
      order: 'post',
      async handler({ config }) {
        const repository = process.env['EDITOR_REPOSITORY'];
        if (!repository) return;
        const { root, build } = config;
        await writeEditor(
          resolve(root, file),
          root,
          resolve(root, build.outDir, 'editor'),
          readGitHost(repository),
        );
      },
    },
  };
}

type Answer = [type: string, status: number, body: string | Uint8Array];

function serveEditor(server: ViteDevServer, file: string) {
  const { root } = server.config;
  const { ssr } = server.environments;
  if (!isRunnableDevEnvironment(ssr)) throw new Error('This Vite server cannot load the editor.');
  const { runner } = ssr;
  const page = buildPage(join(root, 'node_modules/.cache'));
  /** Read again for each request: the description imports what the editor changes. */
  const load = async () => (await runner.import<{ default: Editor }>(resolve(root, file))).default;
  const loadSite = async () => (await runner.import<{ default: SiteEntry }>(serverEntry)).default;

  /** Resolves when the server has seen changes of these files, so that its pages have them: after two seconds at the latest. */
  async function untilSeen(files: readonly string[]): Promise<void> {
    const waiting = new Set(files);
    const all = new Promise<void>((done) => {
      const see = (_event: string, file: string) => {
        waiting.delete(file);
        if (waiting.size > 0) return;
        server.watcher.off('all', see);
        done();
      };
      server.watcher.on('all', see);
    });
    await Promise.race([all, setTimeout(2000)]);
  }

  async function answer(path: string, request: Connect.IncomingMessage): Promise<Answer | undefined> {
    if (path === 'editor.json') {
      const origin = `http://${request.headers.host ?? 'localhost'}`;
      return ['application/json', 200, JSON.stringify(localData(await load(), root, origin))];
    }
    if (path.startsWith('api/')) {
      const editor = await load();
      const [first] = editor.languages;
      const wanted = request.headers['accept-language'];
      const { code = '' } = editor.languages.find(({ code }) => code === wanted) ?? first ?? {};
      const repository = openRepository(editor, { root, language: code, loadSite, untilSeen });
      const { status, body: answered } = await answerApi(repository, {
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
    if (!`${pathname}/`.startsWith(editorPath)) {
      next();
      return;
    }
    if (`${pathname}/` === editorPath) {
      response.writeHead(302, { Location: editorPath }).end();
      return;
    }
    // Another site may not use the API: a browser names the site that sends a request.
    const site = request.headers['sec-fetch-site'];
    if (site !== undefined && site !== 'same-origin' && site !== 'none') {
      response.writeHead(403).end();
      return;
    }
    answer(pathname.slice(editorPath.length), request)
      .then((found) => {
        if (!found) response.writeHead(404).end();
        else
          response
            .writeHead(found[1], {
              'Content-Type': found[0],
              'Content-Security-Policy': editorPolicy(),
              'Cache-Control': 'no-cache',
            })
            .end(found[2]);
      })
      .catch(next);
  });
}

function localData(editor: Editor, root: string, origin: string): EditorData {
  const api = `${origin}${editorPath}api`;
  const backend = { name: 'gitea', repo: 'site/files', branch: 'files', api_root: api } as const;
  return editorData(editor, root, { api, backend, isLocal: true });
}
