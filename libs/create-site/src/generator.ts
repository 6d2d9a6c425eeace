// `npx nx g @studio/create-site:site north-fork` adds a site to `examples`.
import { formatFiles, type Tree } from '@nx/devkit';
import { readOptions } from './options.ts';
import { packages } from './packages.ts';
import { needsOf, siteFiles } from './site-files.ts';

/** What a site has only outside of this repository, in which nothing starts or tests it alone. */
const outside = new Set(['.env', '.gitignore', 'README.md', 'playwright.config.ts', 'tests/site.spec.ts']);
const outsidePackages = new Set(['@studio/provider', '@playwright/test', 'node']);

/** Adds a site as `npm create @studio/site` writes it, with the libraries of this repository. */
export default async function addSite(tree: Tree, typed: Parameters<typeof readOptions>[0]) {
  const options = readOptions(typed);
  const folder = `examples/${options.folder}`;
  if (tree.exists(folder)) throw new Error(`There is a site in ${folder} already.`);
  const { dependencies, devDependencies } = packages(needsOf(options));
  const manifest = {
    name: options.folder,
    version: '0.0.0',
    private: true,
    license: 'UNLICENSED',
    type: 'module',
    scripts: { build: 'vite build', check: 'tsc -p src && node check.ts', dev: 'vite' },
    dependencies: inWorkspace(dependencies),
    devDependencies: inWorkspace(devDependencies),
    nx: {
      tags: ['type:example'],
      includedScripts: ['check'],
      // It reads the built libraries.
      targets: { check: { dependsOn: ['^build'] } },
    },
  };
  const files = { ...siteFiles(options).files, 'package.json': JSON.stringify(manifest) };
  for (const [path, text] of Object.entries(files))
    if (!outside.has(path)) tree.write(`${folder}/${path}`, text);
  await formatFiles(tree);
}

const inWorkspace = (versions: Readonly<Record<string, string>>) =>
  Object.fromEntries(
    Object.entries(versions)
      .filter(([name]) => !outsidePackages.has(name))
      .map(([name, version]) => [name, name.startsWith('@studio/') ? '*' : version]),
  );
