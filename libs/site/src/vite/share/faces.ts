import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { Blob, Face, Font, Variation } from 'harfbuzzjs';
import { decompress } from 'wawoff2';

/** A family of type in one weight. */
export interface FontFace {
  name: string;
  weight: number;
  /** Between its letters, in parts of the size. */
  tracking: number;
  slices: readonly Slice[];
}

/** A variable family of Fontsource comes in many files, and each has some of the signs. */
interface Slice {
  file: string;
  ranges: readonly (readonly [first: number, last: number])[];
}

const listed = new Map<string, Promise<Slice[]>>();

/** Finds a family among the packages that `from` can import. */
export async function findFace(
  name: string,
  from: string,
  { weight, tracking = 0 }: { weight: number; tracking?: number },
): Promise<FontFace> {
  const slices = listed.get(name) ?? list(name, from);
  listed.set(name, slices);
  return { name, weight, tracking, slices: await slices };
}

async function list(name: string, from: string): Promise<Slice[]> {
  const list = createRequire(from).resolve(`${name}/unicode.json`);
  const ranges: unknown = JSON.parse(await readFile(list, 'utf8'));
  if (typeof ranges !== 'object' || ranges === null) throw new TypeError(`${name} lists no signs.`);
  const id = name.replace(/.*\//, '');
  return Object.entries(ranges).map(([slice, signs]: [string, unknown]) => ({
    file: join(dirname(list), 'files', `${id}-${slice.replace(/[[\]]/g, '')}-wght-normal.woff2`),
    ranges: String(signs).split(',').map(readRange),
  }));
}

/** `U+4e00-4e0a`, or one sign alone. */
function readRange(text: string): [number, number] {
  const [first = 0, last = first] = text
    .replace('U+', '')
    .split('-')
    .map((code) => Number.parseInt(code, 16));
  return [first, last];
}

/** The file that has a sign, if the face has it. */
export function sliceOf({ slices }: FontFace, sign: string): Slice | undefined {
  const code = sign.codePointAt(0) ?? 0;
  return slices.find(({ ranges }) => ranges.some(([first, last]) => first <= code && code <= last));
}

const opened = new Map<string, Promise<Font>>();

/** Opens a file of a family, once. */
export function openFont({ file }: Slice, weight: number): Promise<Font> {
  const key = `${file} ${String(weight)}`;
  const font = opened.get(key) ?? open(file, weight);
  opened.set(key, font);
  return font;
}

async function open(file: string, weight: number): Promise<Font> {
  const font = new Font(new Face(new Blob(await decompress(await readFile(file)))));
  font.setVariations([new Variation('wght', weight)]);
  return font;
}
