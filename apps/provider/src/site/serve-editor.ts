import { editorPath, editorPolicy, getContentType, type Headers } from '@studio/site/host';
import type { Context } from 'hono';
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { ConfigError } from '../config-error.ts';
import type { RequestEnv } from '../http/observe-requests.ts';

/** The editor of a built site: its files by path, and the API of the Git host that it saves to. */
export interface BuiltEditor {
  gitHost: string;
  files: ReadonlyMap<string, Uint8Array<ArrayBuffer>>;
}

const editorData = v.object({ api: v.pipe(v.string(), v.url()) });

/** Reads the folder `editor` of a build with EDITOR_REPOSITORY into memory. */
export function readEditor(folder: string): BuiltEditor {
  const read = (name: string) => new Uint8Array(readFileSync(join(folder, name)));
  try {
    const { api } = v.parse(editorData, JSON.parse(new TextDecoder().decode(read('editor.json'))));
    const names = [
      'index.html',
      'editor.json',
      ...readdirSync(join(folder, 'assets')).map((name) => `assets/${name}`),
    ];
    const files = new Map(names.map((name) => [editorPath + name, read(name)]));
    return { gitHost: new URL(api).origin, files };
  } catch {
    throw new ConfigError(
      `There is no editor in ${folder}. Build the site with EDITOR_REPOSITORY, or leave EDITOR_DIR out.`,
    );
  }
}

/** Serves the editor, with a policy of its own. */
export function serveEditor({ files, gitHost }: BuiltEditor, securityHeaders: Headers) {
  const headers = { ...securityHeaders, 'Content-Security-Policy': editorPolicy(gitHost) };
  return (context: Context<RequestEnv>): Response => {
    const { path } = context.req;
    if (`${path}/` === editorPath) return context.redirect(editorPath, 308);
    const name = path === editorPath ? `${editorPath}index.html` : path;
    const file = files.get(name);
    context.set('siteRoute', file ? 'file' : 'missing');
    if (!file) return context.text('Not found.\n', 404, { 'Cache-Control': 'no-store' });
    context.set('hasAllHeaders', true);
    const cache = name.startsWith(`${editorPath}assets/`)
      ? 'public, max-age=31536000, immutable'
      : 'no-cache';
    return new Response(file, {
      headers: { ...headers, 'Content-Type': getContentType(name), 'Cache-Control': cache },
    });
  };
}
