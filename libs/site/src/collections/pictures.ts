import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { basename, extname, join } from 'node:path';
import type { ContentNode } from '../content/content-node.ts';
import type { Sharp } from 'sharp';
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
  /** Returns a `<picture>` in several sizes and formats, and the URL of its fallback. The files are in `files`. */
  render: (request: PictureRequest) => Promise<{ picture: ContentNode; fallback: string }>;
  /** The files of all rendered pictures in the cache, by path. */
  files: Record<string, string>;
}

/** The widths in pixels. The column of a text shows 672. */
const widths = [480, 800, 1344];

const sizes = '(min-width: 46rem) 42rem, 92vw';

/** The most bytes of a picture at the size that a phone or a column shows. */
const maxBytes = 35 * 1024;

const formats = ['avif', 'webp', 'jpeg'] as const;

/** Renders pictures, and keeps them in a cache folder, so that a second build is quick. */
export function createPictures(cache: string): Pictures {
  const files: Pictures['files'] = {};
  return {
    files,
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

      const renderFile = async (width: number, format: (typeof formats)[number]) => {
        const path = `/assets/${name}-${String(width)}-${hash}.${format}`;
        const cached = join(cache, basename(path));
        if (!existsSync(cached)) {
          await mkdir(cache, { recursive: true });
          await writeFile(cached, await encode(sharp(original).resize({ width }), format));
        }
        files[path] = cached;
        return path;
      };
      const sources: ContentNode[] = [];
      for (const format of formats.slice(0, -1)) {
        const candidates: string[] = [];
        for (const width of shown) candidates.push(`${await renderFile(width, format)} ${String(width)}w`);
        sources.push(['source', { type: `image/${format}`, srcSet: candidates.join(', '), sizes }]);
      }
      const largest = shown.filter((width) => width <= 800).at(-1) ?? fullWidth;
      const fallback = await renderFile(largest, 'jpeg');
      const size = { width: fullWidth, height: fullHeight };
      const image: ContentNode = ['img', { src: fallback, alt, ...size, loading: 'lazy', decoding: 'async' }];
      return { fallback, picture: ['picture', {}, ...sources, image] };
    },
  };
}

/** Changes when the encoding below does. */
const version = '2';

/** AVIF with the default effort takes five times as long, for files that are 12 % smaller. */
const effort = { avif: { effort: 2 }, webp: {}, jpeg: { mozjpeg: true } };

/** Encodes a picture with the best quality that is small enough. JPEG has no transparency, which would be black. */
async function encode(image: Sharp, format: (typeof formats)[number]): Promise<Uint8Array> {
  const first = { avif: 58, webp: 78, jpeg: 78 }[format];
  for (let quality = first; ; quality -= 8) {
    const data = await (format === 'jpeg' ? image.clone().flatten({ background: '#fff' }) : image.clone())
      .toFormat(format, { quality, ...effort[format] })
      .toBuffer();
    if (data.length <= maxBytes || quality <= 24) return data;
  }
}
