import { describe, expect, it } from 'vitest';
import { localizePath, splitLanguage } from './paths.ts';

describe('a visitor who reads under a language prefix', () => {
  it.each([
    ['/', '/zh-TW'],
    ['/faq', '/zh-TW/faq'],
    ['/contact?plan=booking#form', '/zh-TW/contact?plan=booking#form'],
    ['/#pricing', '/zh-TW#pricing'],
  ])('keeps the prefix when following a link to %s', (path, localized) => {
    expect(localizePath(path, 'zh-TW')).toBe(localized);
  });

  it.each([
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
