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
import type { Log } from '../log/log.ts';
import * as v from 'valibot';
import type { BuiltSite, SiteFile } from './built-site.ts';

/** The number of earlier builds to keep. */
const maxBuilds = 10;

/** The time that a build is kept after it was replaced, in milliseconds. */
const maxAge = 30 * 24 * 60 * 60 * 1000;

/** The size of all builds together. They are also kept in memory. */
const maxBytes = 64 * 1024 * 1024;

export interface EarlierAssetsOptions {
  /** The folder that stores them. Without it, they are not stored. */
  folder: string | undefined;
  log: Log;
  now?: Date;
}

/** The assets of a build in one file, named after the time of its first start and the hash of its assets. */
interface Build {
  name: string;
  since: number;
  id: string;
}

/** Bodies are base64. Other paths than those of assets are invalid. */
const storedAssets = v.record(
  v.pipe(v.string(), v.regex(/^\/assets\//)),
  v.object({ type: v.string(), etag: v.string(), bodies: v.record(v.string(), v.string()) }),
);

/**
 * Adds the assets of earlier builds to a site, for pages that were opened before a deployment, and stores those of this
 * build. Files of the current build take precedence.
 */
export function withEarlierAssets(
  site: BuiltSite,
  { folder, log, now = new Date() }: EarlierAssetsOptions,
): BuiltSite {
  if (folder === undefined) return site;
  const id = buildId(site);
  const earlier = new Map<string, SiteFile>();
  // Without earlier assets, old pages reload themselves, so the site is served anyway.
  const attempt = (work: () => void) => {
    try {
      work();
    } catch (error) {
      log.warn(
        { event: 'assets.failed', err: error, folder },
        'Could not store or read all assets of earlier builds.',
      );
    }
  };
  attempt(() => {
    save(site, id, folder, now);
  });
  attempt(() => {
    for (const build of earlierBuilds(id, folder, now))
      attempt(() => {
        for (const [path, file] of read(folder, build)) if (!earlier.has(path)) earlier.set(path, file);
      });
  });
  return { ...site, files: new Map([...earlier, ...site.files]) };
}

const assetsOf = ({ files }: BuiltSite) => [...files].filter(([, { immutable }]) => immutable);

/** Builds with the same assets have the same id. */
function buildId(site: BuiltSite): string {
  const hash = createHash('sha256');
  for (const [path, { etag }] of assetsOf(site)) hash.update(`${path} ${etag}\n`);
  return hash.digest('base64url').slice(0, 22);
}

/** Stores the assets of the site as the newest build. */
function save(site: BuiltSite, id: string, folder: string, now: Date): void {
  // Not `recursive`: Node's implementation never returns where no folder can be created, as in `/proc`.
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
    { type, etag, bodies: toBase64(bodies) },
  ]);
  // The rename is atomic, because several providers may start at once.
  const temporary = join(folder, `${id}.${String(process.pid)}.part`);
  try {
    writeFileSync(temporary, JSON.stringify(Object.fromEntries(files)), { flush: true });
    renameSync(temporary, path);
  } finally {
    rmSync(temporary, { force: true });
  }
}

/** The earlier builds to serve. Older ones are deleted. */
function earlierBuilds(id: string, folder: string, now: Date): Build[] {
  let replaced = now.getTime();
  let bytes = 0;
  const retained: Build[] = [];
  for (const build of buildsIn(folder)) {
    const path = join(folder, build.name);
    if (build.id !== id) {
      bytes += statSync(path).size;
      const fits = retained.length < maxBuilds && now.getTime() - replaced < maxAge && bytes <= maxBytes;
      if (fits) retained.push(build);
      else rmSync(path, { force: true });
    }
    replaced = build.since;
  }
  return retained;
}

/** The newest first. */
function buildsIn(folder: string): Build[] {
  return readdirSync(folder)
    .flatMap((name) => {
      const [, since, id] = /^(\d+)-([\w-]{22})\.json$/.exec(name) ?? [];
      return since !== undefined && id !== undefined ? { name, since: Number(since), id } : [];
    })
    .toSorted((one, other) => other.since - one.since);
}

function read(folder: string, { name }: Build): [string, SiteFile][] {
  const retained = v.parse(storedAssets, JSON.parse(readFileSync(join(folder, name), 'utf8')));
  return Object.entries(retained).map(([path, { type, etag, bodies }]) => [
    path,
    { type, etag, bodies: fromBase64(bodies), policy: undefined, immutable: true },
  ]);
}

const toBase64 = (bodies: SiteFile['bodies']) =>
  Object.fromEntries([...bodies].map(([encoding, body]) => [encoding, Buffer.from(body).toString('base64')]));

const fromBase64 = (bodies: Readonly<Record<string, string>>) =>
  new Map(
    Object.entries(bodies).map(([encoding, text]) => [
      encoding,
      Uint8Array.from(Buffer.from(text, 'base64')),
    ]),
  );
