import { describe, expect, it } from 'vitest';
import { fallbackLanguage, languages } from './languages.ts';

describe('the languages of the site', () => {
  it('are listed with their native names, in this order', () => {
    expect(languages.map(({ code, label, nativeLabel }) => [code, label, nativeLabel])).toEqual([
      ['en', 'English', 'English'],
      ['zh-CN', 'Simplified Chinese', '简体中文'],
      ['zh-TW', 'Traditional Chinese', '繁體中文'],
    ]);
  });

  it('fall back to English', () => {
    expect(fallbackLanguage).toBe('en');
  });
});
