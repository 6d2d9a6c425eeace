const cjk = /\p{Script=Han}|\p{Script=Hiragana}|\p{Script=Katakana}/u;

const segmenters = new Map<string, Intl.Segmenter>();

function getSegmenter(language: string): Intl.Segmenter {
  const segmenter = segmenters.get(language) ?? new Intl.Segmenter(language, { granularity: 'word' });
  segmenters.set(language, segmenter);
  return segmenter;
}

/**
 * Returns the words of a text, in lower case and without accents. For Chinese and Japanese, each pair of characters is a
 * word too: a reader may search for a part of what the dictionary has as one word.
 */
export function tokenize(text: string, language: string): string[] {
  const words: string[] = [];
  for (const { segment, isWordLike } of getSegmenter(language).segment(normalize(text)))
    if (isWordLike) words.push(segment);
  const runs = normalize(text).match(/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]+/gu) ?? [];
  for (const run of runs) for (let at = 0; at + 1 < run.length; at += 1) words.push(run.slice(at, at + 2));
  return words;
}

const normalize = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/\p{Mn}/gu, '')
    .normalize('NFC')
    .toLowerCase();

/** Whether a word may be misspelt, or have other letters after it. Short words and Chinese ones are compared as they are. */
export const isFuzzy = (word: string): boolean => word.length > 3 && !cjk.test(word);
