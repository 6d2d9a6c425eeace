import { describe, expect, it } from 'vitest';
import { fallbackLanguage, languages, type Language } from './languages.ts';
import { filesOf, placeholdersOf, textsOf } from './testing/locale-files.ts';

const files = filesOf(fallbackLanguage);

/** `updates_one` and `updates_other` are the forms of one text. Every language has the forms that it counts with. */
function formsOf(texts: ReadonlyMap<string, string>): Map<string, Set<string>> {
  const forms = new Map<string, Set<string>>();
  for (const key of texts.keys()) {
    const [, stem = key, form = ''] = /^(.+)_(zero|one|two|few|many|other)$/.exec(key) ?? [];
    forms.set(stem, new Set([...(forms.get(stem) ?? []), form]));
  }
  return forms;
}

const countsWith = (language: Language) =>
  new Set<string>(new Intl.PluralRules(language).resolvedOptions().pluralCategories);

describe.each(languages)('a reader of $label', ({ code }) => {
  it('has the same files as a reader of English', () => {
    expect(filesOf(code)).toEqual(files);
  });

  describe.each(files)('in %s', (file) => {
    const original = textsOf(fallbackLanguage, file);
    const translated = textsOf(code, file);
    const forms = formsOf(translated);

    it('has a text for every English one, in the same order, and none besides', () => {
      expect([...forms.keys()]).toEqual([...formsOf(original).keys()]);
    });

    it('has a text for each form in which the language counts', () => {
      const counting = [...forms].filter(([, endings]) => !endings.has(''));
      expect(counting).toEqual(counting.map(([key]) => [key, countsWith(code)]));
    });

    // A contact without a phone is shown nowhere.
    it('has every text filled in, but for a phone that there is not', () => {
      const empty = [...translated].filter(([, text]) => !text.trim()).map(([key]) => key);
      expect(empty.filter((key) => !/^company\.phone\d(Remark)?$/.test(key))).toEqual([]);
    });

    // Around the clock is no figure of ours, and addresses and phones are as they are.
    it('has no figure typed into a text: the facts fill it in', () => {
      const typed = [...translated].filter(([, text]) => /\d/.test(text) && text !== '24/7');
      expect(typed.filter(([key]) => !/^company\.(?:phone\d|street|postalCode)$/.test(key))).toEqual([]);
    });

    it('sees the same values filled in as in English', () => {
      const found = [...translated].map(([key, text]) => [key, placeholdersOf(text)]);
      expect(found).toEqual(
        [...translated.keys()].map((key) => [
          key,
          placeholdersOf(original.get(key) ?? original.get(key.replace(/_\w+$/, '_other')) ?? ''),
        ]),
      );
    });
  });
});
