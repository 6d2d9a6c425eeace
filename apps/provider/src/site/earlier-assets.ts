import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, rmSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Log } from '../log/log.ts';
import type { BuiltSite } from './built-site.ts';
import { assetsOf, bytesIn, readBuild, writeBuild, type StoredAsset } from './stored-build.ts';

/** The number of earlier builds to keep. */
const maxBuilds = 10;

/** The time that a build is kept after it was replaced, in milliseconds. */
const maxAge = 30 * 24 * 60 * 60 * 1000;

/** The size of all builds together on disk. */
const maxBytes = 64 * 1024 * 1024;

/** The age at which an incomplete folder of a killed provider is deleted, in milliseconds. */
const incompleteAge = 60 * 60 * 1000;

/** The assets of earlier builds by path, without those that the current build has too. */
export type EarlierAssets = ReadonlyMap<string, StoredAsset>;

export interface EarlierAssetsOptions {
  /** The folder that stores them. Without it, they are not stored. */
  folder: string | undefined;
  log: Log;
  now?: Date;
}

/** The assets of a build in one folder, named after the time of its first start and the hash of its assets. */
interface Build {
  name: string;
  since: number;
  id: string;
}

/** Stores the assets of a build, and returns those of earlier builds, for pages that were opened before a deployment. */
export function keepEarlierAssets(
  site: BuiltSite,
  { folder, log, now = new Date() }: EarlierAssetsOptions,
): EarlierAssets {
  const earlier = new Map<string, StoredAsset>();
  if (folder === undefined) return earlier;
  const id = buildId(site);
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
    removeLeftovers(folder);
  });
  attempt(() => {
    for (const { name } of earlierBuilds(id, folder, now))
      attempt(() => {
        for (const [path, asset] of readBuild(join(folder, name)))
          if (!earlier.has(path) && !site.files.has(path)) earlier.set(path, asset);
      });
  });
  return earlier;
}

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
  const [newest] = buildsIn(folder);
  if (newest?.id === id) return;
  const since = Math.max(now.getTime(), (newest?.since ?? 0) + 1);
  // After a rollback, the folder of the first start remains: a provider that is being replaced may still read it.
  writeBuild(site, join(folder, `${String(since)}-${id}`));
}

/** The earlier builds to serve. Older ones are deleted. */
function earlierBuilds(id: string, folder: string, now: Date): Build[] {
  let replaced = now.getTime();
  let bytes = 0;
  const retained: Build[] = [];
  for (const build of buildsIn(folder)) {
    const path = join(folder, build.name);
    if (build.id !== id) {
      bytes += bytesIn(path);
      const fits = retained.length < maxBuilds && now.getTime() - replaced < maxAge && bytes <= maxBytes;
      if (fits) retained.push(build);
      else rmSync(path, { recursive: true, force: true });
    }
    replaced = build.since;
  }
  return retained;
}

/** The newest first. */
function buildsIn(folder: string): Build[] {
  return readdirSync(folder)
    .flatMap((name) => {
      const [, since, id] = /^(\d+)-([\w-]{22})$/.exec(name) ?? [];
      return since !== undefined && id !== undefined ? { name, since: Number(since), id } : [];
    })
    .toSorted((one, other) => other.since - one.since);
}

/** Deletes incomplete folders, and builds in the single file of earlier versions of the provider. */
function removeLeftovers(folder: string): void {
  for (const name of readdirSync(folder)) {
    const path = join(folder, name);
    const isIncomplete =
      /^\d+-[\w-]{22}\.\d+\.part$/.test(name) && Date.now() - statSync(path).mtimeMs > incompleteAge;
    if (isIncomplete || /^\d+-[\w-]{22}\.json$/.test(name)) rmSync(path, { recursive: true, force: true });
  }
}
