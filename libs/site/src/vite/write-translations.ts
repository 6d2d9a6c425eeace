import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readKeepTogether, type TranslationTree } from '@studio/i18n/files';
import { markNamespace } from '@studio/i18n/word-breaks';
import type { SiteEntry } from '../document/entry.ts';
import { languagesWithoutNotFound, readSiteNamespace } from './site-texts.ts';

/**
 * Writes the translations of all languages to a folder, with marks where Chinese lines may break. An incomplete language
 * gets what it lacks from the fallback language. Throws if a complete language lacks a translation. Returns a sentence for
 * each language in which the page for unknown paths has the texts of another one.
 */
export async function writeTranslations(
  locales: string,
  { languages, pages }: Pick<SiteEntry, 'languages' | 'pages'>,
  folder: string,
): Promise<readonly string[]> {
  const [fallback] = languages;
  if (!fallback) throw new Error('The site has no language.');
  const files = await readdir(join(locales, fallback.code));
  const keepTogether = readKeepTogether(locales);
  const missing: string[] = [];
  const source = { locales, languages };
  // Browsers need no texts of mails.
  const written = files.map((file) => file.replace(/\.json$/, '')).filter((name) => name !== 'mails');
  const needed = new Set([...written, ...pages.flatMap(({ namespaces }) => namespaces)]);
  for (const namespace of needed) {
    const original = readSiteNamespace(source, fallback.code, namespace);
    for (const { code } of languages) {
      const translations = readSiteNamespace(source, code, namespace);
      missing.push(...missingKeys(original, translations).map((key) => `${namespace}:${key} in ${code}`));
      await mkdir(join(folder, code), { recursive: true });
      await writeFile(
        join(folder, code, `${namespace}.json`),
        JSON.stringify(markNamespace(translations, code, keepTogether)),
      );
    }
  }
  if (missing.length > 0)
    throw new Error(
      `These translations are missing: ${missing.join(', ')}. Add them, or mark the language as incomplete.`,
    );
  if (!needed.has('not-found')) return [];
  return languagesWithoutNotFound(source).map(
    (code) =>
      `The page for unknown paths has no title and description in "${code}". Add ${code}/not-found.json to ${locales}, with "title", "description" and "home".`,
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
