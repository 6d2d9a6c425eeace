import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { join } from 'node:path';
import type { PageWords } from './register.ts';

/** Texts by key. A group of texts is a nested object. */
export interface WordTree {
  readonly [key: string]: string | WordTree;
}

/** Reads a file of texts: `{locales}/{language}/{namespace}.json`. */
export function readNamespace(locales: string | URL, language: string, namespace: string): WordTree {
  const folder = typeof locales === 'string' ? locales : fileURLToPath(locales);
  const words: unknown = JSON.parse(readFileSync(join(folder, language, `${namespace}.json`), 'utf8'));
  if (!isWordTree(words))
    throw new TypeError(`${language}/${namespace}.json contains something else than texts.`);
  return words;
}

const isWordTree = (value: unknown): value is WordTree =>
  typeof value === 'object' &&
  value !== null &&
  Object.values(value).every((inner) => typeof inner === 'string' || isWordTree(inner));

/** Reads the texts of a language by namespace. */
export const readWords = (
  locales: string | URL,
  language: string,
  namespaces: readonly string[],
): PageWords =>
  Object.fromEntries(namespaces.map((namespace) => [namespace, readNamespace(locales, language, namespace)]));
