import { readdirSync, readFileSync } from 'node:fs';
import type { Language } from '../languages.ts';

/*
 * Reads the locale files for the checks. Nothing of this reaches a page.
 */

const folder = new URL('../../locales/', import.meta.url);

export const filesOf = (language: Language): string[] => readdirSync(new URL(`${language}/`, folder));

/** Every text of a file with the way to it: `hero.title` → `Small studio.` */
export function textsOf(language: Language, file: string): Map<string, string> {
  return flatten(JSON.parse(readFileSync(new URL(`${language}/${file}`, folder), 'utf8')));
}

function flatten(value: unknown, way: string[] = []): Map<string, string> {
  if (typeof value === 'string') return new Map([[way.join('.'), value]]);
  if (typeof value !== 'object' || value === null) throw new TypeError(`${way.join('.')} is not a text`);
  return new Map(Object.entries(value).flatMap(([key, inner]) => [...flatten(inner, [...way, key])]));
}

const placeholder = /\{\{.+?\}\}|\$t\(.+?\)/g;

/** What is filled in: `{{year}}`, `$t(shell:name)`. */
export const placeholdersOf = (text: string): string[] => (text.match(placeholder) ?? []).sort();

/** The text with something in its gaps: a figure, or a Chinese name for another text. */
export const filled = (text: string): string =>
  text.replace(placeholder, (gap) => (gap.startsWith('$') ? '墨' : '0'));
