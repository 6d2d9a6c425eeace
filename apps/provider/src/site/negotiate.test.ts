import { describe, expect, it } from 'vitest';
import { negotiateEncoding, negotiateLanguage } from './negotiate.ts';

const languages = ['en', 'zh-CN', 'zh-TW'];
const nothing = { query: undefined, cookie: undefined, acceptLanguage: undefined };

describe('a visitor on an address without a language', () => {
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
  ])('whose browser asks for %j reads %s', (acceptLanguage, language) => {
    expect(negotiateLanguage({ ...nothing, acceptLanguage }, languages)).toBe(language);
  });

  it('does not keep the provider busy with a long list', () => {
    const acceptLanguage = `${'fr,'.repeat(20)}zh-TW`;
    expect(negotiateLanguage({ ...nothing, acceptLanguage }, languages)).toBe('en');
  });

  it('reads their very language, where the site speaks a close one too', () => {
    const wishes = { ...nothing, acceptLanguage: 'en-gb' };
    expect(negotiateLanguage(wishes, ['en', 'en-GB'])).toBe('en-GB');
  });

  it('reads the remembered language, whatever the browser asks for', () => {
    const wishes = { query: undefined, cookie: 'zh-TW', acceptLanguage: 'en' };
    expect(negotiateLanguage(wishes, languages)).toBe('zh-TW');
  });

  it('reads the language in the address, whatever is remembered', () => {
    const wishes = { query: 'zh-CN', cookie: 'zh-TW', acceptLanguage: 'en' };
    expect(negotiateLanguage(wishes, languages)).toBe('zh-CN');
  });

  it.each(['xx', '<script>', '../../etc', 'zh-CN; Path=/'])('is not bothered by the odd wish %j', (odd) => {
    expect(negotiateLanguage({ query: odd, cookie: odd, acceptLanguage: 'zh-TW' }, languages)).toBe('zh-TW');
  });
});

describe('the encoding of an answer', () => {
  const offered = ['identity', 'br', 'zstd', 'gzip'];

  it.each([
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip, deflate', 'gzip'],
    ['zstd;q=1, gzip;q=0.1', 'zstd'],
    ['br;q=0, gzip', 'gzip'],
    ['*', 'br'],
    ['*;q=0', 'identity'],
    ['identity', 'identity'],
    [undefined, 'identity'],
  ])('for %j is %s', (accepted, encoding) => {
    expect(negotiateEncoding(accepted, offered)).toBe(encoding);
  });

  it('is none for a file that has no compressed copy', () => {
    expect(negotiateEncoding('br', ['identity'])).toBe('identity');
  });
});
