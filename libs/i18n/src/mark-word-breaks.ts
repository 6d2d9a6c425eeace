import type { TranslationTree } from './files.ts';
import { wordBreak } from './word-break.ts';

export { markForeign } from './foreign-text.ts';

/** Two Chinese characters in a row, or one and a letter or a figure: only these can break without a space. */
const needsMarks = /[\p{Script=Han}，。、；：！？」』）》][^\s]/u;

const han = /[\p{Script=Han}，。、；：！？（）「」『』《》—…]/u;

/** A line does not begin with these: closing brackets, commas, dashes and other punctuation. */
const staysWithPrevious = /^[\p{Pe}\p{Pf}\p{Po}\p{Pd}\p{Sm}]/u;

/** A line does not end with these. */
const opensBracket = /[\p{Ps}\p{Pi}\p{Sc}]$/u;

/** A figure belongs to its measure word: `3個月`. A placeholder is usually a figure. */
const endsWithFigure = /[\d\uFFFC%+]$/u;

const isSingle = (word: string) => /^\p{Script=Han}$/u.test(word);

const startsWithHanOrFigure = /^[\p{Script=Han}\d\uFFFC]/u;

const endsWithComma = /[，。、；：！？]$/u;

/** Never at the start of a line. */
const particle = /^[的了嗎吗吧呢們们]$/u;

/** Words of one character that belong to the word after them. Others belong to the word before them. */
const prefixes =
  /^[第每各更最很太不沒没未再也都就才只又還还把被將将對对讓让給给為为在從从向往到由以用和與与或及並并但而若如您你我他她它這这那哪此該该本其請请可會会要想是有同]$/u;

/** The most ems of a phrase. A Latin letter is about half an em wide. */
const longest = 6;

/** About as many ems as fit on the line of a large title on a phone. */
const widest = 6;

/**
 * `text-autospace` adds a gap between a Chinese character and a letter or a figure, but not across a `<wbr>`. They are one
 * phrase if it is short.
 */
const hasGap = (before: string, after: string) =>
  (/\p{Script=Han}$/u.test(before) && /^[\p{Script=Latin}\d\uFFFC]/u.test(after)) ||
  (/[\p{Script=Latin}\d\uFFFC]$/u.test(before) && /^\p{Script=Han}/u.test(after));

const measureWidth = (text: string) => text.length - text.replace(/[^\p{Script=Latin}\d.]/gu, '').length / 2;

const placeholder = /\{\{.+?\}\}|\$t\(.+?\)/gu;
const tag = /<(\/?)\w+\s*\/?>/gu;

/**
 * Marks where a Chinese or Japanese text may break: between its words, as `Intl.Segmenter` finds them, or its phrases. Words of one character are
 * joined to a neighbor, and each occurrence of `keepTogether` is one word. Placeholders and tags are unchanged.
 */
export function markWordBreaks(text: string, language: string, keepTogether: readonly string[] = []): string {
  if (!needsMarks.test(text) && !kana.test(text)) return text;
  const visible = text.replace(tag, '').replace(placeholder, '\uFFFC');
  const isJapanese = new Intl.Locale(language).language === 'ja';
  return insertMarks(text, (isJapanese ? findPhrases : findBreaks)(visible, language, keepTogether));
}

const kana = /[\p{Script=Hiragana}\p{Script=Katakana}]/u;

/** The ends of Japanese phrases are written in hiragana, or are punctuation. */
const endsPhrase = /[\p{Script=Hiragana}、。！？」』）・]$/u;

/** Words of hiragana are particles and endings, which belong to the phrase before them. */
const continuesPhrase = /^[\p{Script=Hiragana}ー\p{Pe}\p{Pf}\p{Po}]/u;

/** Returns the positions between the phrases of a Japanese text: 部屋から｜海が｜見えます. */
function findPhrases(text: string, language: string, keepTogether: readonly string[]): Set<number> {
  return new Set(
    findWords(text, language, keepTogether).filter((start) => {
      const before = text.slice(0, start);
      return (
        endsPhrase.test(before) &&
        !/\s$/u.test(before) &&
        !/^\s/u.test(text.slice(start)) &&
        !opensBracket.test(before) &&
        !continuesPhrase.test(text.slice(start))
      );
    }),
  );
}

/** Marks all texts of a namespace. */
export const markNamespace = (
  texts: TranslationTree,
  language: string,
  keepTogether: readonly string[] = [],
): TranslationTree =>
  Object.fromEntries(
    Object.entries(texts).map(([key, value]) => [
      key,
      typeof value === 'string'
        ? markWordBreaks(value, language, keepTogether)
        : markNamespace(value, language, keepTogether),
    ]),
  );

/** Returns the positions in a text without tags where a line may break. */
function findBreaks(text: string, language: string, keepTogether: readonly string[]): Set<number> {
  const breaks = new Set<number>();
  const starts = findWords(text, language, keepTogether);
  /** Where the current phrase begins. */
  let phrase = 0;
  starts.forEach((start, index) => {
    if (start === 0) return;
    const word = text.slice(start, starts[index + 1]);
    if (!canBreak(text, start)) {
      if (/\s/u.test(text.charAt(start - 1))) phrase = start;
      return;
    }
    const before = text.slice(phrase, start);
    const joined = before + word;
    const continues =
      (isSingle(before) && startsWithHanOrFigure.test(word)) ||
      (isSingle(word) && !prefixes.test(word) && !endsWithComma.test(before));
    const isJoined =
      endsWithFigure.test(before) ||
      particle.test(word) ||
      (continues && measureWidth(joined) <= longest) ||
      (hasGap(before, word) && !prefixes.test(word) && measureWidth(joined) <= widest);
    if (isJoined) return;
    breaks.add(start);
    phrase = start;
  });
  return breaks;
}

/** Returns where the words of a text start, in order. */
export function findWords(
  text: string,
  language: string,
  keepTogether: readonly string[],
): readonly number[] {
  const starts = new Set(Array.from(getSegmenter(language).segment(text), ({ index }) => index));
  const found = keepTogether.flatMap((words) => occurrences(text, words));
  for (const { start, end } of found) {
    starts.add(start);
    if (end < text.length) starts.add(end);
  }
  for (const { start, end } of found) for (let at = start + 1; at < end; at += 1) starts.delete(at);
  return [...starts].sort((one, other) => one - other);
}

function occurrences(text: string, words: string): { start: number; end: number }[] {
  const found = [];
  for (let start = text.indexOf(words); start >= 0; start = text.indexOf(words, start + 1))
    found.push({ start, end: start + words.length });
  return found;
}

function canBreak(text: string, index: number): boolean {
  const before = text[index - 1] ?? '';
  const after = text[index] ?? '';
  return (
    (han.test(before) || han.test(after)) &&
    !/\s/u.test(before + after) &&
    !staysWithPrevious.test(after) &&
    !opensBracket.test(before)
  );
}

/** Inserts marks at positions of the visible text: before an opening tag, after a closing one. */
function insertMarks(text: string, breaks: ReadonlySet<number>): string {
  const parts = text.split(/(<\/?\w+\s*\/?>|\{\{.+?\}\}|\$t\(.+?\))/u);
  let position = 0;
  let isDue = false;
  let marked = '';
  const mark = () => {
    if (isDue) marked += wordBreak;
    isDue = false;
  };
  const advance = () => {
    position += 1;
    isDue = breaks.has(position);
  };
  parts.forEach((part, index) => {
    const isTag = index % 2 === 1 && part.startsWith('<');
    if (isTag) {
      if (!part.startsWith('</')) mark();
      marked += part;
    } else if (index % 2 === 1) {
      mark();
      marked += part;
      advance();
    } else
      for (let at = 0; at < part.length; at += 1) {
        mark();
        marked += part.charAt(at);
        advance();
      }
  });
  return marked;
}

const byLanguage = new Map<string, Intl.Segmenter>();

function getSegmenter(language: string): Intl.Segmenter {
  const segmenter = byLanguage.get(language) ?? new Intl.Segmenter(language, { granularity: 'word' });
  byLanguage.set(language, segmenter);
  return segmenter;
}
