import { execFileSync } from 'node:child_process';
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

describe('the published libraries', () => {
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
    ['@studio/ui', 'Hero'],
    ['@studio/ui/button', 'Button'],
  ])('%s exports %s', (library, name) => {
    expect(exportsOf(library)).toContain(name);
  });
});
