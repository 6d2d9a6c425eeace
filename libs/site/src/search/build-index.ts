import MiniSearch from 'minisearch';
import { createSimplify, indexOptions } from './options.ts';
import type { SearchEntry } from './search-entry.ts';
import type { SearchFile } from './search-file.ts';

/** How much of a text is shown below its title, in characters. */
const excerptLength = 160;

/** Returns the index of a language. `variants` are those of a `SearchFile`. */
export function buildIndex(entries: readonly SearchEntry[], language: string, variants = ''): SearchFile {
  const index = new MiniSearch(indexOptions(language, createSimplify(variants)));
  index.addAll(entries.map((entry, id) => ({ ...entry, id, excerpt: shorten(entry.text) })));
  const json = index.toJSON();
  // Words of the same texts are next to each other: 38,093 instead of 41,776 bytes of brotli in Chinese.
  const places = new Map(json.index.map(([word, found]) => [word, JSON.stringify(found)]));
  const placeOf = ([word]: readonly [string, unknown]) => places.get(word) ?? '';
  json.index.sort((one, other) => compare(placeOf(one), placeOf(other)) || compare(one[0], other[0]));
  return { variants, ...json };
}

const compare = (one: string, other: string) => Number(one > other) - Number(one < other);

function shorten(text: string): string {
  if (text.length <= excerptLength) return text;
  // Without the beginning of a word. Chinese has no spaces between words.
  return `${text.slice(0, excerptLength).replace(/\s+[\p{Script=Latin}\p{N}]*$/u, '')}…`;
}
