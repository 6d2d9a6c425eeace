import { brotliCompressSync, gzipSync, zstdCompressSync } from 'node:zlib';
import type { BuiltSite, SiteFile } from '../site/built-site.ts';

const bytes = (text: string) => new Uint8Array(Buffer.from(text));

const file = (text: string, type: string, copies: SiteFile['copies'] = new Map()): SiteFile => ({
  type,
  etag: String(text.length),
  body: bytes(text),
  copies,
});

/** A file with compressed copies, as the build writes them. */
function compressed(text: string, type: string): SiteFile {
  const copies = new Map([
    ['br', new Uint8Array(brotliCompressSync(text))],
    ['zstd', new Uint8Array(zstdCompressSync(text))],
    ['gzip', new Uint8Array(gzipSync(text))],
  ]);
  return file(text, type, copies);
}

export const documentPolicy = "script-src 'self'; frame-ancestors 'none'";
const page = (text: string) => file(text, 'text/html; charset=utf-8');

/** A built site with two pages. */
export const smallSite: BuiltSite = {
  languages: ['en', 'zh-CN', 'zh-TW'],
  policy: documentPolicy,
  embedderPolicy: 'require-corp',
  documents: new Map([
    [
      '/',
      new Map([
        ['en', page('hello')],
        ['zh-CN', page('你好')],
        ['zh-TW', page('您好')],
      ]),
    ],
    ['/en', new Map([['en', compressed('hello in english', 'text/html; charset=utf-8')]])],
  ]),
  redirects: new Map([
    ['/old', '/en#new'],
    ['/en?part=one', '/en/one'],
  ]),
  files: new Map([
    ['/assets/a-1.js', compressed('js', 'text/javascript; charset=utf-8')],
    ['/locales/en/home.json', compressed('{}', 'application/json; charset=utf-8')],
    ['/share/home.jpg', file('a picture', 'image/jpeg')],
    ['/icon.svg', file('<svg/>', 'image/svg+xml')],
  ]),
};
