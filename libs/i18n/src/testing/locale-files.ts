import { readdirSync, readFileSync } from 'node:fs';
import type { Language } from '../languages.ts';

/*
 * Reads the locale files for tests. Not part of any page.
 */

const folder = new URL('../../locales/', import.meta.url);

export const filesOf = (language: Language): string[] => readdirSync(new URL(`${language}/`, folder));

/** Every text of a file by its path: `hero.title` → `Small studio.` */
export function textsOf(language: Language, file: string): Map<string, string> {
  return flatten(JSON.parse(readFileSync(new URL(`${language}/${file}`, folder), 'utf8')));
}

function flatten(value: unknown, path: string[] = []): Map<string, string> {
  if (typeof value === 'string') return new Map([[path.join('.'), value]]);
  if (typeof value !== 'object' || value === null) throw new TypeError(`${path.join('.')} is not a text`);
  return new Map(Object.entries(value).flatMap(([key, inner]) => [...flatten(inner, [...path, key])]));
}

const placeholder = /\{\{.+?\}\}|\$t\(.+?\)/g;

/** Returns the placeholders: `{{year}}`, `$t(shell:name)`. */
export const placeholdersOf = (text: string): string[] => (text.match(placeholder) ?? []).sort();

/** Replaces placeholders with a digit, and nested keys with a Chinese character. */
export const filled = (text: string): string =>
  text.replace(placeholder, (match) => (match.startsWith('$') ? '墨' : '0'));
