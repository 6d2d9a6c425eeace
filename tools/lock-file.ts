import { readFileSync } from 'node:fs';

/** A package as package-lock.json writes it. */
export interface LockedPackage {
  version?: string;
  resolved?: string;
  integrity?: string;
  license?: string;
  /** It is a project of the repository. */
  link?: boolean;
  /** It came within another package. */
  inBundle?: boolean;
  hasInstallScript?: boolean;
  dependencies?: Named;
  devDependencies?: Named;
  optionalDependencies?: Named;
  peerDependencies?: Named;
  peerDependenciesMeta?: Readonly<Record<string, { optional?: boolean }>>;
}

type Named = Readonly<Record<string, string>>;

/** By the folder of each package. */
export type LockFile = Readonly<Record<string, LockedPackage>>;

export function readLockFile(): LockFile {
  // npm wrote this file, in the shape that it documents.
  const { packages } = JSON.parse(readFileSync(new URL('../package-lock.json', import.meta.url), 'utf8')) as {
    packages: LockFile;
  };
  return packages;
}

export const nameOf = (folder: string) => folder.replace(/^.*node_modules\//, '');

/** The folders of all packages that those in `roots` need at the end, without what `except` needs. */
export function neededBy(lock: LockFile, roots: readonly string[], except: readonly string[] = []): string[] {
  const found = new Set(roots);
  for (const folder of found)
    for (const needed of directlyNeededBy(lock, folder)) if (!except.includes(needed)) found.add(needed);
  return [...found].filter((folder) => folder.includes('node_modules/')).toSorted();
}

/** The folders of the packages that another one asks for, as Node finds them. */
export function directlyNeededBy(lock: LockFile, folder: string): string[] {
  const { dependencies, optionalDependencies, peerDependencies, peerDependenciesMeta } = lock[folder] ?? {};
  const required = Object.keys(peerDependencies ?? {}).filter(
    (name) => !peerDependenciesMeta?.[name]?.optional,
  );
  return [...Object.keys({ ...dependencies, ...optionalDependencies }), ...required].flatMap(
    (name) => folderOf(lock, name, folder) ?? [],
  );
}

function folderOf(lock: LockFile, name: string, from: string): string | undefined {
  const folder = from ? `${from}/node_modules/${name}` : `node_modules/${name}`;
  const found = lock[folder];
  if (found) return found.link ? found.resolved : folder;
  return from ? folderOf(lock, name, from.replace(/(?:^|\/)[^/]+$/, '')) : undefined;
}
