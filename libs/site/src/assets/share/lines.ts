export interface Room {
  width: number;
  height: number;
  /** The largest and the smallest font size. */
  sizes: readonly [largest: number, smallest: number];
  /** The line height, in em. */
  leading: number;
}

export interface SetLines {
  size: number;
  lines: readonly string[];
}

/** Hanging punctuation: Chinese marks at the end of a line do not count towards its width. */
const hanging = /[，。、；：！？]$/;

/** All lines that a title may be broken into, as `setLines` measures them. */
export function candidateLines(title: string, language: string): string[] {
  const words = splitIntoWords(title, language);
  const lines = words.flatMap((_, first) =>
    words.slice(first).map((_, count) => words.slice(first, first + count + 1).join('')),
  );
  return [...new Set(lines.map(measuredPart))];
}

/** Spaces and hanging punctuation at the end of a line do not count. */
const measuredPart = (line: string) => line.trimEnd().replace(hanging, '');

/**
 * Breaks a title into balanced lines at the largest font size that fits. Prefers breaks between phrases, at down to 70%
 * of the largest size, over breaks between words.
 */
export function setLines(
  title: string,
  language: string,
  measureWidth: (text: string) => number,
  { width, height, sizes: [largest, smallest], leading }: Room,
): SetLines {
  const phrases = splitIntoPhrases(title, language);
  const words = splitIntoWords(title, language);
  const lineWidth = (line: string) => measureWidth(measuredPart(line));
  const fit = (pieces: readonly string[], size: number): SetLines | undefined => {
    const maxLines = Math.floor(height / (size * leading));
    const lines = balance(pieces, lineWidth, width / size, maxLines);
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

/** Splits a title after punctuation, except the Chinese enumeration comma. */
function splitIntoPhrases(title: string, language: string): string[] {
  return join(
    splitIntoWords(title, language),
    (before) => !/[\p{Po}\p{Pe}\p{Pf}]\s*$/u.test(before) || before.endsWith('、'),
  );
}

const han = /\p{Script=Han}/u;

/** Chinese particles attach to the word before them, so a line does not begin with one. */
const particles = /^[的地得了着著过過吗嗎呢吧们們]/;

/** Splits a title where a line may break: after a space, and between Chinese words. */
function splitIntoWords(title: string, language: string): string[] {
  const segments = new Intl.Segmenter(language, { granularity: 'word' }).segment(title);
  const pieces = Array.from(segments, ({ segment }) => segment);
  return join(
    pieces,
    (before, after) =>
      !/\s$/.test(before) &&
      (!(han.test(before.slice(-1)) || han.test(after)) ||
        /^[\p{P}\s]/u.test(after) ||
        /[\p{Ps}\p{Pi}]$/u.test(before) ||
        particles.test(after)),
  );
}

/** Joins adjacent pieces for which `belong` returns true. */
function join(pieces: readonly string[], belong: (before: string, after: string) => boolean): string[] {
  return pieces.reduce<string[]>((joined, piece) => {
    const before = joined.at(-1);
    return before !== undefined && belong(before, piece)
      ? [...joined.slice(0, -1), before + piece]
      : [...joined, piece];
  }, []);
}

/** Finds the fewest lines that fit, then narrows them as far as the number of lines allows. */
function balance(
  pieces: readonly string[],
  measureWidth: (text: string) => number,
  width: number,
  maxLines: number,
): string[] | undefined {
  let balanced: string[] | undefined;
  for (let narrower = width; ;) {
    const lines = fill(pieces, measureWidth, narrower);
    const longest = Math.max(...lines.map(measureWidth));
    if (longest > narrower || lines.length > (balanced?.length ?? maxLines)) return balanced;
    balanced = lines;
    narrower = longest - 0.01;
  }
}

/** Fills each line with as many pieces as fit. */
function fill(pieces: readonly string[], measureWidth: (text: string) => number, width: number): string[] {
  return join(pieces, (before, after) => measureWidth(before + after) <= width);
}
