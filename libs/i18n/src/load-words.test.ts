import { createServer, type Server } from 'node:http';
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createI18n } from './create-i18n.ts';
import type { Language } from './languages.ts';
import { hasWords, loadWords } from './load-words.ts';

const asked: string[] = [];
/** How often the host is not well, by the address. */
const stumbles = new Map<string, number>();
let server: Server;

/** A host that has the real files, except for one. When it is not well, it breaks off and answers 503 by turns. */
beforeAll(async () => {
  server = createServer(({ url = '' }, response) => {
    asked.push(url);
    const left = stumbles.get(url) ?? 0;
    stumbles.set(url, left - 1);
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

describe('the words of another language', () => {
  it('are fetched once, and spoken when the language changes', async () => {
    const i18n = createI18n('en', { shell: { pages: { home: 'Home' } } });
    await loadWords(i18n, 'zh-TW', ['shell', 'home']);
    await i18n.changeLanguage('zh-TW');
    expect(i18n.t('pages.home')).toBe('首頁');

    await loadWords(i18n, 'zh-TW', ['shell', 'home']);
    expect(asked.toSorted()).toEqual(['/locales/zh-TW/home.json', '/locales/zh-TW/shell.json']);
  });

  it('leave the page as it is when one of the files does not come', async () => {
    const i18n = createI18n('en', { shell: {} });
    await expect(loadWords(i18n, 'zh-CN', ['common', 'faq'])).rejects.toThrow('/locales/zh-CN/faq.json');
    expect(hasWords(i18n, 'zh-CN', ['common', 'faq'])).toBe(false);
    expect(i18n.language).toBe('en');
  });

  it('are asked for three times more where a host stumbles, later each time', async () => {
    const about = (language: Language) => `/locales/${language}/about.json`;
    stumbles.set(about('zh-TW'), 3);
    stumbles.set(about('zh-CN'), 9);
    const i18n = createI18n('en', { shell: {} });
    const began = performance.now();
    await Promise.all([
      loadWords(i18n, 'zh-TW', ['about']),
      expect(loadWords(i18n, 'zh-CN', ['about'])).rejects.toThrow(about('zh-CN')),
    ]);
    expect(i18n.hasResourceBundle('zh-TW', 'about')).toBe(true);
    expect(asked.filter((address) => address === about('zh-TW'))).toHaveLength(4);
    expect(asked.filter((address) => address === about('zh-CN'))).toHaveLength(4);
    // 200, 400 and 800 ms.
    expect(performance.now() - began).toBeGreaterThan(1_390);
  });

  it('are asked for once where they are missing', async () => {
    asked.length = 0;
    await expect(loadWords(createI18n('en', { shell: {} }), 'zh-CN', ['faq'])).rejects.toThrow('404');
    expect(asked).toEqual(['/locales/zh-CN/faq.json']);
  });
});
