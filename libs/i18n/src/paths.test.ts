import { describe, expect, it } from 'vitest';
import { localizePath, splitLanguage } from './paths.ts';

describe('a path with a language prefix', () => {
  it.each([
    ['/', '/zh-TW'],
    ['/faq', '/zh-TW/faq'],
    ['/contact?plan=booking#form', '/zh-TW/contact?plan=booking#form'],
    ['/#pricing', '/zh-TW#pricing'],
    ['/?lng=en', '/zh-TW?lng=en'],
    ['/en/faq', '/zh-TW/faq'],
    ['/zh-TW', '/zh-TW'],
  ])('is created from %s', (path, localized) => {
    expect(localizePath(path, 'zh-TW')).toBe(localized);
  });

  it.each(['https://x.y/z', '//x.y/z', '/\\x.y', 'mailto:a@b.co', 'tel:1', '#pricing', ''])(
    'is not created from %j, which is not a path of the site',
    (address) => {
      expect(localizePath(address, 'zh-TW')).toBe(address);
    },
  );

  it.each([
    ['/zh-TW/faq/', '/faq'],
    ['/zh-TW', '/'],
    ['/zh-TW/', '/'],
    ['/zh-TW/services/cloud-solutions', '/services/cloud-solutions'],
  ])('is split: %s has the path %s', (pathname, path) => {
    expect(splitLanguage(pathname)).toEqual({ prefix: 'zh-TW', path });
  });
});

describe('a path without a language prefix', () => {
  it('is not changed without a current prefix', () => {
    expect(localizePath('/faq', undefined)).toBe('/faq');
  });

  it.each(['/', '/faq', '/english', '/zh-HK/faq', '/EN'])('is not split: %s', (path) => {
    expect(splitLanguage(path)).toEqual({ prefix: undefined, path });
  });
});
