import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { contentTypeOf } from '../host/content-types.ts';
import type { HostFile } from '../host/manifest.ts';
import { onAllCores } from './on-all-cores.ts';

/** The content types to compress. Fonts and most images are already compressed. */
const compressible = /^text\/|[/+](?:json|xml|wasm)(?:;|$)/;

const encoders = {
  br: { suffix: '.br', encode: (data: Buffer) => brotliCompressSync(data, brotli(data)) },
  gzip: { suffix: '.gz', encode: (data: Buffer) => gzipSync(data, { level: 9 }) },
};

const brotli = ({ length }: Buffer) => ({
  params: {
    // The mode for fonts makes documents 40 to 140 bytes smaller than that for text, and scripts no larger.
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_FONT,
    [constants.BROTLI_PARAM_QUALITY]: 11,
    [constants.BROTLI_PARAM_SIZE_HINT]: length,
  },
});

/** The types of `host-files.worker`. */
export interface PrepareFiles {
  /** The folder of public files. */
  context: string;
  /** The name of a file in it. */
  input: string;
  output: [name: string, file: HostFile];
}

/** Compresses the built site and lists it. */
export async function prepareHostFiles(folder: string): Promise<Record<string, HostFile>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const names = entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .sort();
  return Object.fromEntries(await onAllCores<PrepareFiles>('host-files', folder, names));
}

/** Compresses one file of the built site. */
export function prepareHostFile(folder: string, name: string): HostFile {
  const path = join(folder, name);
  const data = readFileSync(path);
  const type = contentTypeOf(name);

  const encodings: Record<string, string> = {};
  if (compressible.test(type)) {
    for (const [encoding, { suffix, encode }] of Object.entries(encoders)) {
      const encoded = encode(data);
      if (encoded.length >= data.length) continue;
      writeFileSync(path + suffix, encoded);
      encodings[encoding] = suffix;
    }
  }
  const etag = createHash('sha256').update(data).digest('base64url').slice(0, 22);
  return { type, etag, encodings };
}
