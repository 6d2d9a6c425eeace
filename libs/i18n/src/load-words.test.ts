import { createServer, type Server } from 'node:http';
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createI18n } from './create-i18n.ts';
import { loadWords } from './load-words.ts';

const asked: string[] = [];
let server: Server;

/** A host that has the real files, except for one. */
beforeAll(async () => {
  server = createServer(({ url = '' }, response) => {
    asked.push(url);
    if (url.endsWith('/faq.json')) response.writeHead(404).end('<h1>Not here</h1>');
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
    expect(i18n.hasResourceBundle('zh-CN', 'common')).toBe(false);
    expect(i18n.language).toBe('en');
  });
});
