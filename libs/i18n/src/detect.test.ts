import { afterEach, describe, expect, it, vi } from 'vitest';
import { detectLanguage } from './detect.ts';
import { site } from './testing/site.ts';

/** Stubs the browser globals with these preferences only. */
function visitor({ query = '', cookie = '', storage = '', browser = [] as string[], html = '' }) {
  vi.stubGlobal('location', { search: query });
  vi.stubGlobal('document', { cookie, documentElement: { lang: html } });
  vi.stubGlobal('localStorage', { getItem: (key: string) => (key === 'i18nextLng' && storage) || null });
  vi.stubGlobal('navigator', { languages: browser });
}

afterEach(() => vi.unstubAllGlobals());

describe('detectLanguage', () => {
  const preferences = {
    query: '?lng=zh-TW',
    cookie: 'theme=dark; i18next=zh-CN; other=1',
    storage: 'zh-TW',
    browser: ['zh-CN'],
    html: 'zh-TW',
  };

  it.each([
    ['the URL', preferences, 'zh-TW'],
    ['the cookie', { ...preferences, query: '' }, 'zh-CN'],
    ['the storage', { ...preferences, query: '', cookie: '' }, 'zh-TW'],
    ['the browser', { ...preferences, query: '', cookie: '', storage: '' }, 'zh-CN'],
    ['the document', { html: 'zh-TW' }, 'zh-TW'],
    ['the fallback', {}, 'en'],
  ])('uses %s if no earlier source has a language', (_source, given, language) => {
    visitor(given);
    expect(detectLanguage(site)).toBe(language);
  });

  it('uses the first supported language of the browser', () => {
    visitor({ browser: ['tlh-CA', 'zh-HK', 'en'] });
    expect(detectLanguage(site)).toBe('zh-TW');
  });

  it('falls back to English if no preferred language is supported', () => {
    visitor({ query: '?lng=xx', cookie: 'i18next=klingon', storage: 'de', browser: ['tlh'], html: 'it' });
    expect(detectLanguage(site)).toBe('en');
  });

  it('works if cookies and storage are blocked', () => {
    visitor({ browser: ['zh-HK'] });
    const throwSecurityError = () => {
      throw new DOMException('The visitor refuses this.', 'SecurityError');
    };
    vi.stubGlobal('document', {
      get cookie() {
        return throwSecurityError();
      },
      documentElement: { lang: 'en' },
    });
    vi.stubGlobal('localStorage', { getItem: throwSecurityError });
    expect(detectLanguage(site)).toBe('zh-TW');
  });
});
