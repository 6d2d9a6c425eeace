import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import type { Logger } from 'pino';
import * as v from 'valibot';
import type { BuiltSite, SiteFile } from './built-site.ts';

/** So many builds before this one are remembered. */
const mostBuilds = 10;

/** And none for longer after another took its place, in milliseconds. */
const longest = 30 * 24 * 60 * 60 * 1000;

/** Nor more than this of all of them, as it is kept in memory too, in bytes. */
const mostBytes = 64 * 1024 * 1024;

export interface EarlierAssetsOptions {
  /** Where they are kept. Without it, they are not. */
  folder: string | undefined;
  log: Logger;
  now?: Date;
}

/** The assets of a build, in one file: its name says when it first came, and the hash of what it holds. */
interface Build {
  name: string;
  since: number;
  id: string;
}

/** Bodies are kept as base64. No other path than that of an asset ever comes from here. */
const keptAssets = v.record(
  v.pipe(v.string(), v.regex(/^\/assets\//)),
  v.object({ type: v.string(), etag: v.string(), bodies: v.record(v.string(), v.string()) }),
);

/**
 * Adds the assets of earlier builds to a site, for pages that were opened before it came, and keeps its own for the
 * builds that will come after it. What the site has itself, and all that is no asset, is its own.
 */
export function withEarlierAssets(
  site: BuiltSite,
  { folder, log, now = new Date() }: EarlierAssetsOptions,
): BuiltSite {
  if (folder === undefined) return site;
  const id = idOf(site);
  const earlier = new Map<string, SiteFile>();
  // Without them, a visitor with an old page fetches it anew. That is no reason to have no site.
  const attempt = (work: () => void) => {
    try {
      work();
    } catch (error) {
      log.warn({ err: error, folder }, 'Assets of earlier builds are not all there.');
    }
  };
  attempt(() => {
    keep(site, id, folder, now);
  });
  attempt(() => {
    for (const build of othersThan(id, folder, now))
      attempt(() => {
        for (const [path, file] of read(folder, build)) if (!earlier.has(path)) earlier.set(path, file);
      });
  });
  return { ...site, files: new Map([...earlier, ...site.files]) };
}

const assetsOf = ({ files }: BuiltSite) => [...files].filter(([, { immutable }]) => immutable);

/** The same for builds whose assets are the same. */
function idOf(site: BuiltSite): string {
  const hash = createHash('sha256');
  for (const [path, { etag }] of assetsOf(site)) hash.update(`${path} ${etag}\n`);
  return hash.digest('base64url').slice(0, 22);
}

/** Makes the site the newest build. */
function keep(site: BuiltSite, id: string, folder: string, now: Date): void {
  // Not `recursive`, which never returns where nothing can be made, as in `/proc`.
  for (const path of [dirname(folder), folder]) if (!existsSync(path)) mkdirSync(path, { mode: 0o700 });
  const [newest, ...others] = buildsIn(folder);
  if (newest?.id === id) return;
  const since = Math.max(now.getTime(), (newest?.since ?? 0) + 1);
  const path = join(folder, `${String(since)}-${id}.json`);
  const before = others.find((build) => build.id === id);
  if (before) {
    renameSync(join(folder, before.name), path);
    return;
  }
  const files = assetsOf(site).map(([name, { type, etag, bodies }]) => [
    name,
    { type, etag, bodies: toText(bodies) },
  ]);
  // Several providers may start at once. Each build is there whole, or not at all.
  const part = join(folder, `${id}.${String(process.pid)}.part`);
  try {
    writeFileSync(part, JSON.stringify(Object.fromEntries(files)), { flush: true });
    renameSync(part, path);
  } finally {
    rmSync(part, { force: true });
  }
}

/** The earlier builds that are still to be served. Those before them are removed. */
function othersThan(id: string, folder: string, now: Date): Build[] {
  let replaced = now.getTime();
  let bytes = 0;
  const kept: Build[] = [];
  for (const build of buildsIn(folder)) {
    const path = join(folder, build.name);
    if (build.id !== id) {
      bytes += statSync(path).size;
      const fits = kept.length < mostBuilds && now.getTime() - replaced < longest && bytes <= mostBytes;
      if (fits) kept.push(build);
      else rmSync(path, { force: true });
    }
    replaced = build.since;
  }
  return kept;
}

/** The newest comes first. */
function buildsIn(folder: string): Build[] {
  return readdirSync(folder)
    .flatMap((name) => {
      const [, since, id] = /^(\d+)-([\w-]{22})\.json$/.exec(name) ?? [];
      return since !== undefined && id !== undefined ? { name, since: Number(since), id } : [];
    })
    .toSorted((one, other) => other.since - one.since);
}

function read(folder: string, { name }: Build): [string, SiteFile][] {
  const kept = v.parse(keptAssets, JSON.parse(readFileSync(join(folder, name), 'utf8')));
  return Object.entries(kept).map(([path, { type, etag, bodies }]) => [
    path,
    { type, etag, bodies: fromText(bodies), policy: undefined, immutable: true },
  ]);
}

const toText = (bodies: SiteFile['bodies']) =>
  Object.fromEntries([...bodies].map(([encoding, body]) => [encoding, Buffer.from(body).toString('base64')]));

const fromText = (bodies: Readonly<Record<string, string>>) =>
  new Map(
    Object.entries(bodies).map(([encoding, text]) => [
      encoding,
      Uint8Array.from(Buffer.from(text, 'base64')),
    ]),
  );
