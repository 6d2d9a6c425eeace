import { describe, expect, it } from 'vitest';
import { negotiateTranslations } from './negotiate-translations.ts';

describe('the translations of mails', () => {
  it.each([
    ['zh-CN', undefined, 'zh-CN'],
    ['zh-SG', undefined, 'zh-CN'],
    ['zh-HK', 'en', 'zh-TW'],
    ['fr', undefined, 'en'],
    [undefined, 'fr, zh-TW;q=0.8', 'zh-TW'],
    [undefined, undefined, 'en'],
  ])('for the language %s and Accept-Language %s are %s', (language, accepted, expected) => {
    expect(negotiateTranslations(language, accepted).language).toBe(expected);
  });

  it.each(['zh-CN', 'zh-TW'])('are complete in %s, with the same placeholders', (language) => {
    const shape = (tag: string) => JSON.stringify(keepPlaceholders(negotiateTranslations(tag).translations));
    expect(shape(language)).toBe(shape('en'));
  });
});

/** The same tree with only the placeholders of each text. */
function keepPlaceholders(translations: unknown): unknown {
  if (typeof translations !== 'object' || !translations)
    return String(translations).match(/\{\{\w+\}\}/g) ?? [];
  return Object.fromEntries(
    Object.entries(translations).map(([key, value]) => [key, keepPlaceholders(value)]),
  );
}
