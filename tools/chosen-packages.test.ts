import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '..');

/** The packages that the owner of the project has chosen. */
const chosen = [
  'nx',
  '@nx/react',
  '@nx/vite',
  'react',
  'react-dom',
  'react-router-dom',
  '@storybook/react-vite',
  '@radix-ui/react-accordion',
  '@radix-ui/react-dropdown-menu',
  'class-variance-authority',
  'tailwindcss',
  'i18next',
  'react-i18next',
  'sonner',
  'vitest',
  '@chromatic-com/storybook',
];

const read = (file: string) => readFileSync(join(root, file), 'utf8');
const projects = '{apps,libs,.storybook,tools}';
const isBuilt = (file: string) => /(?:^|[/\\])(?:node_modules|dist|out-tsc|test-results)$/.test(file);
const find = (pattern: string) => globSync(pattern, { cwd: root, exclude: isBuilt });

const names = v.optional(v.record(v.string(), v.string()), {});
const packageJson = v.object({ dependencies: names, devDependencies: names, scripts: names });
const manifests = [
  'package.json',
  ...find(`${projects}/package.json`),
  ...find(`${projects}/*/package.json`),
].map((file) => v.parse(packageJson, JSON.parse(read(file))));
const installed = new Set(
  manifests.flatMap(({ dependencies, devDependencies }) =>
    Object.keys({ ...dependencies, ...devDependencies }),
  ),
);

const nxJson = v.parse(
  v.object({
    plugins: v.array(v.object({ plugin: v.string() })),
    generators: v.record(v.string(), v.unknown()),
  }),
  JSON.parse(read('nx.json')),
);
const commands = manifests
  .flatMap(({ scripts }) => Object.values(scripts))
  .map((script) => script.split(' ')[0]);
const imports = find(`${projects}/**/*.{ts,tsx,css}`)
  .filter((file) => !/\.(?:test|spec|stories)\./.test(file))
  .flatMap((file) => [...read(file).matchAll(/(?:\bfrom|\bimport\(?|@import) ?'([^'.][^']*)'/g)])
  .map(([, name = '']) => name);
const [, addons = ''] = /addons: \[(.*?)\]/s.exec(read('.storybook/main.ts')) ?? [];
const storybookAddons = [...addons.matchAll(/'([^']+)'/g)].map(([, name = '']) => name);

/** Imports, commands, plugins and generators of Nx, and addons of Storybook. */
const used = [
  ...imports,
  ...commands,
  ...nxJson.plugins.map(({ plugin }) => plugin),
  ...Object.keys(nxJson.generators),
  ...storybookAddons,
];

describe('the chosen packages', () => {
  it.each(chosen)('%s is installed and used', (name) => {
    expect(installed).toContain(name);
    expect(used.filter((use) => use === name || use?.startsWith(`${name}/`))).not.toEqual([]);
  });
});
