import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { ConfigError } from '../config.ts';
import { emptyFolder } from '../testing/empty-database.ts';
import { laySite } from '../testing/site-on-disk.ts';
import { readBuiltSite } from './built-site.ts';

let folder: string;
beforeEach(() => {
  folder = laySite(emptyFolder(), { 'assets/a-1.js': 'js' });
  writeFileSync(join(folder, 'client/unlisted.txt'), 'secret');
});

/** Changes what the build tells the host. */
function tell(more: object): void {
  const file = join(folder, 'host.json');
  writeFileSync(file, JSON.stringify({ ...JSON.parse(readFileSync(file, 'utf8')), ...more }));
}

describe('a built site', () => {
  it('is read with its compressed copies', () => {
    const { documents, files } = readBuiltSite(folder);
    const document = documents.get('/')?.get('en');
    expect(document?.policy).toBe("default-src 'none'");
    expect([...(document?.bodies.keys() ?? [])]).toEqual(['identity', 'br']);
    expect([...files.keys()]).toEqual(['/assets/a-1.js']);
  });

  it('may have a policy that is only reported on', () => {
    expect(readBuiltSite(folder).reported).toBeUndefined();
    tell({ reported: 'r' });
    expect(readBuiltSite(folder).reported).toBe('r');
  });

  it.each<[string, () => void]>([
    [
      'is missing',
      () => {
        rmSync(join(folder, 'host.json'));
      },
    ],
    [
      'is nonsense',
      () => {
        writeFileSync(join(folder, 'host.json'), '{"languages":7}');
      },
    ],
    [
      'names a document that is not listed',
      () => {
        tell({ documents: { '/': { en: 'none.html' } } });
      },
    ],
    [
      'lacks a file',
      () => {
        rmSync(join(folder, 'client/assets/a-1.js'));
      },
    ],
    [
      'lacks a compressed copy',
      () => {
        rmSync(join(folder, 'client/assets/a-1.js.br'));
      },
    ],
    [
      'has half a file',
      () => {
        writeFileSync(join(folder, 'client/assets/a-1.js'), 'j');
      },
    ],
    [
      'has a file of another build',
      () => {
        writeFileSync(join(folder, 'client/index.html'), 'hello');
      },
    ],
  ])('that %s stops the start with a sentence', (_, breakIt) => {
    breakIt();
    expect(() => readBuiltSite(folder)).toThrow(ConfigError);
  });
});
