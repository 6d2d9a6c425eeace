import { createHash } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join, relative, sep } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { getContentType } from '../host/content-types.ts';
import type { HostFile } from '../host/manifest.ts';

/** The content types to compress. Fonts and most images are already compressed. */
const compressible = /^text\/|[/+](?:json|xml|wasm)(?:;|$)/;

const encoders = {
  br: { suffix: '.br', encode: (data: Buffer) => promisify(brotliCompress)(data, brotli(data)) },
  gzip: { suffix: '.gz', encode: (data: Buffer) => promisify(gzip)(data, { level: 9 }) },
};

const brotli = ({ length }: Buffer) => ({
  params: {
    // The mode for fonts makes documents 40 to 140 bytes smaller than that for text, and scripts no larger.
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_FONT,
    [constants.BROTLI_PARAM_QUALITY]: 11,
    [constants.BROTLI_PARAM_SIZE_HINT]: length,
  },
});

/** Compresses the built site and lists it. */
export async function prepareHostFiles(folder: string): Promise<Record<string, HostFile>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const names = entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .sort();
  const files: [name: string, file: HostFile][] = [];
  const queue = names.entries();
  // Node compresses in threads of its own. A file per core at a time keeps few of them in memory.
  const prepareFiles = async () => {
    for (const [index, name] of queue) files[index] = [name, await prepareHostFile(folder, name)];
  };
  await Promise.all(Array.from({ length: availableParallelism() }, prepareFiles));
  return Object.fromEntries(files);
}

async function prepareHostFile(folder: string, name: string): Promise<HostFile> {
  const path = join(folder, name);
  const data = await readFile(path);
  const type = getContentType(name);
  const encodings: Record<string, string> = {};
  if (compressible.test(type)) {
    for (const [encoding, { suffix, encode }] of Object.entries(encoders)) {
      const encoded = await encode(data);
      if (encoded.length >= data.length) continue;
      await writeFile(path + suffix, encoded);
      encodings[encoding] = suffix;
    }
  }
  const etag = createHash('sha256').update(data).digest('base64url').slice(0, 22);
  return { type, etag, encodings };
}
