import MiniSearch, { type SearchOptions, type SearchResult as Found } from 'minisearch';
import { createSimplify, indexOptions, type Simplify } from './options.ts';
import type { SearchFile } from './search-file.ts';
import { isCjk, normalize, tokenize } from './tokenize.ts';

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

/** Returns a search in the index of a language, from its file. */
export function createSearch(file: unknown, language: string): Search {
  if (!isSearchFile(file)) throw new TypeError('The file is not a search index.');
  const simplify = createSimplify(file.variants);
  const index = MiniSearch.loadJS(file, indexOptions(language, simplify));
  const options: SearchOptions = {
    ...searchOptions,
    tokenize: (query) => tokenize(simplify(query), language),
  };
  return (query) => {
    const all = index.search(query, { ...options, combineWith: 'AND' });
    // A question in whole sentences, or a pair of Chinese characters that spans two words.
    const found = all.length > 0 ? all : closest(index.search(query, options));
    const wanted = simplify(normalize(query));
    // Pairs of characters do not tell 小程式 from 程式.
    const isNamed = (title: unknown) => Number(simplify(normalize(String(title))).includes(wanted));
    return found
      .sort((one, other) => isNamed(other['title']) - isNamed(one['title']) || other.score - one.score)
      .map(({ id, kind, title, excerpt, path, terms, queryTerms }) => {
        // The index has longer words that begin with Chinese characters of the query.
        const words = [...queryTerms.filter(isCjk), ...terms.filter((term) => !isCjk(term))];
        const text = `${String(title)} ${String(excerpt)}`;
        return {
          id: String(id),
          kind: String(kind),
          title: String(title),
          excerpt: String(excerpt),
          path: String(path),
          words: words
            .filter((word) => !isPart(word, words))
            .flatMap((word) => (isCjk(word) ? spellings(word, text, simplify) : word)),
        };
      });
  };
}

const isSearchFile = (file: unknown): file is SearchFile =>
  typeof file === 'object' && file !== null && 'variants' in file;

/** How a text writes a simplified word. A text with another excerpt may not have it. */
function spellings(word: string, text: string, simplify: Simplify): string[] {
  const simplified = simplify(text);
  const found = new Set<string>();
  for (let at = simplified.indexOf(word); at >= 0; at = simplified.indexOf(word, at + 1))
    found.add(text.slice(at, at + word.length));
  return found.size > 0 ? [...found] : [word];
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
  // One Chinese character is the beginning of many words.
  prefix: (term, _index, terms) => term.length > 1 || (isCjk(term) && !isPart(term, terms)),
  fuzzy: (term) => mayDiffer(term) && 0.2,
};
