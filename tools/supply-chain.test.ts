import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { billOfMaterials } from './bill-of-materials.ts';
import { nameOf, readLockFile } from './lock-file.ts';
import { isPermitted, permitted, permittedForBuilding } from './permitted-licenses.ts';
import { shippedPackages } from './shipped.ts';

const lock = readLockFile();
const folders = Object.keys(lock);
const packages = folders.filter((folder) => folder.includes('node_modules/') && !lock[folder]?.link);
const npmrc = readFileSync('../.npmrc', 'utf8').split('\n');
const projects = folders.filter((folder) => !folder.includes('node_modules/'));
const { provider, visitors, building } = shippedPackages(lock);

describe('what is installed', () => {
  it('is what was reviewed: every package has a hash, or came within one that has', () => {
    const unknown = packages.filter((folder) => {
      const around = folder.replace(/\/node_modules\/(?:@[^/]+\/)?[^/]+$/, '');
      const hashed = lock[folder]?.inBundle ? around : folder;
      return !lock[hashed]?.integrity?.startsWith('sha512-');
    });
    expect(packages.length).toBeGreaterThan(500);
    expect(unknown).toEqual([]);
  });

  it('comes from the registry that npm is set to, and from nowhere else', () => {
    expect(packages.filter((folder) => lock[folder]?.resolved)).toEqual([]);
    const asked = folders.flatMap((folder) => {
      const { dependencies, devDependencies, optionalDependencies } = lock[folder] ?? {};
      return Object.entries({ ...dependencies, ...devDependencies, ...optionalDependencies });
    });
    expect(asked.filter(([, version]) => /[/:]/.test(version))).toEqual([]);
    expect(npmrc.filter((line) => /^\s*(?:\S*:)?(?:registry|_\w+)\s*=/.test(line))).toEqual([]);
    expect(npmrc).toEqual(expect.arrayContaining(['allow-git=none', 'allow-remote=none']));
  });

  it('has the exact versions that the projects name', () => {
    const named = projects.flatMap((folder) => {
      const { dependencies, devDependencies } = lock[folder] ?? {};
      return Object.entries({ ...dependencies, ...devDependencies });
    });
    expect(named.length).toBeGreaterThan(50);
    expect(named.filter(([, version]) => !/^\d+\.\d+\.\d+(?:-[\w.]+)?$/.test(version))).toEqual([]);
  });

  it('is little where visitors are served: no more is added to the provider unseen, and nothing has to be compiled', () => {
    const direct = Object.keys(lock['apps/provider']?.dependencies ?? {});
    expect(direct.filter((name) => !name.startsWith('@studio/'))).toHaveLength(8);
    expect(provider.length).toBeLessThanOrEqual(34);
    expect(provider.filter((folder) => lock[folder]?.hasInstallScript).map(nameOf)).toEqual(['node']);
  });

  it('runs nothing while it is installed but what brings Node', () => {
    // The projects' own file, in the shape that npm documents.
    const { allowScripts } = JSON.parse(readFileSync('../package.json', 'utf8')) as {
      allowScripts: Record<string, boolean>;
    };
    expect(npmrc).toContain('strict-allow-scripts=true');
    const running = packages.filter((folder) => lock[folder]?.hasInstallScript).map(nameOf);
    expect(Object.keys(allowScripts).toSorted()).toEqual(running.toSorted());
    expect(Object.keys(allowScripts).filter((name) => allowScripts[name])).toEqual(['node']);
  });
});

describe('what is handed on', () => {
  it('may be, by its licence', () => {
    const refused = (among: readonly string[], licenses: readonly string[]) =>
      among.filter((folder) => !isPermitted(lock[folder]?.license, licenses));
    expect(visitors.map(nameOf)).toContain('react-dom');
    expect(provider.map(nameOf)).toEqual(expect.arrayContaining(['hono', 'nodemailer', 'pg', 'node']));
    expect(refused([...provider, ...visitors], permitted)).toEqual([]);
    expect(refused(building, permittedForBuilding)).toEqual([]);
  });

  it('may not be when a part of its licence may not', () => {
    expect(isPermitted('MIT AND Apache-2.0', permitted)).toBe(true);
    expect(isPermitted('MIT AND LGPL-3.0-or-later', permitted)).toBe(false);
    expect(isPermitted(undefined, permitted)).toBe(false);
  });

  it('is written down with versions, licences, hashes, and what needs what', () => {
    const shipped = [...new Set([...provider, ...visitors])];
    const { components, dependencies } = billOfMaterials(lock, shipped);
    expect(components.map(({ name }) => name)).toEqual(shipped.map(nameOf));
    for (const { version, purl, hashes } of components) {
      expect(version).toMatch(/^\d/);
      expect(purl).toMatch(/^pkg:npm\/(?:%40[\w-]+\/)?[\w.-]+@\d/);
      expect(hashes[0]?.content).toMatch(/^[0-9a-f]{128}$/);
    }
    const known = components.map((component) => component['bom-ref']);
    expect(new Set(known).size).toBe(known.length);
    for (const { dependsOn } of dependencies) expect(known).toEqual(expect.arrayContaining(dependsOn));
    expect(dependencies.find(({ ref }) => ref.startsWith('react-dom@'))?.dependsOn).toEqual([
      expect.stringMatching(/^react@/),
      expect.stringMatching(/^scheduler@/),
    ]);
  });
});
