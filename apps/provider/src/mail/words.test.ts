import { describe, expect, it } from 'vitest';
import { wordsFor } from './words.ts';

describe('the words of mails', () => {
  it.each([
    ['zh-CN', undefined, 'zh-CN'],
    ['zh-SG', undefined, 'zh-CN'],
    ['zh-HK', 'en', 'zh-TW'],
    ['fr', undefined, 'en'],
    [undefined, 'fr, zh-TW;q=0.8', 'zh-TW'],
    [undefined, undefined, 'en'],
  ])('reach a reader of %s whose browser asks for %s in %s', (language, accepted, expected) => {
    expect(wordsFor(language, accepted).language).toBe(expected);
  });

  it.each(['zh-CN', 'zh-TW'])('are all there in %s, with the same places to fill in', (language) => {
    const shape = (tag: string) => JSON.stringify(placesOf(wordsFor(tag).words));
    expect(shape(language)).toBe(shape('en'));
  });
});

/** The same tree, with only the places that are filled in. */
function placesOf(words: unknown): unknown {
  if (typeof words !== 'object' || !words) return String(words).match(/\{\{\w+\}\}/g) ?? [];
  return Object.fromEntries(Object.entries(words).map(([key, value]) => [key, placesOf(value)]));
}
