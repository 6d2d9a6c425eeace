import { Buffer as Run, shape, type Font } from 'harfbuzzjs';
import { openFont, sliceOf, type FontFace } from './faces.ts';

/** Sets text. Its measures are those of a text that is 1 high. */
export interface Type {
  widthOf: (text: string) => number;
  /** The outlines, for `<path d>`, of a text of this size whose baseline begins there. */
  outline: (text: string, at: { x: number; y: number; size: number }) => string;
}

interface Sign {
  text: string;
  font: Font;
  face: FontFace;
}

/** Browsers leave an eighth between Chinese and other letters. */
const scriptGap = 1 / 8;

/** Opens the files that a text needs. Each sign is taken from the first face that has it. */
export async function openType(faces: readonly FontFace[], text: string): Promise<Type> {
  const signs = new Map<string, Sign>();
  for (const sign of new Set(text)) signs.set(sign, await find(faces, sign));

  function place(text: string) {
    let x = 0;
    const placed = runsOf(text, signs).flatMap((run, index, runs) => {
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

async function find(faces: readonly FontFace[], text: string): Promise<Sign> {
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

/** Neighbours of one file are shaped together, so that their distances are right. */
function runsOf(text: string, signs: ReadonlyMap<string, Sign>): Sign[] {
  const runs: Sign[] = [];
  for (const character of text) {
    const sign = signs.get(character);
    if (!sign) throw new Error(`"${character}" is not in the text that the type was opened for.`);
    const last = runs.at(-1);
    if (last?.font === sign.font) last.text += character;
    else runs.push({ ...sign });
  }
  return runs;
}

function needsGap(before: string | undefined, after: string): boolean {
  if (before === undefined) return false;
  const [one, other] = [/[\p{L}\p{N}]$/u.exec(before)?.[0], /^[\p{L}\p{N}]/u.exec(after)?.[0]];
  return one !== undefined && other !== undefined && isHan(one) !== isHan(other);
}

const isHan = (sign: string) => /\p{Script=Han}/u.test(sign);

function shapeRun({ text, font, face }: Sign) {
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

/** A font counts upwards, a picture downwards. */
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
