import { existsSync } from 'node:fs';
import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readKeepTogether, readNamespace, type TranslationTree } from '@studio/i18n/files';
import { markNamespace } from '@studio/i18n/word-breaks';
import type { SiteEntry } from '../document/entry.ts';

/**
 * Writes the translations of all languages to a folder, with marks where Chinese lines may break. An incomplete language
 * gets what it lacks from the fallback language. Throws if a complete language lacks a translation.
 */
export async function writeTranslations(
  locales: string,
  { languages }: Pick<SiteEntry, 'languages'>,
  folder: string,
): Promise<void> {
  const [fallback] = languages;
  if (!fallback) throw new Error('The site has no language.');
  const files = await readdir(join(locales, fallback.code));
  const keepTogether = readKeepTogether(locales);
  const missing: string[] = [];
  for (const file of files) {
    const namespace = file.replace(/\.json$/, '');
    const original = readNamespace(locales, fallback.code, namespace);
    for (const { code, incomplete } of languages) {
      const hasFile = !incomplete || existsSync(join(locales, code, file));
      const translated = hasFile ? readNamespace(locales, code, namespace) : {};
      const translations = incomplete ? mergeTranslations(original, translated) : translated;
      missing.push(...missingKeys(original, translations).map((key) => `${namespace}:${key} in ${code}`));
      await mkdir(join(folder, code), { recursive: true });
      await writeFile(
        join(folder, code, file),
        JSON.stringify(markNamespace(translations, code, keepTogether)),
      );
    }
  }
  if (missing.length > 0)
    throw new Error(
      `These translations are missing: ${missing.join(', ')}. Add them, or mark the language as incomplete.`,
    );
}

const pluralForm = /_(?:zero|one|two|few|many|other)$/;

/** The keys of translations, without plural suffixes. */
const listKeys = (translations: TranslationTree, path = ''): string[] =>
  Object.entries(translations).flatMap(([key, value]) =>
    typeof value === 'string' ? [path + key.replace(pluralForm, '')] : listKeys(value, `${path}${key}.`),
  );

function missingKeys(original: TranslationTree, translations: TranslationTree): string[] {
  const found = new Set(listKeys(translations));
  return [...new Set(listKeys(original))].filter((key) => !found.has(key));
}

function mergeTranslations(original: TranslationTree, translations: TranslationTree): TranslationTree {
  const merged = Object.entries(original).map(([key, value]) => {
    const translated = translations[key];
    if (typeof value === 'string' || typeof translated !== 'object')
      return [key, translated ?? value] as const;
    return [key, mergeTranslations(value, translated)] as const;
  });
  return { ...translations, ...Object.fromEntries(merged) };
}
