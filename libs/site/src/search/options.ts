import type { Options } from 'minisearch';
import type { SearchEntry } from './search-entry.ts';
import { tokenizeText } from './tokenize.ts';

/** The same options for the index of the build and in the browser. */
export const indexOptions = (
  language: string,
  simplify: Simplify,
): Options<SearchEntry & { id: number }> => ({
  fields: ['title', 'text', 'keywords'],
  storeFields: ['kind', 'title', 'path', 'excerpt'],
  tokenize: (text) => tokenizeText(simplify(text), language),
  // `tokenizeText` has already done it.
  processTerm: (term) => term,
});

/** Replaces traditional Chinese characters by simplified ones, each by one. */
export type Simplify = (text: string) => string;

/** Returns the replacement for the pairs of a `SearchFile`. */
export function createSimplify(variants: string): Simplify {
  const simplified = new Map(
    Array.from(variants.matchAll(/(.)(.)/g), ([, from = '', to = '']) => [from, to]),
  );
  return (text) => text.replace(/\p{Script=Han}/gu, (character) => simplified.get(character) ?? character);
}
