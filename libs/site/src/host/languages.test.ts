import { describe, expect, it } from 'vitest';
import { negotiateLanguage } from './languages.ts';

const languages = ['en', 'zh-CN', 'zh-TW'];
const nothing = { query: undefined, cookie: undefined, acceptLanguage: undefined };

describe('a visitor on a URL without a language', () => {
  it.each([
    [undefined, 'en'],
    ['', 'en'],
    ['fr-CA, de;q=0.9', 'en'],
    ['en-CA,en;q=0.9', 'en'],
    ['zh-CN,zh;q=0.9,en;q=0.8', 'zh-CN'],
    ['zh', 'zh-CN'],
    ['zh-SG', 'zh-CN'],
    ['zh-Hans', 'zh-CN'],
    ['zh-TW,zh;q=0.9', 'zh-TW'],
    ['zh-HK', 'zh-TW'],
    ['zh-MO', 'zh-TW'],
    ['zh-Hant', 'zh-TW'],
    ['fr;q=0.9, zh-HK;q=0.5, en;q=0.7', 'en'],
    ['zh-TW;q=0, en', 'en'],
    ['*;q=, %%, zh_TW, -', 'en'],
  ])('whose browser sends %j gets %s', (acceptLanguage, language) => {
    expect(negotiateLanguage({ ...nothing, acceptLanguage }, languages)).toBe(language);
  });

  it('causes little work with a long list of languages', () => {
    const acceptLanguage = `${'fr,'.repeat(20)}zh-TW`;
    expect(negotiateLanguage({ ...nothing, acceptLanguage }, languages)).toBe('en');
  });

  it('gets the exact language before another of the same script', () => {
    const preferences = { ...nothing, acceptLanguage: 'en-gb' };
    expect(negotiateLanguage(preferences, ['en', 'en-GB'])).toBe('en-GB');
  });

  it('gets the language of the cookie before that of the browser', () => {
    const preferences = { query: undefined, cookie: 'zh-TW', acceptLanguage: 'en' };
    expect(negotiateLanguage(preferences, languages)).toBe('zh-TW');
  });

  it('gets the language of the query before that of the cookie', () => {
    const preferences = { query: 'zh-CN', cookie: 'zh-TW', acceptLanguage: 'en' };
    expect(negotiateLanguage(preferences, languages)).toBe('zh-CN');
  });

  it.each(['xx', '<script>', '../../etc', 'zh-CN; Path=/'])(
    'gets a valid language despite the invalid preference %j',
    (odd) => {
      expect(negotiateLanguage({ query: odd, cookie: odd, acceptLanguage: 'zh-TW' }, languages)).toBe(
        'zh-TW',
      );
    },
  );
});
