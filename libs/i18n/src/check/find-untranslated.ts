import type { TranslationOptions } from './check-translations.ts';
import { pluralForm, readLocale, replacePlaceholders, getSource, type Texts } from './locale-files.ts';

const baseLanguage = (locale: string) => new Intl.Locale(locale).language;

/**
 * Finds what is left to translate: missing texts, and texts that are still those of the fallback language, except for
 * names. Returns one sentence for each, with the text of the fallback language.
 */
export function findUntranslated<Code extends string>({
  locales,
  languages: { languages, fallbackLanguage },
  names = [],
  except = {},
}: TranslationOptions<Code>): readonly string[] {
  const original = readLocale(locales, fallbackLanguage);
  const hasLetters = (text: string) => {
    const written = replacePlaceholders(text, '', '');
    return /\p{L}/u.test(names.reduce((rest, name) => rest.replaceAll(name, ''), written));
  };
  return languages.flatMap(({ code, locale }) => {
    // Variants of one language share most of their texts.
    if (baseLanguage(locale) === baseLanguage(fallbackLanguage)) return [];
    const translated = readLocale(locales, code);
    return [...original].flatMap(([namespace, sources]) => {
      const texts: Texts = translated.get(namespace) ?? new Map();
      const found = new Set([...texts.keys()].map((key) => key.replace(pluralForm, '')));
      const missing = [...sources].filter(([key]) => !found.has(key.replace(pluralForm, '')));
      const copied = [...texts].filter(
        ([key, text]) =>
          text === getSource(sources, key) && !except.script?.test(`${namespace}:${key}`) && hasLetters(text),
      );
      return [...missing, ...copied].map(
        ([key, text]) => `${code}: ${namespace}:${key} is not translated: ${text}`,
      );
    });
  });
}
