import { isLeftToTranslate } from '../foreign-text.ts';
import type { TranslationOptions } from './check-translations.ts';
import { pluralForm, readLocale, replacePlaceholders, getSource, type Texts } from './locale-files.ts';

const baseLanguage = (locale: string) => new Intl.Locale(locale).language;

/**
 * Finds what is left to translate: missing texts, texts that begin with the code of another language, and those that are
 * still the same as in the fallback language, except for names. Returns one sentence for each, with its text.
 */
export function findUntranslated<Code extends string>({
  locales,
  languages: { languages, fallbackLanguage },
  optional = [],
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
    const isVariant = baseLanguage(locale) === baseLanguage(fallbackLanguage);
    const translated = readLocale(locales, code);
    return [...original].flatMap(([namespace, sources]) => {
      const texts: Texts = translated.get(namespace) ?? new Map();
      const isDefault = isVariant || (optional.includes(namespace) && !translated.has(namespace));
      const found = new Set([...texts.keys()].map((key) => key.replace(pluralForm, '')));
      const missing = isDefault
        ? []
        : [...sources].filter(([key]) => !found.has(key.replace(pluralForm, '')));
      const isCopy = (key: string, text: string) =>
        !isVariant &&
        text === getSource(sources, key) &&
        !except.script?.test(`${namespace}:${key}`) &&
        hasLetters(text);
      const left = [...texts].filter(([key, text]) => isLeftToTranslate(text) || isCopy(key, text));
      return [...missing, ...left].map(
        ([key, text]) => `${code}: ${namespace}:${key} is not translated: ${text}`,
      );
    });
  });
}
