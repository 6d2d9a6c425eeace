import { readFileSync } from 'node:fs';

/** An entry of `packages` in package-lock.json. */
interface LockedPackage {
  version?: string;
  resolved?: string;
  integrity?: string;
  license?: string;
  /** The entry is a project of this repository. */
  link?: boolean;
  /** Another package contains this one. */
  inBundle?: boolean;
  hasInstallScript?: boolean;
  /** The commands of the package. */
  bin?: Readonly<Record<string, string>>;
  os?: string | readonly string[];
  cpu?: string | readonly string[];
  dependencies?: Versions;
  devDependencies?: Versions;
  optionalDependencies?: Versions;
  peerDependencies?: Versions;
  peerDependenciesMeta?: Readonly<Record<string, { optional?: boolean }>>;
}

type Versions = Readonly<Record<string, string>>;

/** Entries by folder. */
export type LockFile = Readonly<Record<string, LockedPackage>>;

export function readLockFile(): LockFile {
  // https://docs.npmjs.com/cli/configuring-npm/package-lock-json
  const { packages } = JSON.parse(readFileSync(new URL('../package-lock.json', import.meta.url), 'utf8')) as {
    packages: LockFile;
  };
  return packages;
}

export const packageName = (folder: string) => folder.replace(/^.*node_modules\//, '');

/** Returns the folders of all direct and transitive dependencies of `roots`. It does not follow those in `except`. */
export function transitiveDependencies(
  lock: LockFile,
  roots: readonly string[],
  except: readonly string[] = [],
): string[] {
  const found = new Set(roots);
  for (const folder of found)
    for (const dependency of directDependencies(lock, folder))
      if (!except.includes(dependency)) found.add(dependency);
  return [...found].filter((folder) => folder.includes('node_modules/')).toSorted();
}

/** Returns the folders of the direct dependencies of a package, resolved like Node does. */
export function directDependencies(lock: LockFile, folder: string): string[] {
  const { dependencies, optionalDependencies, peerDependencies, peerDependenciesMeta } = lock[folder] ?? {};
  const required = Object.keys(peerDependencies ?? {}).filter(
    (name) => !peerDependenciesMeta?.[name]?.optional,
  );
  return [...Object.keys({ ...dependencies, ...optionalDependencies }), ...required].flatMap(
    (name) => findFolder(lock, name, folder) ?? [],
  );
}

function findFolder(lock: LockFile, name: string, from: string): string | undefined {
  const folder = from ? `${from}/node_modules/${name}` : `node_modules/${name}`;
  const found = lock[folder];
  if (found) return found.link ? found.resolved : folder;
  return from ? findFolder(lock, name, from.replace(/(?:^|\/)[^/]+$/, '')) : undefined;
}
