import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

/** Lists the exports of a built library, without the export condition of this repository. */
function exportsOf(library: string): string[] {
  const code = `console.log(JSON.stringify(Object.keys(await import('${library}'))))`;
  const output = execFileSync(process.execPath, ['--input-type=module', '--eval', code], {
    env: { ...process.env, NODE_OPTIONS: '' },
    encoding: 'utf8',
  });
  const names: unknown = JSON.parse(output);
  return Array.isArray(names) ? names.map(String) : [];
}

/** The files that npm would publish, and the files that the exports of the library refer to. */
function publishedFiles(library: string) {
  const cwd = fileURLToPath(new URL(`../../../libs/${library}/`, import.meta.url));
  const output = execFileSync('npm', ['pack', '--dry-run', '--json'], {
    cwd,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
    shell: process.platform === 'win32',
  });
  const [{ files }] = JSON.parse(output) as [{ files: { path: string }[] }];
  const { exports } = JSON.parse(readFileSync(`${cwd}package.json`, 'utf8')) as {
    exports: Record<string, string | Record<string, string>>;
  };
  const targets = Object.values(exports).flatMap((target) =>
    typeof target === 'string' ? target : Object.values(target),
  );
  return { published: files.map(({ path }) => path), targets: targets.map((target) => target.slice(2)) };
}

describe('the published libraries', () => {
  it.each(['api-client', 'brand', 'content', 'i18n', 'site', 'ui'])(
    'contain every file that %s exports',
    (library) => {
      const { published, targets } = publishedFiles(library);
      const isPublished = (target: string) =>
        published.some((path) =>
          new RegExp(`^${target.replaceAll('.', '\\.').replace('*', '.+')}$`).test(path),
        );
      expect(targets.length).toBeGreaterThan(1);
      expect(targets.filter((target) => !isPublished(target))).toEqual([]);
      expect(published.filter((path) => /\.(?:test|stories)\.|\/testing\//.test(path))).toEqual([]);
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
    expect(exportsOf(library)).toContain(name);
  });
});
