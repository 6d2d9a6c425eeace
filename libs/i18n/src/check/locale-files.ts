import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The texts of a namespace by path: `hero.title` → `Small studio.` */
export type Texts = ReadonlyMap<string, string>;

/** Reads the files of a language: `{folder}/{language}/{namespace}.json`. Without a folder, it has none. */
export function readLocale(folder: string, language: string): ReadonlyMap<string, Texts> {
  if (!existsSync(join(folder, language))) return new Map();
  const files = readdirSync(join(folder, language)).filter((file) => file.endsWith('.json'));
  return new Map(
    files.map((file) => {
      const translations: unknown = JSON.parse(readFileSync(join(folder, language, file), 'utf8'));
      return [file.replace(/\.json$/, ''), new Map(textsIn(translations))];
    }),
  );
}

function textsIn(value: unknown, path: readonly string[] = []): [key: string, text: string][] {
  if (typeof value === 'string') return [[path.join('.'), value]];
  if (typeof value !== 'object' || value === null) throw new TypeError(`${path.join('.')} is not a text.`);
  return Object.entries(value).flatMap(([key, inner]) => textsIn(inner, [...path, key]));
}

export const pluralForm = /_(?:zero|one|two|few|many|other)$/;

/** Returns the text of the fallback language. It may have fewer plural forms than the translation. */
export const getSource = (original: Texts, key: string): string | undefined =>
  original.get(key) ?? original.get(key.replace(pluralForm, '_other'));

const placeholder = /\{\{.+?\}\}|\$t\(.+?\)|<\/?\w+>/g;

/** Returns the placeholders of a text: `{{year}}`, `$t(shell:name)`, and the tags of `Trans`, such as `<email>`. */
export const placeholdersIn = (text: string): string[] => (text.match(placeholder) ?? []).toSorted();

/** Replaces each placeholder, so that only the written text is checked. */
export const replacePlaceholders = (text: string, value: string, nested: string): string =>
  text.replace(placeholder, (match) => (match.startsWith('<') ? '' : match.startsWith('$') ? nested : value));
