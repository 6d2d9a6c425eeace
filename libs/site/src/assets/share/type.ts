import { Buffer as Run, shape, type Font } from 'harfbuzzjs';
import { openFont, sliceOf, type FontFace } from './faces.ts';

/** Lays out text. Widths are in em. */
export interface Type {
  widthOf: (text: string) => number;
  /** Returns the outlines of a text for `<path d>`. The baseline starts at `at`. */
  outline: (text: string, at: { x: number; y: number; size: number }) => string;
}

interface TextRun {
  text: string;
  font: Font;
  face: FontFace;
}

/** Browsers add an eighth of an em between Chinese and other letters (`text-autospace`). */
const scriptGap = 1 / 8;

/** Opens the font files for a text. Each character uses the first typeface that contains it. */
export async function openType(faces: readonly FontFace[], text: string): Promise<Type> {
  const characters = new Map<string, TextRun>();
  for (const character of new Set(text)) characters.set(character, await find(faces, character));

  function place(text: string) {
    let x = 0;
    const placed = runsOf(text, characters).flatMap((run, index, runs) => {
      if (needsGap(runs[index - 1]?.text, run.text)) x += scriptGap;
      return shapeRun(run).map(({ glyph, offset, advance }) => {
        const at = x + offset;
        x += advance;
        return { font: run.font, glyph, x: at };
      });
    });
    return { placed, width: x };
  }

  return {
    widthOf: (text) => place(text).width,
    outline: (text, { x, y, size }) =>
      place(text)
        .placed.map(({ font, glyph, x: along }) =>
          scale(font.glyphToPath(glyph), size / font.face.upem, x + along * size, y),
        )
        .join(''),
  };
}

async function find(faces: readonly FontFace[], text: string): Promise<TextRun> {
  for (const face of faces) {
    const slice = sliceOf(face, text);
    const font = slice && (await openFont(slice, face.weight));
    if (font?.nominalGlyph(text.codePointAt(0) ?? 0)) return { text, font, face };
  }
  const names = faces.map(({ name }) => name).join(' and ');
  throw new Error(
    `A share picture has the sign "${text}", which is not in ${names}. Choose another face, or build with SHARE_IMAGES=off.`,
  );
}

/** Adjacent characters of the same font are shaped together, so that kerning applies. */
function runsOf(text: string, characters: ReadonlyMap<string, TextRun>): TextRun[] {
  const runs: TextRun[] = [];
  for (const character of text) {
    const found = characters.get(character);
    if (!found) throw new Error(`"${character}" is not in the text that the type was opened for.`);
    const last = runs.at(-1);
    if (last?.font === found.font) last.text += character;
    else runs.push({ ...found });
  }
  return runs;
}

function needsGap(before: string | undefined, after: string): boolean {
  if (before === undefined) return false;
  const [one, other] = [/[\p{L}\p{N}]$/u.exec(before)?.[0], /^[\p{L}\p{N}]/u.exec(after)?.[0]];
  return one !== undefined && other !== undefined && isHan(one) !== isHan(other);
}

const isHan = (character: string) => /\p{Script=Han}/u.test(character);

function shapeRun({ text, font, face }: TextRun) {
  const run = new Run();
  run.addText(text);
  run.guessSegmentProperties();
  shape(font, run);
  const { upem } = font.face;
  return run.getGlyphInfosAndPositions().map(({ codepoint, xOffset = 0, xAdvance = 0 }) => ({
    glyph: codepoint,
    offset: xOffset / upem,
    advance: xAdvance / upem + face.tracking,
  }));
}

/** Scales and moves a path. The y axis points up in fonts and down in SVG. */
function scale(path: string, factor: number, x: number, y: number): string {
  let isX = false;
  return path.replace(/-?[\d.]+|[A-Z]/g, (part) => {
    if (/[A-Z]/.test(part)) {
      isX = true;
      return part;
    }
    const value = isX ? x + Number(part) * factor : y - Number(part) * factor;
    isX = !isX;
    return value.toFixed(1);
  });
}
