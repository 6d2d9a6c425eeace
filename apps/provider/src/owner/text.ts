import stringWidth from 'string-width';

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

/** Pads a text with spaces, or truncates it with an ellipsis, to this number of columns. */
export function fit(text: string, columns: number): string {
  const width = stringWidth(text);
  if (width <= columns) return text + ' '.repeat(columns - width);
  let fitted = '';
  let remaining = columns - 1;
  for (const { segment } of graphemes.segment(text)) {
    if (stringWidth(segment) > remaining) break;
    fitted += segment;
    remaining -= stringWidth(segment);
  }
  return `${fitted}…${' '.repeat(remaining)}`;
}
