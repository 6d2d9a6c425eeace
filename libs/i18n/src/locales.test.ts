import { describe, expect, it } from 'vitest';
import { fallbackLanguage, languages } from './languages.ts';
import { filesOf, placeholdersOf, textsOf } from './testing/locale-files.ts';

const files = filesOf(fallbackLanguage);

describe.each(languages.filter(({ code }) => code !== fallbackLanguage))('a reader of $label', ({ code }) => {
  it('has the same files as a reader of English', () => {
    expect(filesOf(code)).toEqual(files);
  });

  describe.each(files)('in %s', (file) => {
    const original = textsOf(fallbackLanguage, file);
    const translated = textsOf(code, file);

    it('has a text for every English one, and none besides', () => {
      expect([...translated.keys()]).toEqual([...original.keys()]);
    });

    it('has every text filled in', () => {
      expect([...translated].filter(([, text]) => !text.trim())).toEqual([]);
    });

    it.each([...original])('sees the same values filled in as the English %s', (key, text) => {
      expect(placeholdersOf(translated.get(key) ?? '')).toEqual(placeholdersOf(text));
    });
  });
});
