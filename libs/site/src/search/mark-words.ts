import { isCjk } from './tokenize.ts';

/** Splits a text at the given words: every second part is one of them. Chinese words are found inside of longer ones. */
export function splitAtWords(text: string, words: readonly string[]): string[] {
  const parts = words
    .filter(Boolean)
    // The longest first: `hosting` before `host`.
    .toSorted((one, other) => other.length - one.length)
    .map((word) => {
      const escaped = word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
      return isCjk(word) ? escaped : `(?<![\\p{L}\\p{N}])${escaped}(?![\\p{L}\\p{N}])`;
    });
  return parts.length === 0 ? [text] : text.split(new RegExp(`(${parts.join('|')})`, 'giu'));
}
