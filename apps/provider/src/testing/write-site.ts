import { hostVersion } from '@studio/site/host';
import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { HostManifest } from '@studio/site/host';

const types: Readonly<Record<string, string>> = {
  html: 'text/html; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  json: 'application/json; charset=utf-8',
  md: 'text/markdown; charset=utf-8',
  txt: 'text/plain; charset=utf-8',
};

/** Writes a site as the build does: files by name, each with a Brotli copy. The default page is `index.html`. */
export function writeSite(
  folder: string,
  named: Readonly<Record<string, string>> = {},
  more: Partial<HostManifest> = {},
): string {
  const files = Object.entries({ 'index.html': '<!doctype html><title>Hello</title>', ...named }).map(
    ([name, text]) => {
      const path = join(folder, 'client', name);
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(path, text);
      writeFileSync(`${path}.br`, brotliCompressSync(text));
      const etag = createHash('sha256').update(text).digest('base64url').slice(0, 22);
      return [name, { type: types[name.split('.').at(-1) ?? ''], etag, encodings: { br: '.br' } }] as const;
    },
  );
  const host = {
    version: hostVersion,
    languages: ['en'],
    contacts: [],
    documents: { '/': { en: 'index.html' } },
    redirects: {},
    policy: "script-src 'self'",
    embedderPolicy: 'require-corp',
    files: Object.fromEntries(files),
    ...more,
  };
  writeFileSync(join(folder, 'host.json'), JSON.stringify(host));
  return folder;
}
