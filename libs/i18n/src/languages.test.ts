import { describe, expect, it } from 'vitest';
import { defineLanguages, isRightToLeft, translatePaths } from './languages.ts';
import { site } from './testing/site.ts';

const { languages, closestLanguage, localizePath, splitLanguage, getFormats } = site;

describe('defineLanguages', () => {
  it('keeps the order of the menu', () => {
    expect(languages.map(({ code, label }) => [code, label])).toEqual([
      ['en', 'English'],
      ['zh-CN', '简体中文'],
      ['zh-TW', '繁體中文'],
    ]);
  });

  it('uses the code of a language as its locale and hreflang unless they are given', () => {
    const { languages } = defineLanguages({ fr: { label: 'Français', currency: 'EUR' } }, { fallback: 'fr' });
    expect(languages).toEqual([
      {
        code: 'fr',
        label: 'Français',
        locale: 'fr',
        hreflang: 'fr',
        currency: 'EUR',
        incomplete: false,
      },
    ]);
  });

  it.each([
    ['ar', true],
    ['he', true],
    ['ur-PK', true],
    ['ku', false],
    ['ckb', true],
    ['az', false],
    ['ja', false],
    ['az-Arab', true],
  ])('knows the direction of %s', (code, expected) => {
    expect(isRightToLeft(code)).toBe(expected);
  });

  it('throws for the formats of an unknown language', () => {
    expect(() => getFormats('de')).toThrow('There is no language "de".');
  });
});

describe('translated paths', () => {
  const paths = translatePaths({ '/rooms/garden': '/heya/niwa', '/rooms': '/heya' });
  const inn = defineLanguages(
    { en: { label: 'English', currency: 'JPY' }, ja: { label: '日本語', currency: 'JPY', paths } },
    { fallback: 'en' },
  );

  it.each([
    ['/rooms', '/ja/heya'],
    ['/en/rooms?plan=sea#top', '/ja/heya?plan=sea#top'],
    ['/ja/heya', '/ja/heya'],
    ['/rooms/sea', '/ja/heya/sea'],
    ['/rooms/garden/1', '/ja/heya/niwa/1'],
    ['/roomservice', '/ja/roomservice'],
    ['/', '/ja'],
  ])('lead from %s to %s', (path, localized) => {
    expect(inn.localizePath(path, 'ja')).toBe(localized);
  });

  it.each([
    ['/ja/heya/niwa', '/rooms/garden'],
    ['/ja/heya/sea', '/rooms/sea'],
    ['/en/heya', '/heya'],
    ['/heya', '/heya'],
  ])('belong to a page: %s to %s', (path, page) => {
    expect(inn.splitLanguage(path).path).toBe(page);
  });

  it('are replaced by those of another language', () => {
    expect(inn.localizePath('/ja/heya/sea', 'en')).toBe('/en/rooms/sea');
    expect(inn.localizePath('/ja/heya/sea', undefined)).toBe('/rooms/sea');
  });
});

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
    (url) => {
      expect(localizePath(url, 'zh-TW')).toBe(url);
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
