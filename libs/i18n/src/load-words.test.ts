import { createServer, type Server } from 'node:http';
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createI18n } from './create-i18n.ts';
import type { Language } from './languages.ts';
import { hasWords, loadWords } from './load-words.ts';

const requested: string[] = [];
/** The number of failed responses by path. */
const failures = new Map<string, number>();
let server: Server;

/** A server with the real files, except `faq.json`. Failures alternate between closed connections and status 503. */
beforeAll(async () => {
  server = createServer(({ url = '' }, response) => {
    requested.push(url);
    const left = failures.get(url) ?? 0;
    failures.set(url, left - 1);
    if (left > 0 && left % 2) response.destroy();
    else if (left > 0) response.writeHead(503).end('Not now');
    else if (url.endsWith('/faq.json')) response.writeHead(404).end('<h1>Not here</h1>');
    else response.end(readFileSync(new URL(`../${url}`, import.meta.url)));
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const address = server.address();
  const port = typeof address === 'object' && address ? String(address.port) : '';
  const { fetch } = globalThis;
  vi.stubGlobal('fetch', (path: string) => fetch(`http://127.0.0.1:${port}${path}`));
});

afterAll(() => {
  vi.unstubAllGlobals();
  server.close();
});

describe('loadWords', () => {
  it('fetches each file once', async () => {
    const i18n = createI18n('en', { shell: { pages: { home: 'Home' } } });
    await loadWords(i18n, 'zh-TW', ['shell', 'home']);
    await i18n.changeLanguage('zh-TW');
    expect(i18n.t('pages.home')).toBe('首頁');

    await loadWords(i18n, 'zh-TW', ['shell', 'home']);
    expect(requested.toSorted()).toEqual(['/locales/zh-TW/home.json', '/locales/zh-TW/shell.json']);
  });

  it('rejects if one of the files cannot be loaded', async () => {
    const i18n = createI18n('en', { shell: {} });
    await expect(loadWords(i18n, 'zh-CN', ['common', 'faq'])).rejects.toThrow('/locales/zh-CN/faq.json');
    expect(hasWords(i18n, 'zh-CN', ['common', 'faq'])).toBe(false);
    expect(i18n.language).toBe('en');
  });

  it('retries server errors three times with increasing delays', async () => {
    const about = (language: Language) => `/locales/${language}/about.json`;
    failures.set(about('zh-TW'), 3);
    failures.set(about('zh-CN'), 9);
    const i18n = createI18n('en', { shell: {} });
    const began = performance.now();
    await Promise.all([
      loadWords(i18n, 'zh-TW', ['about']),
      expect(loadWords(i18n, 'zh-CN', ['about'])).rejects.toThrow(about('zh-CN')),
    ]);
    expect(i18n.hasResourceBundle('zh-TW', 'about')).toBe(true);
    expect(requested.filter((address) => address === about('zh-TW'))).toHaveLength(4);
    expect(requested.filter((address) => address === about('zh-CN'))).toHaveLength(4);
    // 200, 400 and 800 ms.
    expect(performance.now() - began).toBeGreaterThan(1_390);
  });

  it('does not retry missing files', async () => {
    requested.length = 0;
    await expect(loadWords(createI18n('en', { shell: {} }), 'zh-CN', ['faq'])).rejects.toThrow('404');
    expect(requested).toEqual(['/locales/zh-CN/faq.json']);
  });
});
