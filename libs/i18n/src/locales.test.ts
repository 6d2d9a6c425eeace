import { describe, expect, it } from 'vitest';
import { fallbackLanguage, languages, type Language } from './languages.ts';
import { filesOf, placeholdersOf, textsOf } from './testing/locale-files.ts';

const files = filesOf(fallbackLanguage);

/** Groups plural forms: `updates_one` and `updates_other` belong to one text. */
function formsOf(texts: ReadonlyMap<string, string>): Map<string, Set<string>> {
  const forms = new Map<string, Set<string>>();
  for (const key of texts.keys()) {
    const [, stem = key, form = ''] = /^(.+)_(zero|one|two|few|many|other)$/.exec(key) ?? [];
    forms.set(stem, new Set([...(forms.get(stem) ?? []), form]));
  }
  return forms;
}

const pluralCategoriesOf = (language: Language) =>
  new Set<string>(new Intl.PluralRules(language).resolvedOptions().pluralCategories);

describe.each(languages)('the locale files of $label', ({ code }) => {
  it('are the same as in English', () => {
    expect(filesOf(code)).toEqual(files);
  });

  describe.each(files)('in %s', (file) => {
    const original = textsOf(fallbackLanguage, file);
    const translated = textsOf(code, file);
    const forms = formsOf(translated);

    it('the keys are the same as in English, in the same order', () => {
      expect([...forms.keys()]).toEqual([...formsOf(original).keys()]);
    });

    it('every plural form of the language has a text', () => {
      const counting = [...forms].filter(([, endings]) => !endings.has(''));
      expect(counting).toEqual(counting.map(([key]) => [key, pluralCategoriesOf(code)]));
    });

    // A contact without a phone is not shown.
    it('no text is empty, except the phone of a contact without one', () => {
      const empty = [...translated].filter(([, text]) => !text.trim()).map(([key]) => key);
      expect(empty.filter((key) => !/^company\.phone\d(Remark)?$/.test(key))).toEqual([]);
    });

    // 24/7 is a fixed phrase. Addresses and phone numbers are contact details.
    it('no text contains a number, because the facts provide it', () => {
      const typed = [...translated].filter(([, text]) => /\d/.test(text) && text !== '24/7');
      expect(typed.filter(([key]) => !/^company\.(?:phone\d|street|postalCode)$/.test(key))).toEqual([]);
    });

    it('the placeholders are the same as in English', () => {
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
