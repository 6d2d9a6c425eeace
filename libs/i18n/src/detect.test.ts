import { afterEach, describe, expect, it, vi } from 'vitest';
import { closestLanguage, detectLanguage } from './detect.ts';

/** Stubs the browser globals with these preferences only. */
function visitor({ query = '', cookie = '', storage = '', browser = [] as string[], html = '' }) {
  vi.stubGlobal('location', { search: query });
  vi.stubGlobal('document', { cookie, documentElement: { lang: html } });
  vi.stubGlobal('localStorage', { getItem: (key: string) => (key === 'i18nextLng' && storage) || null });
  vi.stubGlobal('navigator', { languages: browser });
}

afterEach(() => vi.unstubAllGlobals());

describe('closestLanguage', () => {
  it.each([
    ['zh-HK', 'zh-TW'],
    ['zh-MO', 'zh-TW'],
    ['zh-Hant', 'zh-TW'],
    ['zh-Hant-HK', 'zh-TW'],
    ['zh', 'zh-CN'],
    ['zh-SG', 'zh-CN'],
    ['zh-Hans', 'zh-CN'],
    ['zh-hans-tw', 'zh-CN'],
    ['en-CA', 'en'],
    ['EN', 'en'],
  ])('matches %s to %s', (tag, language) => {
    expect(closestLanguage(tag)).toBe(language);
  });

  it.each(['xx', 'tlh-CA', '', 'zh_TW', '<script>', 'undefined'])('matches no language to %j', (tag) => {
    expect(closestLanguage(tag)).toBeUndefined();
  });
});

describe('detectLanguage', () => {
  const preferences = {
    query: '?lng=zh-TW',
    cookie: 'theme=dark; i18next=zh-CN; other=1',
    storage: 'zh-TW',
    browser: ['zh-CN'],
    html: 'zh-TW',
  };

  it.each([
    ['the address', preferences, 'zh-TW'],
    ['the cookie', { ...preferences, query: '' }, 'zh-CN'],
    ['the storage', { ...preferences, query: '', cookie: '' }, 'zh-TW'],
    ['the browser', { ...preferences, query: '', cookie: '', storage: '' }, 'zh-CN'],
    ['the document', { html: 'zh-TW' }, 'zh-TW'],
    ['the fallback', {}, 'en'],
  ])('uses %s if no earlier source has a language', (_source, given, language) => {
    visitor(given);
    expect(detectLanguage()).toBe(language);
  });

  it('uses the first supported language of the browser', () => {
    visitor({ browser: ['tlh-CA', 'zh-HK', 'en'] });
    expect(detectLanguage()).toBe('zh-TW');
  });

  it('falls back to English if no preferred language is supported', () => {
    visitor({ query: '?lng=xx', cookie: 'i18next=klingon', storage: 'de', browser: ['tlh'], html: 'it' });
    expect(detectLanguage()).toBe('en');
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
    expect(detectLanguage()).toBe('zh-TW');
  });
});
