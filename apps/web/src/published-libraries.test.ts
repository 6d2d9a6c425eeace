import { execFileSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';

/** What a project that installs the libraries would import: their builds, without the condition of this repository. */
function exportsOf(library: string): string[] {
  const code = `console.log(JSON.stringify(Object.keys(await import('${library}'))))`;
  const output = execFileSync(process.execPath, ['--input-type=module', '--eval', code], {
    env: { ...process.env, NODE_OPTIONS: '' },
    encoding: 'utf8',
  });
  const names: unknown = JSON.parse(output);
  return Array.isArray(names) ? names.map(String) : [];
}

describe('the next site, which installs the libraries as they are published', () => {
  it.each([
    ['@studio/api-client', 'createClient'],
    ['@studio/api-client/contract', 'newsletterRequest'],
    ['@studio/content', 'routes'],
    ['@studio/i18n', 'createI18n'],
    ['@studio/i18n/languages', 'languages'],
    ['@studio/site', 'PageHead'],
    ['@studio/site/server', 'renderDocument'],
    ['@studio/site/vite', 'studioSite'],
    ['@studio/ui', 'Hero'],
    ['@studio/ui/button', 'Button'],
  ])('finds in %s the %s that it looks for', (library, name) => {
    expect(exportsOf(library)).toContain(name);
  });
});
