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

  it('knows the common types of images, films and documents, in any case', async () => {
    const types = {
      'cabin.avif': 'image/avif',
      'cabin.webp': 'image/webp',
      'CABIN.JPG': 'image/jpeg',
      'cabin.jpeg': 'image/jpeg',
      'cabin.gif': 'image/gif',
      'film.mp4': 'video/mp4',
      'film.webm': 'video/webm',
      'film.vtt': 'text/vtt; charset=utf-8',
      'sound.mp3': 'audio/mpeg',
      'menu.pdf': 'application/pdf',
      'prices.csv': 'text/csv; charset=utf-8',
      'sitemap.xml': 'application/xml; charset=utf-8',
      'feed.atom': 'application/atom+xml',
      'icon.svg': 'image/svg+xml',
      'favicon.ico': 'image/vnd.microsoft.icon',
      'en.webmanifest': 'application/manifest+json',
    };
    for (const name of Object.keys(types)) await writeFile(join(folder, name), 'x'.repeat(1000));
    const files = await prepareHostFiles(folder);
    expect(Object.fromEntries(Object.entries(files).map(([name, { type }]) => [name, type]))).toEqual(types);
    const compressed = Object.keys(files).filter((name) => files[name]?.encodings['br']);
    expect(compressed).toEqual([
      'en.webmanifest',
      'feed.atom',
      'film.vtt',
      'icon.svg',
      'prices.csv',
      'sitemap.xml',
    ]);
  });

  it('serves a file with an unknown ending, or without one, as a download', async () => {
    for (const name of ['drawing.unknown', 'js']) await writeFile(join(folder, name), '');
    expect(await prepareHostFiles(folder)).toMatchObject({
      'drawing.unknown': { type: 'application/octet-stream' },
      js: { type: 'application/octet-stream' },
    });
  });
});
