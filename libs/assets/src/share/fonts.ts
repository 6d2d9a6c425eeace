import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

/** A file of a typeface, with the characters in it. The renderer reads the files that a text needs. */
export interface FontFile {
  name: string;
  key: string;
  unicodeRange: [first: number, last: number][];
  data: () => Promise<Buffer>;
}

/** The typefaces of share pictures: variable Fontsource packages that the site depends on. */
export interface Typefaces {
  heading: string;
  /** For characters that the other one does not have, by script of the language, such as `Hant`. */
  byScript?: Readonly<Record<string, string>>;
}

/** Lists the files of the typefaces for the languages of a picture. The file `from` depends on their packages. */
export async function listFonts(
  { heading, byScript = {} }: Typefaces,
  from: string,
  ...languages: readonly string[]
): Promise<FontFile[]> {
  const others = languages.flatMap(
    (language) => byScript[new Intl.Locale(language).maximize().script ?? ''] ?? [],
  );
  const files = [...new Set(others)].map((other) => listFiles('other', other, from));
  return [...(await listFiles('heading', heading, from)), ...(await Promise.all(files)).flat()];
}

/** A variable Fontsource package is split into files. */
async function listFiles(name: string, packageName: string, from: string): Promise<FontFile[]> {
  const list = createRequire(from).resolve(`${packageName}/unicode.json`);
  const ranges: unknown = JSON.parse(await readFile(list, 'utf8'));
  if (typeof ranges !== 'object' || ranges === null)
    throw new TypeError(`${packageName} lists no characters.`);
  const id = packageName.replace(/.*\//, '');
  return Object.entries(ranges).map(([slice, range]: [string, unknown]) => {
    const key = join(dirname(list), 'files', `${id}-${slice.replace(/[[\]]/g, '')}-wght-normal.woff2`);
    return { name, key, unicodeRange: String(range).split(',').map(readRange), data: () => readFile(key) };
  });
}

/** Parses `U+4e00-4e0a` or a single code point. */
function readRange(text: string): [number, number] {
  const [first = 0, last = first] = text
    .replace('U+', '')
    .split('-')
    .map((code) => Number.parseInt(code, 16));
  return [first, last];
}

/** The renderer draws an empty box for a character that no font has. */
export function assertCovered(text: string, fonts: readonly FontFile[]): void {
  const ranges = fonts.flatMap(({ unicodeRange }) => unicodeRange);
  for (const character of text) {
    const code = character.codePointAt(0) ?? 0;
    if (!ranges.some(([first, last]) => first <= code && code <= last))
      throw new Error(
        `A share picture has the character "${character}", which its typefaces do not have. Add a typeface for the script to "byScript" of the typefaces in siteAssets, such as { Jpan: '@fontsource-variable/noto-sans-jp' }, or build with SHARE_IMAGES=off.`,
      );
  }
}
