import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { Blob, Face, Font, Variation } from 'harfbuzzjs';
import { decompress } from 'wawoff2';

/** A typeface in one weight. */
export interface FontFace {
  name: string;
  weight: number;
  /** The letter spacing, in em. */
  tracking: number;
  slices: readonly Slice[];
}

/** A variable Fontsource family is split into files, each with a range of characters. */
interface Slice {
  file: string;
  ranges: readonly (readonly [first: number, last: number])[];
}

const listed = new Map<string, Promise<Slice[]>>();

/** Finds a Fontsource package that can be resolved from the file `from`. */
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
  return Object.entries(ranges).map(([slice, range]: [string, unknown]) => ({
    file: join(dirname(list), 'files', `${id}-${slice.replace(/[[\]]/g, '')}-wght-normal.woff2`),
    ranges: String(range).split(',').map(readRange),
  }));
}

/** Parses `U+4e00-4e0a` or a single code point. */
function readRange(text: string): [number, number] {
  const [first = 0, last = first] = text
    .replace('U+', '')
    .split('-')
    .map((code) => Number.parseInt(code, 16));
  return [first, last];
}

/** Returns the file that contains a character, if the typeface has it. */
export function sliceOf({ slices }: FontFace, character: string): Slice | undefined {
  const code = character.codePointAt(0) ?? 0;
  return slices.find(({ ranges }) => ranges.some(([first, last]) => first <= code && code <= last));
}

const opened = new Map<string, Promise<Font>>();

/** Opens a font file once per weight. */
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
