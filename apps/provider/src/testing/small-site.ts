import { brotliCompressSync, gzipSync, zstdCompressSync } from 'node:zlib';
import { createSecurityHeaders } from '@studio/site/host';
import type { BuiltSite, SiteFile } from '../site/built-site.ts';
import { prepareSite } from '../site/prepared-site.ts';

const bytes = (text: string) => new Uint8Array(Buffer.from(text));

function file(text: string, type: string, more: Partial<SiteFile> = {}): SiteFile {
  return {
    type,
    etag: String(text.length),
    bodies: new Map([['identity', bytes(text)]]),
    ...more,
  };
}

/** A file with compressed copies, as the build writes them. */
function compressed(text: string, type: string): SiteFile {
  const body = bytes(text);
  const bodies = new Map([
    ['identity', body],
    ['br', new Uint8Array(brotliCompressSync(body))],
    ['zstd', new Uint8Array(zstdCompressSync(body))],
    ['gzip', new Uint8Array(gzipSync(body))],
  ]);
  return file(text, type, { bodies });
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
  redirects: new Map([['/old', '/en#new']]),
  files: new Map([
    ['/assets/a-1.js', compressed('js', 'text/javascript; charset=utf-8')],
    ['/locales/en/home.json', compressed('{}', 'application/json; charset=utf-8')],
    ['/share/home.jpg', file('a picture', 'image/jpeg')],
    ['/icon.svg', file('<svg/>', 'image/svg+xml')],
  ]),
};

export const preparedSite = prepareSite(smallSite, {
  securityHeaders: createSecurityHeaders(),
  crossOrigin: false,
});
