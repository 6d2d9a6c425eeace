export interface Room {
  width: number;
  height: number;
  /** The largest size of the type, and the smallest. */
  sizes: readonly [largest: number, smallest: number];
  /** From one baseline to the next, in parts of the size. */
  leading: number;
}

export interface SetLines {
  size: number;
  lines: readonly string[];
}

/** Chinese punctuation is mostly empty: at the end of a line it may stand outside. */
const hanging = /[，。、；：！？]$/;

/**
 * Breaks a title into lines that look equally long, as large as it fits. A title whose parts stay whole may be a little
 * smaller for that.
 */
export function setLines(
  title: string,
  language: string,
  widthOf: (text: string) => number,
  { width, height, sizes: [largest, smallest], leading }: Room,
): SetLines {
  const phrases = phrasesOf(title, language);
  const words = wordsOf(title, language);
  const lineWidth = (line: string) => widthOf(line.trimEnd().replace(hanging, ''));
  const fit = (pieces: readonly string[], size: number): SetLines | undefined => {
    const most = Math.floor(height / (size * leading));
    const lines = balance(pieces, lineWidth, width / size, most);
    return lines && { size, lines: lines.map((line) => line.trimEnd()) };
  };
  for (let size = largest; size >= largest * 0.7; size -= 2) {
    const whole = fit(phrases, size);
    if (whole) return whole;
  }
  for (let size = largest; size >= smallest; size -= 2) {
    const broken = fit(words, size);
    if (broken) return broken;
  }
  throw new Error(`The title "${title}" is too long for a share picture.`);
}

/** Where a sentence pauses. The comma of a Chinese list is no pause. */
function phrasesOf(title: string, language: string): string[] {
  return join(
    wordsOf(title, language),
    (before) => !/[\p{Po}\p{Pe}\p{Pf}]\s*$/u.test(before) || before.endsWith('、'),
  );
}

const han = /\p{Script=Han}/u;

/** Words that lean on the one before: a line does not begin with them. */
const leaning = /^[的地得了着著过過吗嗎呢吧们們]/;

/** Where a line may end: after a space, and between words of Chinese, which has none. */
function wordsOf(title: string, language: string): string[] {
  const segments = new Intl.Segmenter(language, { granularity: 'word' }).segment(title);
  const pieces = Array.from(segments, ({ segment }) => segment);
  return join(
    pieces,
    (before, after) =>
      !/\s$/.test(before) &&
      (!(han.test(before.slice(-1)) || han.test(after)) ||
        /^[\p{P}\s]/u.test(after) ||
        /[\p{Ps}\p{Pi}]$/u.test(before) ||
        leaning.test(after)),
  );
}

/** Joins neighbours that belong together. */
function join(pieces: readonly string[], belong: (before: string, after: string) => boolean): string[] {
  return pieces.reduce<string[]>((joined, piece) => {
    const before = joined.at(-1);
    return before !== undefined && belong(before, piece)
      ? [...joined.slice(0, -1), before + piece]
      : [...joined, piece];
  }, []);
}

/** The fewest lines that hold the pieces, in the narrowest room where they are no more. */
function balance(
  pieces: readonly string[],
  widthOf: (text: string) => number,
  width: number,
  most: number,
): string[] | undefined {
  let balanced: string[] | undefined;
  for (let narrower = width; ;) {
    const lines = fill(pieces, widthOf, narrower);
    const longest = Math.max(...lines.map(widthOf));
    if (longest > narrower || lines.length > (balanced?.length ?? most)) return balanced;
    balanced = lines;
    narrower = longest - 0.01;
  }
}

/** As many pieces on each line as there is room for. */
function fill(pieces: readonly string[], widthOf: (text: string) => number, width: number): string[] {
  return join(pieces, (before, after) => widthOf(before + after) <= width);
}
