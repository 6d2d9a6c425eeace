import MiniSearch from 'minisearch';
import { indexOptions } from './options.ts';
import { isFuzzy, tokenize } from './tokenize.ts';

export interface SearchResult {
  kind: string;
  title: string;
  excerpt: string;
  path: string;
  /** The words of the query as they are in the result, to be marked. */
  words: readonly string[];
}

export type Search = (query: string) => SearchResult[];

/** Returns a search in the index of a language, from its JSON. */
export function createSearch(json: string, language: string): Search {
  const index = MiniSearch.loadJSON(json, indexOptions(language));
  return (query) => {
    const found = index.search(query, {
      tokenize: (text) => [...new Set(tokenize(text, language))],
      boost: { title: 3 },
      // A result has all words; a pair of Chinese characters that spans two words may be missing.
      combineWith: hasPairs(query) ? 'OR' : 'AND',
      prefix: (term) => isFuzzy(term) || term.length > 1,
      fuzzy: (term) => (isFuzzy(term) ? 0.2 : false),
    });
    const [best] = found;
    return found
      .filter(({ score }) => score > (best?.score ?? 0) * 0.1)
      .map(({ kind, title, excerpt, path, terms }) => ({
        kind: String(kind),
        title: String(title),
        excerpt: String(excerpt),
        path: String(path),
        words: terms,
      }));
  };
}

const hasPairs = (query: string) => /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]{2}/u.test(query);
