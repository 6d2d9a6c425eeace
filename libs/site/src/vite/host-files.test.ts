import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { prepareHostFiles } from './host-files.ts';

describe('prepareHostFiles', () => {
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'studio-files-'));
  });
  afterEach(() => rm(folder, { recursive: true }));

  it('lists all files in order of their names, on any number of cores', async () => {
    const names = Array.from({ length: 40 }, (_, index) => `${String(index).padStart(2, '0')}.txt`);
    for (const name of names) await writeFile(join(folder, name), name.repeat(200));
    const files = await prepareHostFiles(folder);
    expect(Object.keys(files)).toEqual(names);
    expect(new Set(Object.values(files).map(({ etag }) => etag)).size).toBe(40);
  });

  it('writes compressed copies only if they are smaller', async () => {
    await writeFile(join(folder, 'long.css'), 'a{color:red}'.repeat(100));
    await writeFile(join(folder, 'short.css'), 'a{}');
    expect(await prepareHostFiles(folder)).toMatchObject({
      'long.css': { type: 'text/css; charset=utf-8', encodings: { br: '.br', gzip: '.gz' } },
      'short.css': { encodings: {} },
    });
    expect(await readdir(folder)).toEqual(['long.css', 'long.css.br', 'long.css.gz', 'short.css']);
  });

  it('rejects a file with an unknown content type', async () => {
    await writeFile(join(folder, 'film.mkv'), '');
    await expect(prepareHostFiles(folder)).rejects.toThrow('film.mkv has an ending');
  });
});
