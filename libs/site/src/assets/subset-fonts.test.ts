import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Blob, Face, Font } from 'harfbuzzjs';
import { build } from 'vite';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { decompress } from 'wawoff2';
import { subsetFonts } from './subset-fonts.ts';

const font = createRequire(import.meta.url).resolve(
  '@fontsource-variable/schibsted-grotesk/files/schibsted-grotesk-latin-wght-normal.woff2',
);
let folder: string;
let subset: Buffer;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'type-'));
  const face = `@font-face{font-family:Subset;font-weight:400 900;src:url('${font}') format('woff2')}`;
  await writeFile(join(folder, 'styles.css'), face);
  await writeFile(join(folder, 'words.json'), JSON.stringify({ title: 'Café, 你好' }));
  await build({
    root: folder,
    cacheDir: join(folder, 'cache'),
    logLevel: 'silent',
    plugins: [subsetFonts(() => folder, { min: 600, max: 700 })],
    build: { rolldownOptions: { input: join(folder, 'styles.css') }, assetsInlineLimit: 0 },
  });
  const assets = join(folder, 'dist/assets');
  const [file = ''] = (await readdir(assets)).filter((name) => name.endsWith('.woff2'));
  subset = await readFile(join(assets, file));
});

afterAll(() => rm(folder, { recursive: true }));

it('keeps the characters of the texts, all basic letters and all digits, and no others', async () => {
  const face = new Font(new Face(new Blob(await decompress(subset))));
  const has = (character: string) => Boolean(face.nominalGlyph(character.codePointAt(0) ?? 0));
  expect(['C', 'é', 'X', 'z', '0', '9', ','].filter((character) => !has(character))).toEqual([]);
  expect(['è', 'ß', '€'].filter(has)).toEqual([]);
});

it('is less than half the size of the whole font', async () => {
  expect(subset.length).toBeLessThan((await readFile(font)).length / 2);
});
