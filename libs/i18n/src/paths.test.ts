import { describe, expect, it } from 'vitest';
import { localizePath, splitLanguage } from './paths.ts';

describe('a visitor who reads under a language prefix', () => {
  it.each([
    ['/', '/zh-TW'],
    ['/faq', '/zh-TW/faq'],
    ['/contact?plan=booking#form', '/zh-TW/contact?plan=booking#form'],
    ['/#pricing', '/zh-TW#pricing'],
    ['/?lng=en', '/zh-TW?lng=en'],
    ['/en/faq', '/zh-TW/faq'],
    ['/zh-TW', '/zh-TW'],
  ])('keeps the prefix when following a link to %s', (path, localized) => {
    expect(localizePath(path, 'zh-TW')).toBe(localized);
  });

  it.each(['https://x.y/z', '//x.y/z', '/\\x.y', 'mailto:a@b.co', 'tel:1', '#pricing', ''])(
    'is led to %j unchanged, because it is no page of the site',
    (address) => {
      expect(localizePath(address, 'zh-TW')).toBe(address);
    },
  );

  it.each([
    ['/zh-TW/faq/', '/faq'],
    ['/zh-TW', '/'],
    ['/zh-TW/', '/'],
    ['/zh-TW/services/cloud-solutions', '/services/cloud-solutions'],
  ])('is on the same page at %s as at %s', (pathname, path) => {
    expect(splitLanguage(pathname)).toEqual({ prefix: 'zh-TW', path });
  });
});

describe('a visitor who reads on a bare address', () => {
  it('stays on bare addresses', () => {
    expect(localizePath('/faq', undefined)).toBe('/faq');
  });

  it.each(['/', '/faq', '/english', '/zh-HK/faq', '/EN'])('has no language prefix at %s', (path) => {
    expect(splitLanguage(path)).toEqual({ prefix: undefined, path });
  });
});
