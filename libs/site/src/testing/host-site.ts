import type { StaticSite } from '../host/manifest.ts';

const text = { type: 'text/html; charset=utf-8', etag: 'e', encodings: { br: '.br' } };

/** A built site with two pages in two languages. */
export const hostSite: StaticSite = {
  version: 1,
  origin: 'https://www.example.com',
  apiOrigin: undefined,
  contacts: [],
  languages: ['en', 'zh-TW'],
  documents: {
    '/': { en: 'index.html', 'zh-TW': 'index.zh-TW.html' },
    '/en': { en: 'en/index.html' },
    '/faq': { en: 'faq/index.html', 'zh-TW': 'faq/index.zh-TW.html' },
  },
  redirects: { '/old': '/faq#new', '/faq?topic=new': '/faq/new' },
  policy: "script-src 'self'; frame-ancestors 'none'",
  embedderPolicy: 'require-corp',
  files: {
    'index.html': text,
    'index.zh-TW.html': text,
    'en/index.html': text,
    'faq/index.html': text,
    'faq/index.zh-TW.html': text,
    'assets/a-1.js': text,
    'assets/b-2.js': text,
    'share/en.jpg': text,
    '.well-known/security.txt': text,
    'icon.svg': text,
  },
};
