import { readFileSync } from 'node:fs';
import { findPackageJSON } from 'node:module';
import { join } from 'node:path';
import * as v from 'valibot';

/** Libraries that the development server serves unbundled, because they import stylesheets or share modules. */
export const unbundledLibraries = ['@studio/site', '@studio/ui', '@studio/i18n'];

/** What the browser parts of the engine and of compiled components import, besides peer dependencies. */
const enginePackages = ['react/jsx-dev-runtime', 'react/jsx-runtime', 'react-dom/client', 'react-router-dom'];

/** What the libraries import only in builds and checks, and typefaces, which are stylesheets. */
const notInBrowsers =
  /^(?:@studio\/|@fontsource-variable\/|(?:culori|opencc-js|postcss|postcss-value-parser)$)/;

const names = v.optional(v.record(v.string(), v.unknown()), {});
const packageJson = v.object({
  dependencies: names,
  peerDependencies: names,
  peerDependenciesMeta: v.optional(v.record(v.string(), v.object({ optional: v.boolean() })), {}),
});

/**
 * The packages that the development server bundles before the first request. It does not scan unbundled libraries:
 * it would serve the 2,007 files of lucide one by one, and reload the page for each package that it discovers.
 */
export function optimizedPackages(root: string): string[] {
  return ['@studio/i18n', '@studio/ui'].reduce((found, library) => {
    const file = resolvePackageJson(library, root);
    if (file === undefined) return found;
    const manifest = v.parse(packageJson, JSON.parse(readFileSync(file, 'utf8')));
    const peers = Object.keys(manifest.peerDependencies).filter(
      (name) => !manifest.peerDependenciesMeta[name]?.optional,
    );
    const own = Object.keys(manifest.dependencies)
      .filter((name) => !notInBrowsers.test(name))
      .map((name) => `${library} > ${name}`);
    return [...new Set([...found, ...peers, ...own])];
  }, enginePackages);
}

/** A site may not use every library. */
function resolvePackageJson(library: string, root: string): string | undefined {
  try {
    return findPackageJSON(library, join(root, 'package.json'));
  } catch {
    return undefined;
  }
}
