import { afterEach, describe, expect, it, vi } from 'vitest';
import { closestLanguage, detectLanguage } from './detect.ts';

/** A visitor without a wish, except for these. */
function visitor({ query = '', cookie = '', storage = '', browser = [] as string[], html = '' }) {
  vi.stubGlobal('location', { search: query });
  vi.stubGlobal('document', { cookie, documentElement: { lang: html } });
  vi.stubGlobal('localStorage', { getItem: (key: string) => (key === 'i18nextLng' && storage) || null });
  vi.stubGlobal('navigator', { languages: browser });
}

afterEach(() => vi.unstubAllGlobals());

describe('a language that the site does not speak by that name', () => {
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
  ])('is read as its neighbour: %s as %s', (tag, language) => {
    expect(closestLanguage(tag)).toBe(language);
  });

  it.each(['xx', 'tlh-CA', '', 'zh_TW', '<script>', 'undefined'])('is no language of the site: %j', (tag) => {
    expect(closestLanguage(tag)).toBeUndefined();
  });
});

describe('the language of a visitor', () => {
  const wishes = {
    query: '?lng=zh-TW',
    cookie: 'theme=dark; i18next=zh-CN; other=1',
    storage: 'zh-TW',
    browser: ['zh-CN'],
    html: 'zh-TW',
  };

  it.each([
    ['the address', wishes, 'zh-TW'],
    ['the cookie', { ...wishes, query: '' }, 'zh-CN'],
    ['the storage', { ...wishes, query: '', cookie: '' }, 'zh-TW'],
    ['the browser', { ...wishes, query: '', cookie: '', storage: '' }, 'zh-CN'],
    ['the document', { html: 'zh-TW' }, 'zh-TW'],
    ['the fallback', {}, 'en'],
  ])('is taken from %s when nothing before it says one', (_source, given, language) => {
    visitor(given);
    expect(detectLanguage()).toBe(language);
  });

  it('is the first one of the browser that the site speaks', () => {
    visitor({ browser: ['tlh-CA', 'zh-HK', 'en'] });
    expect(detectLanguage()).toBe('zh-TW');
  });

  it('is English where nothing that is wished for is spoken', () => {
    visitor({ query: '?lng=xx', cookie: 'i18next=klingon', storage: 'de', browser: ['tlh'], html: 'it' });
    expect(detectLanguage()).toBe('en');
  });

  it('is found all the same when cookies and storage are refused', () => {
    visitor({ browser: ['zh-HK'] });
    const refuse = () => {
      throw new DOMException('The visitor refuses this.', 'SecurityError');
    };
    vi.stubGlobal('document', {
      get cookie() {
        return refuse();
      },
      documentElement: { lang: 'en' },
    });
    vi.stubGlobal('localStorage', { getItem: refuse });
    expect(detectLanguage()).toBe('zh-TW');
  });
});
