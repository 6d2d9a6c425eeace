import { checkPackage, createPackageFromTarballData, type Problem } from '@arethetypeswrong/core';
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import { afterAll, describe, expect, it } from 'vitest';

/** Lists the exports of a built library, without the export condition of this repository. */
function listExports(library: string): string[] {
  const code = `console.log(JSON.stringify(Object.keys(await import('${library}'))))`;
  const output = execFileSync(process.execPath, ['--input-type=module', '--eval', code], {
    env: { ...process.env, NODE_OPTIONS: '' },
    encoding: 'utf8',
  });
  const names: unknown = JSON.parse(output);
  return Array.isArray(names) ? names.map(String) : [];
}

/** The tarball that npm would publish. */
function pack(library: string) {
  const cwd = fileURLToPath(new URL(`../../../libs/${library}/`, import.meta.url));
  const output = execFileSync('npm', ['pack', '--json', '--pack-destination', folder], {
    cwd,
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

/**
 * The libraries are ES modules for bundlers and for Node with `exports`. TypeScript has no types for the stylesheets that
 * components import.
 */
function matters(problem: Problem): boolean {
  if ('resolutionKind' in problem) return !['node10', 'node16-cjs'].includes(problem.resolutionKind);
  if (problem.kind === 'InternalResolutionError') return !problem.moduleSpecifier.endsWith('.css');
  return true;
}

describe('the published libraries', () => {
  it.each(['api-client', 'brand', 'content', 'i18n', 'site', 'ui'])(
    'contain every file and type that %s exports',
    async (library) => {
      const { tarball, files } = pack(library);
      expect(
        files.filter((path) => /\.(?:test|stories|guide)\.|\/testing\/|\/fixtures\./.test(path)),
      ).toEqual([]);

      const { messages, pkg } = await publint({
        pack: { tarball: new Uint8Array(tarball).buffer },
        strict: true,
      });
      expect(messages.map((message) => formatMessage(message, pkg))).toEqual([]);

      const result = await checkPackage(createPackageFromTarballData(tarball), {
        excludeEntrypoints: [/\.(?:css|svg)$/],
      });
      const problems = 'problems' in result ? result.problems.filter(matters) : [result];
      expect(problems).toEqual([]);
    },
  );

  it.each([
    ['@studio/api-client', 'createClient'],
    ['@studio/api-client/contract', 'newsletterRequest'],
    ['@studio/content', 'routes'],
    ['@studio/i18n', 'createI18n'],
    ['@studio/i18n/check', 'checkTranslations'],
    ['@studio/site', 'defineSite'],
    ['@studio/site/assets', 'siteAssets'],
    ['@studio/site/client', 'startSite'],
    ['@studio/site/server', 'createSiteEntry'],
    ['@studio/site/vite', 'studioSite'],
    // The components import stylesheets, so they need a bundler.
    ['@studio/ui/tokens', 'readTokens'],
  ])('%s exports %s', (library, name) => {
    expect(listExports(library)).toContain(name);
  });
});
