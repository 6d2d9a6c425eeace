import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Blob, Face, Font } from 'harfbuzzjs';
import { build } from 'vite';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { decompress } from 'wawoff2';
import { leanType } from './lean-type.ts';

const font = createRequire(import.meta.url).resolve(
  '@fontsource-variable/schibsted-grotesk/files/schibsted-grotesk-latin-wght-normal.woff2',
);
let folder: string;
let lean: Buffer;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'type-'));
  const face = `@font-face{font-family:Lean;font-weight:400 900;src:url('${font}') format('woff2')}`;
  await writeFile(join(folder, 'styles.css'), face);
  await writeFile(join(folder, 'words.json'), JSON.stringify({ title: 'Café, 你好' }));
  await build({
    root: folder,
    cacheDir: join(folder, 'cache'),
    logLevel: 'silent',
    plugins: [leanType(folder, { min: 600, max: 700 })],
    build: { rolldownOptions: { input: join(folder, 'styles.css') }, assetsInlineLimit: 0 },
  });
  const assets = join(folder, 'dist/assets');
  const [file = ''] = (await readdir(assets)).filter((name) => name.endsWith('.woff2'));
  lean = await readFile(join(assets, file));
});

afterAll(() => rm(folder, { recursive: true }));

it('has the signs that are said, every letter and every figure, and no others', async () => {
  const face = new Font(new Face(new Blob(await decompress(lean))));
  const has = (sign: string) => Boolean(face.nominalGlyph(sign.codePointAt(0) ?? 0));
  expect(['C', 'é', 'X', 'z', '0', '9', ','].filter((sign) => !has(sign))).toEqual([]);
  expect(['è', 'ß', '€'].filter(has)).toEqual([]);
});

it('weighs less than half of the whole', async () => {
  expect(lean.length).toBeLessThan((await readFile(font)).length / 2);
});
