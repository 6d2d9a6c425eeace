import MiniSearch from 'minisearch';
import { indexOptions } from './options.ts';
import type { SearchEntry } from './search-entry.ts';

/** How much of a text is shown below its title, in characters. */
const excerptLength = 160;

/** Returns the index of a language as JSON. */
export function buildIndex(entries: readonly SearchEntry[], language: string): string {
  const index = new MiniSearch(indexOptions(language));
  index.addAll(entries.map((entry, id) => ({ ...entry, id, excerpt: shorten(entry.text) })));
  return JSON.stringify(index);
}

function shorten(text: string): string {
  if (text.length <= excerptLength) return text;
  // Without the beginning of a word. Chinese has no spaces between words.
  return `${text.slice(0, excerptLength).replace(/\s+[\p{Script=Latin}\p{N}]*$/u, '')}…`;
}
