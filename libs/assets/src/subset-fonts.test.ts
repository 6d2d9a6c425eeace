import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import subsetFont from 'subset-font';
import { build } from 'vite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { subsetFonts } from './subset-fonts.ts';

const font = createRequire(import.meta.url).resolve(
  '@fontsource-variable/radio-canada-big/files/radio-canada-big-latin-wght-normal.woff2',
);
let folder: string;
let subset: Buffer;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'type-'));
  const face = `@font-face{font-family:Subset;font-weight:400 900;src:url('${font}') format('woff2')}`;
  await writeFile(join(folder, 'styles.css'), face);
  await writeFile(join(folder, 'translations.json'), JSON.stringify({ title: 'Café, 你好' }));
  await mkdir(join(folder, 'src'));
  await writeFile(join(folder, 'src/facts.ts'), "export const street = 'Smørgade';");
  await mkdir(join(folder, 'posts'));
  await writeFile(join(folder, 'posts/first.md'), '# Pão');
  await mkdir(join(folder, 'node_modules/package'), { recursive: true });
  await writeFile(join(folder, 'node_modules/package/readme.md'), 'Straße');
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

describe('a subset', () => {
  /** The characters of a text that the font has. A subset of it for another character is empty. */
  async function findCharacters(text: string): Promise<string> {
    const select = (character: string) =>
      subsetFont(subset, character, { targetFormat: 'woff2', keepFeatures: [] });
    const empty = await select('');
    let found = '';
    for (const character of text) if (!(await select(character)).equals(empty)) found += character;
    return found;
  }

  it('has the characters of the translations, of Markdown files and of sources', async () => {
    expect(await findCharacters('éãø')).toBe('éãø');
  });

  it('has the characters of values: letters, digits, spaces, punctuation and currencies', async () => {
    const values = 'AZaz09 \u00a0!"#%&\'()*,-./:;?@_$€£¥';
    expect(await findCharacters(values)).toBe(values);
  });

  it('has no other characters', async () => {
    expect(await findCharacters('èßŸ~±')).toBe('');
  });
});

it('is at least 8 KB smaller than the whole font', async () => {
  expect(subset.length).toBeLessThan((await readFile(font)).length - 8192);
});
