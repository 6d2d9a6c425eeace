import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import semver from 'semver';
import { applyChanges } from './changes.ts';
import type { Codemod } from './codemods.ts';

export interface Upgrade {
  /** The oldest version that the site depends on. */
  from: string;
  applied: readonly Codemod[];
  /** The files that are different now. */
  changed: readonly string[];
}

const scope = '@studio/';
const groups = ['dependencies', 'devDependencies'] as const;

interface Manifest {
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
}

/** Changes the sources of a site for all versions since its own, and its dependencies to `version`. */
export function upgrade(folder: string, version: string, codemods: readonly Codemod[]): Upgrade {
  const manifestFile = join(folder, 'package.json');
  const text = readFileSync(manifestFile, 'utf8');
  // The fields are those of npm.
  const manifest = JSON.parse(text) as Manifest;
  const ranges = groups.flatMap((group) =>
    Object.entries(manifest[group] ?? {}).filter(
      ([name, range]) => name.startsWith(scope) && semver.validRange(range) !== null,
    ),
  );
  const [from] = semver.sort(ranges.flatMap(([, range]) => semver.minVersion(range)?.version ?? []));
  if (from === undefined)
    throw new Error(
      `${manifestFile} has no dependency on a package of ${scope} with a version, such as "^${version}". Run the command in the folder of a site.`,
    );
  if (semver.gt(from, version))
    throw new Error(
      `The site has version ${from} already. Run "npx ${scope}codemods@latest" for a newer version than ${version}.`,
    );

  const applied = codemods.filter(
    (codemod) => semver.gt(codemod.version, from) && semver.lte(codemod.version, version),
  );
  const changes = applied.flatMap((codemod) => codemod.changes);
  const changed: string[] = [];
  const imported = new Set<string>();
  for (const path of listSources(folder)) {
    const file = join(folder, path);
    const source = readFileSync(file, 'utf8');
    if (!source.includes(scope)) continue;
    const result = changes.length > 0 ? applyChanges(path, source, changes) : source;
    for (const [, name = ''] of result.matchAll(/(?:from|import) ['"](@studio\/[^/'"]+)/g))
      imported.add(name);
    if (result === source) continue;
    writeFileSync(file, result);
    changed.push(path);
  }

  for (const [name] of ranges)
    for (const group of groups)
      if (manifest[group]?.[name] !== undefined) manifest[group][name] = `^${version}`;
  const listed = groups.flatMap((group) => Object.keys(manifest[group] ?? {}));
  for (const name of imported)
    if (!listed.includes(name)) (manifest.dependencies ??= {})[name] = `^${version}`;
  const indent = /^[ \t]+/m.exec(text)?.[0] ?? 2;
  const upgraded = `${JSON.stringify(manifest, null, indent)}\n`;
  if (upgraded !== text) {
    writeFileSync(manifestFile, upgraded);
    changed.push('package.json');
  }
  return { from, applied, changed };
}

/** The scripts of a site, by their path in its folder. */
function listSources(folder: string, parent = ''): string[] {
  return readdirSync(join(folder, parent), { withFileTypes: true })
    .toSorted((one, other) => one.name.localeCompare(other.name))
    .flatMap((entry) => {
      const path = join(parent, entry.name);
      if (entry.isDirectory())
        return /^(?:node_modules|dist|\..*)$/.test(entry.name) ? [] : listSources(folder, path);
      return /\.(?:[mc]?[jt]s|[jt]sx)$/.test(entry.name) ? [path] : [];
    });
}
