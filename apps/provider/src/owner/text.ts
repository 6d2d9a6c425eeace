/** Control, bidirectional and other invisible characters, except the two joiners, which emoji and some scripts need. */
const unsafe = /(?![\u200c\u200d])[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}]/gu;

/** Replaces characters that control a terminal with �. Line breaks and tabs stay. */
export const sanitize = (text: string) =>
  text.replace(unsafe, (character) => (character === '\n' || character === '\t' ? character : '\ufffd'));

/** The sanitized text on one line. */
export const singleLine = (text: string) => sanitize(text.replace(/\s+/g, ' '));

/** JSON on one line that escapes characters that control a terminal. It parses to the same value. */
export const sanitizedJson = (value: unknown) =>
  JSON.stringify(value).replace(unsafe, (character) =>
    Array.from({ length: character.length }, (_, index) => escaped(character.charCodeAt(index))).join(''),
  );

const escaped = (code: number) => `\\u${code.toString(16).padStart(4, '0')}`;

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** Characters that take two columns of a terminal: East Asian letters with their punctuation, and emoji. */
const wideCharacter =
  /[\u1100-\u115f\u2e80-\u303e\u3041-\ua4cf\ua960-\ua97c\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff01-\uff60\uffe0-\uffe6\u{16fe0}-\u{18dff}\u{1aff0}-\u{1b2ff}\u{20000}-\u{3fffd}]|\p{Emoji_Presentation}|\ufe0f/u;

const columnsOf = (grapheme: string) => (wideCharacter.test(grapheme) ? 2 : 1);

/** The number of terminal columns of a text. */
export function widthOf(text: string): number {
  // A fast path for ASCII, because lists are long.
  if (/^[ -~]*$/.test(text)) return text.length;
  let width = 0;
  for (const { segment } of graphemes.segment(text)) width += columnsOf(segment);
  return width;
}

/** Pads a text with spaces, or truncates it with an ellipsis, to this number of columns. */
export function fit(text: string, columns: number): string {
  const width = widthOf(text);
  if (width <= columns) return text + ' '.repeat(columns - width);
  let fitted = '';
  let remaining = columns - 1;
  for (const { segment } of graphemes.segment(text)) {
    if (columnsOf(segment) > remaining) break;
    fitted += segment;
    remaining -= columnsOf(segment);
  }
  return `${fitted}…${' '.repeat(remaining)}`;
}
