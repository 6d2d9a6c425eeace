import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { ConfigError } from '../config.ts';
import { emptyFolder } from '../testing/empty-database.ts';
import { otherColors } from '../testing/other-colors.ts';
import { writeSite } from '../testing/write-site.ts';
import { readBuiltSite } from './built-site.ts';

let folder: string;
beforeEach(() => {
  folder = writeSite(emptyFolder(), { 'assets/a-1.js': 'js' });
  writeFileSync(join(folder, 'client/unlisted.txt'), 'secret');
});

/** Changes the manifest of the build. */
function updateManifest(more: object): void {
  const file = join(folder, 'host.json');
  writeFileSync(file, JSON.stringify({ ...JSON.parse(readFileSync(file, 'utf8')), ...more }));
}

describe('a built site', () => {
  it('is read with its compressed copies', () => {
    const { documents, files } = readBuiltSite(folder);
    const document = documents.get('/')?.get('en');
    expect([...(document?.copies.keys() ?? [])]).toEqual(['br']);
    expect([...files.keys()]).toEqual(['/assets/a-1.js']);
  });

  it('includes the assets of earlier builds that have other names, with their compressed copies', () => {
    const before = readBuiltSite(folder).files.get('/assets/a-1.js');
    const earlier = join(folder, 'client/earlier');
    cpSync(join(folder, 'client/assets'), join(earlier, 'assets'), { recursive: true });
    writeFileSync(join(earlier, 'page.js'), 'no asset');
    mkdirSync(join(earlier, 'assets/fonts'));
    writeFileSync(join(earlier, 'assets/fonts/b-1.js'), 'other');
    writeFileSync(join(earlier, 'assets/a-1.js'), 'replaced');
    cpSync(join(folder, 'client/assets/a-1.js'), join(earlier, 'assets/a-0.js'));
    cpSync(join(folder, 'client/assets/a-1.js.br'), join(earlier, 'assets/a-0.js.br'));
    const { files } = readBuiltSite(folder);
    expect([...files.keys()].sort()).toEqual(['/assets/a-0.js', '/assets/a-1.js', '/assets/fonts/b-1.js']);
    expect(files.get('/assets/a-0.js')).toEqual(before);
    expect(files.get('/assets/a-1.js')).toEqual(before);
  });

  it('may have a report-only policy', () => {
    expect(readBuiltSite(folder).reportOnlyPolicy).toBeUndefined();
    updateManifest({ reportOnlyPolicy: 'r' });
    expect(readBuiltSite(folder).reportOnlyPolicy).toBe('r');
  });

  it('may have colors, which are hexadecimal', () => {
    expect(readBuiltSite(folder).colors).toBeUndefined();
    updateManifest({ colors: otherColors });
    expect(readBuiltSite(folder).colors).toEqual(otherColors);
    updateManifest({ colors: { ...otherColors, accent: 'red;}</style>' } });
    expect(() => readBuiltSite(folder)).toThrow(ConfigError);
  });

  it.each([
    ['without a manifest', 'host.json', undefined],
    ['with an invalid manifest', 'host.json', '{"languages":7}'],
    ['without one of its files', 'client/assets/a-1.js', undefined],
    ['without one of its compressed copies', 'client/assets/a-1.js.br', undefined],
    ['with a truncated file', 'client/assets/a-1.js', 'j'],
    ['with a file of another build', 'client/index.html', 'hello'],
  ])('%s is rejected', (_, name, text) => {
    if (text === undefined) rmSync(join(folder, name));
    else writeFileSync(join(folder, name), text);
    expect(() => readBuiltSite(folder)).toThrow(ConfigError);
  });

  it.each([
    [2, 'version 2 of the provider'],
    [undefined, 'a provider without a version'],
  ])('of the version %s is rejected with what to do', (version, built) => {
    updateManifest({ version });
    expect(() => readBuiltSite(folder)).toThrow(
      new ConfigError(
        `The site in ${folder} was built for ${built}, but this provider reads version 1. Install the same version of @studio/site and the provider, and build the site again.`,
      ),
    );
  });

  it('with a document that is not in the list of files is rejected', () => {
    updateManifest({ documents: { '/': { en: 'none.html' } } });
    expect(() => readBuiltSite(folder)).toThrow(ConfigError);
  });
});
