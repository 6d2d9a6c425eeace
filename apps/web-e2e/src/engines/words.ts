import type { Language } from '@studio/i18n';
import { readKeepTogether } from '@studio/i18n/files';
import { findWords } from '@studio/i18n/word-breaks';
import { fileURLToPath } from 'node:url';

const keepTogether = readKeepTogether(
  fileURLToPath(new URL('../../../../libs/content/locales', import.meta.url)),
);

/** Returns the line breaks inside a word, as `一站|式`. */
export function brokenWords(lines: readonly string[], language: Language): string[] {
  const text = lines.join('');
  const starts = new Set(findWords(text, language, keepTogether));
  const ends = lines.slice(0, -1).map((_, index) => lines.slice(0, index + 1).join('').length);
  return ends
    .filter(
      (end) => !starts.has(end) && /\p{Script=Han}|\p{Script=Latin}{2}/u.test(text.slice(end - 1, end + 1)),
    )
    .map((end) => `${text.slice(Math.max(0, end - 4), end)}|${text.slice(end, end + 4)}`);
}
