import { checkPackage, createPackageFromTarballData, type Problem } from '@arethetypeswrong/core';
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import { afterAll, describe, expect, it } from 'vitest';
import { packageFolder, packageNames, scope } from '../../../../tools/packages.ts';

/** Lists what Node finds in an export of a package, without the export condition of this repository. */
function listExports(name: string, path: string): string[] {
  const code = `console.log(JSON.stringify(Object.keys(await import('${join(scope, name, path)}'))))`;
  const output = execFileSync(process.execPath, ['--input-type=module', '--eval', code], {
    cwd: packageFolder(name),
    env: { ...process.env, NODE_OPTIONS: '' },
    encoding: 'utf8',
  });
  const names: unknown = JSON.parse(output);
  return Array.isArray(names) ? names.map(String) : [];
}

/** The tarball that npm would publish. */
function pack(name: string) {
  const output = execFileSync('npm', ['pack', '--json', '--pack-destination', folder], {
    cwd: packageFolder(name),
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
    shell: process.platform === 'win32',
  });
  const [{ filename, files }] = JSON.parse(output) as [{ filename: string; files: { path: string }[] }];
  return { tarball: readFileSync(join(folder, filename)), files: files.map(({ path }) => path) };
}

const folder = mkdtempSync(join(tmpdir(), 'packages-'));
afterAll(() => {
  rmSync(folder, { recursive: true });
});

/** The packages are ES modules, for bundlers and for Node with `exports`. */
function matters(problem: Problem): boolean {
  return !('resolutionKind' in problem && ['node10', 'node16-cjs'].includes(problem.resolutionKind));
}

// npm packs slowly while other tests run.
describe('a package', { timeout: 120_000 }, () => {
  it.each(packageNames)('has what npm and TypeScript expect: %s', async (name) => {
    const { tarball, files } = pack(name);
    expect(files).toEqual(expect.arrayContaining(['CHANGELOG.md', 'LICENSE', 'README.md']));
    // Files of a new site are sources, outside of `dist`.
    expect(
      files.filter((path) =>
        /\.(?:test|stories|guide)\.|\/testing\/|^(?!files\/).*(?<!\.d)\.tsx?$/.test(path),
      ),
    ).toEqual([]);

    const manifest: unknown = JSON.parse(readFileSync(join(packageFolder(name), 'package.json'), 'utf8'));
    expect(manifest).toMatchObject({ name: `${scope}/${name}` });
    for (const field of ['version', 'description', 'license', 'repository', 'engines.node', 'exports'])
      expect(manifest).toHaveProperty(field);
    for (const field of ['private', 'devDependencies', 'scripts', 'nx'])
      expect(manifest).not.toHaveProperty(field);
    // Neither the export condition of this repository nor a path of its sources.
    expect(JSON.stringify(manifest)).not.toMatch(/\/source"|\/src\//);

    const { messages, pkg } = await publint({
      pack: { tarball: new Uint8Array(tarball).buffer },
      strict: true,
    });
    expect(messages.map((message) => formatMessage(message, pkg))).toEqual([]);

    const result = await checkPackage(createPackageFromTarballData(tarball), {
      excludeEntrypoints: [/\.(?:css|json)$/],
    });
    // The provider is a program.
    if (name === 'provider') expect(result).toMatchObject({ types: false });
    else expect('problems' in result ? result.problems.filter(matters) : [result]).toEqual([]);
  });

  it.each([
    ['api-client', '.', 'createClient'],
    ['api-client', 'contract', 'newsletterRequest'],
    ['assets', '.', 'siteAssets'],
    ['codemods', '.', 'upgrade'],
    ['create-site', '.', 'siteFiles'],
    ['i18n', '.', 'createI18n'],
    ['i18n', 'check', 'checkTranslations'],
    ['site', '.', 'defineSite'],
    ['site', 'client', 'startSite'],
    ['site', 'server', 'createSiteEntry'],
    ['site', 'vite', 'studioSite'],
    ['ui', 'tokens', 'readTokens'],
  ])('%s can be imported in Node without a bundler: %s', (name, path, expected) => {
    expect(listExports(name, path)).toContain(expected);
  });
});
