import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { basename, dirname, extname, join } from 'node:path';
import type { Sharp } from 'sharp';
import type { ContentNode } from '../content/content-node.ts';
import { ContentError } from './front-matter.ts';

/** A picture in a text, or the cover of a piece. */
interface PictureRequest {
  /** The file of the original. */
  source: string;
  alt: string;
  /** The place of the reference, for messages. */
  file: string;
  line: number;
}

export interface Pictures {
  /** Returns a `<picture>` in several sizes and formats, and the URL of its fallback. */
  render: (request: PictureRequest) => Promise<{ picture: ContentNode; fallback: string }>;
  /** Encodes the rendered pictures that the cache does not have. Returns the files of all of them, by path. */
  encode: () => Promise<Record<string, string>>;
}

/** The widths in pixels. The column of a text shows 672. */
const widths = [480, 800, 1344];

const sizes = '(min-width: 46rem) 42rem, 92vw';

/** The most bytes of a picture at the size that a phone or a column shows. */
const maxBytes = 35 * 1024;

const formats = ['avif', 'webp', 'jpeg'] as const;

type Format = (typeof formats)[number];

/** An original in one width, with the files for its formats. */
interface Encoding {
  source: string;
  width: number;
  files: Partial<Record<Format, string>>;
}

/** Renders pictures, and keeps them in a cache folder, so that a second build is quick. */
export function createPictures(cache: string): Pictures {
  const files: Record<string, string> = {};
  // By hash and width: pieces and languages share pictures.
  const encodings = new Map<string, Encoding>();
  return {
    async render({ source, alt, file, line }) {
      if (!existsSync(source))
        throw new ContentError(file, line, `There is no picture "${basename(source)}".`);
      if (alt.trim() === '')
        throw new ContentError(file, line, `The picture "${basename(source)}" has no description.`);
      const original = await readFile(source);
      const { default: sharp } = await import('sharp');
      const { width: fullWidth, height: fullHeight } = await sharp(original).metadata();
      const shown = widths.filter((width) => width < fullWidth);
      // An original that is smaller than the smallest size stays as it is.
      if (shown.length < widths.length) shown.push(fullWidth);
      const hash = createHash('sha256').update(original).update(version).digest('base64url').slice(0, 10);
      const name = basename(source, extname(source));

      const addFile = (width: number, format: Format) => {
        const path = `/assets/${name}-${String(width)}-${hash}.${format}`;
        const cached = join(cache, basename(path));
        files[path] = cached;
        if (existsSync(cached)) return path;
        const key = `${name} ${hash} ${String(width)}`;
        const encoding = encodings.get(key) ?? { source, width, files: {} };
        encoding.files[format] = cached;
        encodings.set(key, encoding);
        return path;
      };
      const sources = formats.slice(0, -1).map((format): ContentNode => {
        const candidates = shown.map((width) => `${addFile(width, format)} ${String(width)}w`);
        return ['source', { type: `image/${format}`, srcSet: candidates.join(', '), sizes }];
      });
      const largest = shown.filter((width) => width <= 800).at(-1) ?? fullWidth;
      const fallback = addFile(largest, 'jpeg');
      const size = { width: fullWidth, height: fullHeight };
      const image: ContentNode = ['img', { src: fallback, alt, ...size, loading: 'lazy', decoding: 'async' }];
      return { fallback, picture: ['picture', {}, ...sources, image] };
    },
    async encode() {
      // The encoders use one core each. All workers take from one iterator.
      const waiting = encodings.values();
      const work = async () => {
        for (const encoding of waiting) await encodeFiles(encoding);
      };
      await Promise.all(Array.from({ length: availableParallelism() }, work));
      encodings.clear();
      return files;
    },
  };
}

/** Changes when the encoding below does. */
const version = '3';

/**
 * Measured with the pictures of the work. AVIF with effort 2 takes 1.5 times as long, for files that are 5 % smaller, and with
 * the default of 4 eleven times, for 14 %. WebP, for browsers without AVIF, takes twice as long with its default, for 5 %.
 */
const effort = { avif: { effort: 1 }, webp: { effort: 2 }, jpeg: { mozjpeg: true } };

async function encodeFiles({ source, width, files }: Encoding) {
  const { default: sharp } = await import('sharp');
  // Decoded and resized once for all formats and qualities.
  const resized = sharp(await readFile(source)).resize({ width });
  const { data, info: raw } = await resized.raw().toBuffer({ resolveWithObject: true });
  for (const format of formats) {
    const file = files[format];
    if (file === undefined) continue;
    await mkdir(dirname(file), { recursive: true });
    // An interrupted build leaves no incomplete file in the cache.
    const partial = `${file}.${String(process.pid)}`;
    await writeFile(partial, await encode(sharp(data, { raw }), format));
    await rename(partial, file);
  }
}

/** Encodes a picture with the best quality that is small enough. JPEG has no transparency, which would be black. */
async function encode(image: Sharp, format: Format): Promise<Uint8Array> {
  const first = { avif: 58, webp: 78, jpeg: 78 }[format];
  for (let quality = first; ; quality -= 8) {
    const data = await (format === 'jpeg' ? image.clone().flatten({ background: '#fff' }) : image.clone())
      .toFormat(format, { quality, ...effort[format] })
      .toBuffer();
    if (data.length <= maxBytes || quality <= 24) return data;
  }
}
