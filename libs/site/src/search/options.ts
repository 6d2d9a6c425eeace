import type { Options } from 'minisearch';
import type { SearchEntry } from './search-entry.ts';
import { tokenize } from './tokenize.ts';

/** The same options for the index of the build and in the browser. */
export const indexOptions = (language: string): Options<SearchEntry & { id: number }> => ({
  fields: ['title', 'text', 'keywords'],
  storeFields: ['kind', 'title', 'path', 'excerpt'],
  tokenize: (text) => tokenize(text, language),
  // `tokenize` has already done it.
  processTerm: (term) => term,
});
