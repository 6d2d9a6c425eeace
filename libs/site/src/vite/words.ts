import { existsSync } from 'node:fs';
import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readNamespace, type WordTree } from '@studio/i18n/files';
import type { EntryLanguage, SiteEntry } from '../document/entry.ts';

/**
 * Writes the texts of all languages to a folder. Texts that an incomplete language does not have are those of the
 * fallback language. Throws if a complete language lacks a text.
 */
export async function writeWords(
  locales: string,
  { languages }: Pick<SiteEntry, 'languages'>,
  folder: string,
): Promise<void> {
  const [fallback] = languages;
  if (!fallback) throw new Error('The site has no language.');
  const files = await readdir(join(locales, fallback.code));
  const missing: string[] = [];
  for (const file of files) {
    const namespace = file.replace(/\.json$/, '');
    const original = readNamespace(locales, fallback.code, namespace);
    for (const language of languages) {
      const words =
        language === fallback ? original : completeWords(locales, language, namespace, original, missing);
      await mkdir(join(folder, language.code), { recursive: true });
      await writeFile(join(folder, language.code, file), JSON.stringify(words));
    }
  }
  if (missing.length > 0)
    throw new Error(
      `These texts are missing: ${missing.join(', ')}. Add them, or mark the language as incomplete.`,
    );
}

function completeWords(
  locales: string,
  { code, incomplete }: EntryLanguage,
  namespace: string,
  original: WordTree,
  missing: string[],
): WordTree {
  const isMissing = incomplete && !existsSync(join(locales, code, `${namespace}.json`));
  const words = isMissing ? {} : readNamespace(locales, code, namespace);
  if (incomplete) return mergeWords(original, words);
  missing.push(...missingKeys(original, words).map((key) => `${namespace}:${key} in ${code}`));
  return words;
}

const pluralForm = /_(?:zero|one|two|few|many|other)$/;

/** The keys of texts, without plural suffixes. */
const keysOf = (words: WordTree, path = ''): string[] =>
  Object.entries(words).flatMap(([key, value]) =>
    typeof value === 'string' ? [path + key.replace(pluralForm, '')] : keysOf(value, `${path}${key}.`),
  );

function missingKeys(original: WordTree, words: WordTree): string[] {
  const found = new Set(keysOf(words));
  return [...new Set(keysOf(original))].filter((key) => !found.has(key));
}

function mergeWords(original: WordTree, words: WordTree): WordTree {
  const merged = Object.entries(original).map(([key, value]) => {
    const translated = words[key];
    if (typeof value === 'string' || typeof translated !== 'object')
      return [key, translated ?? value] as const;
    return [key, mergeWords(value, translated)] as const;
  });
  return { ...words, ...Object.fromEntries(merged) };
}
