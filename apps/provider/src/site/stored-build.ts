import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { dirname, join, posix } from 'node:path';
import * as v from 'valibot';
import type { BuiltSite } from './built-site.ts';

/** An asset of an earlier build. Its content stays on disk. */
export interface StoredAsset {
  type: string;
  etag: string;
  /** The file with the uncompressed content. The encoding is the extension of the others. */
  file: string;
  /** The hash of the content by encoding; uncompressed as `identity`. */
  hashes: ReadonlyMap<string, string>;
}

const manifestName = 'manifest.json';

/** Paths inside `/assets/`, without `..` or backslashes. */
const assetPath = v.pipe(
  v.string(),
  v.regex(/^\/assets\/[^\\\0]+$/),
  v.check((path) => posix.normalize(path) === path),
);

const encoding = v.picklist(['identity', 'br', 'gzip', 'zstd']);

const manifest = v.record(
  assetPath,
  v.object({ type: v.string(), etag: v.string(), hashes: v.record(encoding, v.string()) }),
);

export const assetsOf = ({ files }: BuiltSite) => [...files].filter(([path]) => path.startsWith('/assets/'));

/** Writes the assets of a site to a new folder. */
export function writeBuild(site: BuiltSite, folder: string): void {
  // The rename is atomic, because several providers may start at once.
  const temporary = `${folder}.${String(process.pid)}.part`;
  try {
    const assets = assetsOf(site).map(([path, { type, etag, bodies }]) => {
      const file = join(temporary, path);
      mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
      for (const [encoding, body] of bodies) writeFileSync(fileOf(file, encoding), body);
      return [path, { type, etag, hashes: mapValues(bodies, hashOf) }] as const;
    });
    mkdirSync(temporary, { recursive: true, mode: 0o700 });
    writeFileSync(join(temporary, manifestName), JSON.stringify(Object.fromEntries(assets)), { flush: true });
    renameSync(temporary, folder);
  } finally {
    rmSync(temporary, { recursive: true, force: true });
  }
}

/** Reads which assets a folder has, by path. */
export function readBuild(folder: string): Map<string, StoredAsset> {
  const listed = v.parse(manifest, JSON.parse(readFileSync(join(folder, manifestName), 'utf8')));
  return new Map(
    Object.entries(listed).map(([path, { hashes, ...asset }]) => [
      path,
      { ...asset, file: join(folder, path), hashes: new Map(Object.entries(hashes)) },
    ]),
  );
}

/** Reads the content of an asset. Returns `undefined` if its file is missing or damaged. */
export async function readAsset(
  { file, hashes }: StoredAsset,
  encoding: string,
): Promise<Uint8Array<ArrayBuffer> | undefined> {
  try {
    const body = new Uint8Array(await readFile(fileOf(file, encoding)));
    return hashOf(body) === hashes.get(encoding) ? body : undefined;
  } catch {
    // Another provider that shares the folder may have deleted the build.
    return undefined;
  }
}

/** The size of all files in a folder. */
export function bytesIn(folder: string): number {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .reduce((bytes, { parentPath, name }) => bytes + statSync(join(parentPath, name)).size, 0);
}

const fileOf = (file: string, encoding: string) => (encoding === 'identity' ? file : `${file}.${encoding}`);

const hashOf = (body: Uint8Array) => createHash('sha256').update(body).digest('base64url');

const mapValues = <T, U>(map: ReadonlyMap<string, T>, change: (value: T) => U) =>
  Object.fromEntries([...map].map(([key, value]) => [key, change(value)]));
