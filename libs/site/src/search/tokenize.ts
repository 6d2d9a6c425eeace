const characters = '[\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}]';
const cjk = new RegExp(`${characters}+`, 'gu');

const lastCharacters = new RegExp(`${characters}(?!${characters})`, 'gu');

const segmenters = new Map<string, Intl.Segmenter>();

function getSegmenter(language: string): Intl.Segmenter {
  const segmenter = segmenters.get(language) ?? new Intl.Segmenter(language, { granularity: 'word' });
  segmenters.set(language, segmenter);
  return segmenter;
}

/**
 * Returns the different words of a text, in lower case and without accents. For Chinese and Japanese, each pair of
 * characters is a word too: a reader may search for a part of what the dictionary has as one word.
 */
export function tokenize(text: string, language: string): string[] {
  const normalized = normalize(text);
  const words = new Set<string>();
  for (const { segment, isWordLike } of getSegmenter(language).segment(normalized))
    if (isWordLike) words.add(segment);
  for (const [run] of normalized.matchAll(cjk))
    for (let at = 0; at + 1 < run.length; at += 1) words.add(run.slice(at, at + 2));
  return [...words];
}

/** The words of a text for the index: also the last character before punctuation, which begins no pair. */
export const tokenizeText = (text: string, language: string): string[] => [
  ...new Set([...tokenize(text, language), ...(normalize(text).match(lastCharacters) ?? [])]),
];

/** In lower case and without accents. */
export const normalize = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/\p{Mn}/gu, '')
    .normalize('NFC')
    .toLowerCase();

/** Whether a word has Chinese or Japanese characters. */
export const isCjk = (word: string): boolean => word.search(cjk) >= 0;
