import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { join } from 'node:path';
import { readForeign } from './foreign-text.ts';
import type { Translations } from './register.ts';

/** Texts by key. A group of texts is a nested object. */
export interface TranslationTree {
  readonly [key: string]: string | TranslationTree;
}

/** Reads a file of texts: `{locales}/{language}/{namespace}.json`. Those of another language, such as `[en] Home`, are marked. */
export function readNamespace(locales: string | URL, language: string, namespace: string): TranslationTree {
  const folder = typeof locales === 'string' ? locales : fileURLToPath(locales);
  const file = join(folder, language, `${namespace}.json`);
  if (!existsSync(file))
    throw new Error(
      `${language}/${namespace}.json is missing in ${folder}. Add the file. Or remove "${namespace}" from the other languages and from the namespaces of the routes, or mark "${language}" as incomplete in defineLanguages.`,
    );
  const translations = parseJson(readFileSync(file, 'utf8'), `${language}/${namespace}.json`);
  if (!isTranslationTree(translations))
    throw new TypeError(`${language}/${namespace}.json contains something else than texts.`);
  return markForeignTexts(translations);
}

const markForeignTexts = (translations: TranslationTree): TranslationTree =>
  Object.fromEntries(
    Object.entries(translations).map(([key, value]) => [
      key,
      typeof value === 'string' ? readForeign(value) : markForeignTexts(value),
    ]),
  );

function parseJson(text: string, name: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new SyntaxError(`${name} is not valid JSON: ${error instanceof Error ? error.message : ''}`, {
      cause: error,
    });
  }
}

const isTranslationTree = (value: unknown): value is TranslationTree =>
  typeof value === 'object' &&
  value !== null &&
  Object.values(value).every((inner) => typeof inner === 'string' || isTranslationTree(inner));

/**
 * Reads `{locales}/keep-together.json`, a list of words and names that `Intl.Segmenter` would divide. A site without it
 * has none.
 */
export function readKeepTogether(locales: string): readonly string[] {
  const file = join(locales, 'keep-together.json');
  if (!existsSync(file)) return [];
  const words: unknown = JSON.parse(readFileSync(file, 'utf8'));
  if (!Array.isArray(words) || !words.every((word) => typeof word === 'string'))
    throw new TypeError('keep-together.json contains something else than words.');
  return words;
}

/** Reads the texts of a language by namespace. */
export const readTranslations = (
  locales: string | URL,
  language: string,
  namespaces: readonly string[],
): Translations =>
  Object.fromEntries(namespaces.map((namespace) => [namespace, readNamespace(locales, language, namespace)]));
