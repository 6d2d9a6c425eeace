import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import subsetFont from 'subset-font';
import type { Plugin } from 'vite';

/** The lightest and the heaviest weight of a variable typeface. */
export interface Weights {
  min: number;
  max: number;
}

/**
 * Leaves in each web font what the site uses: the Latin signs of its words, its weights, and the features that are
 * asked for everywhere. A sign that is missing is drawn in the next face. Must stand behind what puts sheets together.
 */
export function leanType(locales: string, weights: Weights | undefined): Plugin {
  let cache: string;
  return {
    name: 'studio:lean-type',
    enforce: 'pre',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',

    configResolved(config) {
      cache = join(config.cacheDir, 'type');
    },

    transform: {
      filter: { id: /\.css$/, code: /@font-face/ },
      async handler(sheet, importer) {
        let lean = sheet;
        for (const [face] of sheet.matchAll(/@font-face\s*\{[^}]*\}/g)) {
          const [, source] = /url\(['"]?([^'")]+\.woff2)['"]?\)/.exec(face) ?? [];
          const font = source && (await this.resolve(source, importer));
          if (!font) continue;
          const file = await writeLean(font.id, weights, await signsOf(locales), cache);
          lean = lean.replace(face, face.replace(source, file));
        }
        return { code: lean, map: null };
      },
    },
  };
}

/** All that is said anywhere in Latin letters, and every letter and figure besides, as numbers are put in later. */
async function signsOf(locales: string): Promise<string> {
  const files = (await readdir(locales, { recursive: true })).filter((file) => file.endsWith('.json'));
  const words = await Promise.all(files.map((file) => readFile(join(locales, file), 'utf8')));
  const signs = new Set('ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789');
  for (const sign of words.join('')) if (/[\p{Script=Latin}\p{P}\p{S}]/u.test(sign)) signs.add(sign);
  return [...signs].toSorted().join('');
}

const features = ['kern', 'tnum', 'ccmp', 'locl', 'mark'];

/** The path keeps the name of the package, and a new text makes a new file. */
async function writeLean(
  source: string,
  weights: Weights | undefined,
  signs: string,
  cache: string,
): Promise<string> {
  const lean = await subsetFont(await readFile(source), signs, {
    targetFormat: 'woff2',
    keepFeatures: features,
    ...(weights && { variationAxes: { wght: weights } }),
  });
  const hash = createHash('sha256').update(lean).digest('hex').slice(0, 16);
  const file = join(cache, hash, source.slice(Math.max(0, source.lastIndexOf('/node_modules/'))));
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, lean);
  return file;
}
