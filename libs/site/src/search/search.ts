import MiniSearch, { type SearchOptions, type SearchResult as Found } from 'minisearch';
import { indexOptions } from './options.ts';
import { isCjk, normalize } from './tokenize.ts';

export interface SearchResult {
  /** Unique among the results. */
  id: string;
  kind: string;
  title: string;
  excerpt: string;
  /** Without a language prefix. It may have a hash. */
  path: string;
  /** The words of the query as they are in the result, to be marked. */
  words: readonly string[];
}

export type Search = (query: string) => SearchResult[];

/** Where only some words match, results with a smaller part of the best score are left out. */
const lowestScore = 0.1;

/** Returns a search in the index of a language, from its JSON. */
export function createSearch(json: string, language: string): Search {
  const index = MiniSearch.loadJSON(json, indexOptions(language));
  return (query) => {
    const all = index.search(query, { ...searchOptions, combineWith: 'AND' });
    // A question in whole sentences, or a pair of Chinese characters that spans two words.
    const found = all.length > 0 ? all : closest(index.search(query, searchOptions));
    const wanted = normalize(query);
    // Pairs of characters do not tell 小程式 from 程式.
    const isNamed = (title: unknown) => Number(normalize(String(title)).includes(wanted));
    return found
      .sort((one, other) => isNamed(other['title']) - isNamed(one['title']) || other.score - one.score)
      .map(({ id, kind, title, excerpt, path, terms }) => ({
        id: String(id),
        kind: String(kind),
        title: String(title),
        excerpt: String(excerpt),
        path: String(path),
        words: terms.filter((term) => !isPart(term, terms)),
      }));
  };
}

const closest = (found: readonly Found[]) =>
  found.filter(({ score }) => score > (found[0]?.score ?? 0) * lowestScore);

/** Whether a word is one character of another word. Marked everywhere, it would distract. */
const isPart = (word: string, words: readonly string[]) =>
  word.length === 1 && words.some((other) => other.length > 1 && other.includes(word));

/** Short words and Chinese ones are compared as they are. */
const mayDiffer = (term: string) => term.length > 3 && !isCjk(term);

const searchOptions: SearchOptions = {
  boost: { title: 3 },
  // The page about a subject comes before what else names it.
  boostDocument: (_id, _term, stored) => (stored?.['kind'] === 'page' ? 1.5 : 1),
  prefix: (term) => term.length > 1,
  fuzzy: (term) => mayDiffer(term) && 0.2,
};
