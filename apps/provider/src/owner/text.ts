/** What commands a terminal or turns a text around, unseen. The two joiners are left: emoji and some scripts need them. */
const unseen = /(?![\u200c\u200d])[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}]/gu;

/** A text that can only be read: what would act on a terminal is shown as �. Ends of lines and tabs stay. */
export const inert = (text: string) =>
  text.replace(unseen, (sign) => (sign === '\n' || sign === '\t' ? sign : '\ufffd'));

/** The same on one line. */
export const onOneLine = (text: string) => inert(text.replace(/\s+/g, ' '));

/** JSON on one line, in which what would act on a terminal is escaped. It reads back as the very same value. */
export const inertJson = (value: unknown) =>
  JSON.stringify(value).replace(unseen, (sign) =>
    Array.from({ length: sign.length }, (_, index) => escaped(sign.charCodeAt(index))).join(''),
  );

const escaped = (code: number) => `\\u${code.toString(16).padStart(4, '0')}`;

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** What terminals draw over two columns: the letters of East Asia with their punctuation, and emoji. */
const wide =
  /[\u1100-\u115f\u2e80-\u303e\u3041-\ua4cf\ua960-\ua97c\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff01-\uff60\uffe0-\uffe6\u{16fe0}-\u{18dff}\u{1aff0}-\u{1b2ff}\u{20000}-\u{3fffd}]|\p{Emoji_Presentation}|\ufe0f/u;

const columnsOf = (grapheme: string) => (wide.test(grapheme) ? 2 : 1);

/** How many columns of a terminal a text takes. */
export function widthOf(text: string): number {
  // Most texts need no looking into their signs, and lists are long.
  if (/^[ -~]*$/.test(text)) return text.length;
  let width = 0;
  for (const { segment } of graphemes.segment(text)) width += columnsOf(segment);
  return width;
}

/** A text in exactly so many columns: filled up with spaces, or cut with an ellipsis. */
export function fit(text: string, columns: number): string {
  const width = widthOf(text);
  if (width <= columns) return text + ' '.repeat(columns - width);
  let kept = '';
  let left = columns - 1;
  for (const { segment } of graphemes.segment(text)) {
    if (columnsOf(segment) > left) break;
    kept += segment;
    left -= columnsOf(segment);
  }
  return `${kept}…${' '.repeat(left)}`;
}
