import { createServer, type Server } from 'node:http';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createI18n } from './create-i18n.ts';
import { createTranslationLoader } from './load-translations.ts';
import { site } from './testing/site.ts';

const files: Readonly<Record<string, object>> = {
  '/locales/zh-TW/shell.json': { pages: { home: '首頁' } },
  '/locales/zh-TW/home.json': {},
  '/locales/zh-TW/about.json': {},
  '/locales/zh-CN/about.json': {},
  '/locales/zh-CN/common.json': {},
};
const requested: string[] = [];
/** The number of failed responses by path. */
const failures = new Map<string, number>();
let server: Server;

/** Failures alternate between closed connections and status 503. */
beforeAll(async () => {
  server = createServer(({ url = '' }, response) => {
    requested.push(url);
    const left = failures.get(url) ?? 0;
    failures.set(url, left - 1);
    const file = files[url];
    if (left > 0 && left % 2) response.destroy();
    else if (left > 0) response.writeHead(503).end('Not now');
    else if (!file) response.writeHead(404).end('<h1>Not here</h1>');
    else response.end(JSON.stringify(file));
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const address = server.address();
  const port = typeof address === 'object' && address ? String(address.port) : '';
  const { fetch } = globalThis;
  vi.stubGlobal('fetch', (path: string) => fetch(`http://127.0.0.1:${port}${path}`));
});

beforeEach(() => {
  requested.length = 0;
});

afterAll(() => {
  vi.unstubAllGlobals();
  server.close();
});

const getUrl = (language: string, namespace: string) => `/locales/${language}/${namespace}.json`;

function createLoader() {
  const i18n = createI18n({ languages: site, language: 'en', translations: { shell: {} } });
  return { i18n, loader: createTranslationLoader(i18n, getUrl) };
}

describe('createTranslationLoader', () => {
  it('fetches each file once', async () => {
    const { i18n, loader } = createLoader();
    await loader.load('zh-TW', ['shell', 'home']);
    await i18n.changeLanguage('zh-TW');
    expect(i18n.t('shell:pages.home')).toBe('首頁');

    await loader.load('zh-TW', ['shell', 'home']);
    expect(requested.toSorted()).toEqual(['/locales/zh-TW/home.json', '/locales/zh-TW/shell.json']);
  });

  it('rejects if one of the files cannot be loaded', async () => {
    const { i18n, loader } = createLoader();
    await expect(loader.load('zh-CN', ['common', 'faq'])).rejects.toThrow('/locales/zh-CN/faq.json');
    expect(loader.has('zh-CN', ['common', 'faq'])).toBe(false);
    expect(i18n.language).toBe('en');
  });

  it('retries server errors three times with increasing delays', async () => {
    const about = (language: string) => getUrl(language, 'about');
    failures.set(about('zh-TW'), 3);
    failures.set(about('zh-CN'), 9);
    const { i18n, loader } = createLoader();
    const startedAt = performance.now();
    await Promise.all([
      loader.load('zh-TW', ['about']),
      expect(loader.load('zh-CN', ['about'])).rejects.toThrow(about('zh-CN')),
    ]);
    expect(i18n.hasResourceBundle('zh-TW', 'about')).toBe(true);
    expect(requested.filter((url) => url === about('zh-TW'))).toHaveLength(4);
    expect(requested.filter((url) => url === about('zh-CN'))).toHaveLength(4);
    // The delays are 200, 400 and 800 ms.
    expect(performance.now() - startedAt).toBeGreaterThan(1_390);
  });

  it('does not retry missing files', async () => {
    await expect(createLoader().loader.load('zh-CN', ['faq'])).rejects.toThrow('404');
    expect(requested).toEqual(['/locales/zh-CN/faq.json']);
  });
});
