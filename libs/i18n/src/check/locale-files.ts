import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The texts of a namespace by path: `hero.title` → `Small studio.` */
export type Texts = ReadonlyMap<string, string>;

/** Reads the files of a language: `{folder}/{language}/{namespace}.json`. */
export function readLocale(folder: string, language: string): ReadonlyMap<string, Texts> {
  const files = readdirSync(join(folder, language)).filter((file) => file.endsWith('.json'));
  return new Map(
    files.map((file) => {
      const words: unknown = JSON.parse(readFileSync(join(folder, language, file), 'utf8'));
      return [file.replace(/\.json$/, ''), new Map(textsIn(words))];
    }),
  );
}

function textsIn(value: unknown, path: readonly string[] = []): [key: string, text: string][] {
  if (typeof value === 'string') return [[path.join('.'), value]];
  if (typeof value !== 'object' || value === null) throw new TypeError(`${path.join('.')} is not a text.`);
  return Object.entries(value).flatMap(([key, inner]) => textsIn(inner, [...path, key]));
}

const placeholder = /\{\{.+?\}\}|\$t\(.+?\)|<\/?\w+>/g;

/** Returns the placeholders of a text: `{{year}}`, `$t(shell:name)`, and the tags of `Trans`, such as `<email>`. */
export const placeholdersIn = (text: string): string[] => (text.match(placeholder) ?? []).toSorted();

/** Replaces each placeholder, so that only the written text is checked. */
export const replacePlaceholders = (text: string, value: string, nested: string): string =>
  text.replace(placeholder, (match) => (match.startsWith('<') ? '' : match.startsWith('$') ? nested : value));
