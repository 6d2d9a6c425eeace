import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import semver from 'semver';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { moveImport, renameExport } from './changes.ts';
import { codemods, type Codemod } from './codemods.ts';
import { upgrade } from './upgrade.ts';

const steps: readonly Codemod[] = [
  { version: '0.2.0', title: 'a', changes: [renameExport('@studio/ui', 'A', 'B')] },
  { version: '0.3.0', title: 'b', changes: [renameExport('@studio/ui', 'B', 'C')] },
  { version: '0.4.0', title: 'c', changes: [moveImport('@studio/ui', '@studio/ui2')] },
];

let folder: string;
const write = (path: string, text: string) => {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), text);
};
const read = (path: string) => readFileSync(join(folder, path), 'utf8');

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'upgrade-'));
  write('src/a.ts', `import { A } from '@studio/ui';\nA;\n`);
  write('node_modules/x/a.ts', `import { A } from '@studio/ui';\n`);
});
afterEach(() => {
  rmSync(folder, { recursive: true });
});

const manifest = (dependencies: Readonly<Record<string, string>>) =>
  `${JSON.stringify({ name: 'x', dependencies }, null, 2)}\n`;

it('applies the changes between the version of the site and the next, and sets the versions', () => {
  write('package.json', manifest({ '@studio/i18n': '^0.2.1', '@studio/ui': '^0.1.0', react: '^19.0.0' }));
  const { from, applied, changed } = upgrade(folder, '0.3.0', steps);
  expect(from).toBe('0.1.0');
  expect(applied.map(({ version }) => version)).toEqual(['0.2.0', '0.3.0']);
  expect(changed).toEqual(['src/a.ts', 'package.json']);
  expect(read('src/a.ts')).toBe(`import { C } from '@studio/ui';\nC;\n`);
  expect(read('node_modules/x/a.ts')).toContain('{ A }');
  expect(read('package.json')).toBe(
    manifest({ '@studio/i18n': '^0.3.0', '@studio/ui': '^0.3.0', react: '^19.0.0' }),
  );
  expect(upgrade(folder, '0.3.0', steps).changed).toEqual([]);
});

it.each([`import { A } from '@studio/ui';`, `import '@studio/ui';`])(
  'adds a package that is imported now: %s',
  (text) => {
    write('src/a.ts', text);
    write('package.json', manifest({ '@studio/ui': '^0.3.0' }));
    upgrade(folder, '0.4.0', steps);
    expect(read('package.json')).toContain('"@studio/ui2": "^0.4.0"');
  },
);

it('does not go back to an older version', () => {
  write('package.json', manifest({ '@studio/ui': '^0.4.0' }));
  expect(() => upgrade(folder, '0.3.0', steps)).toThrow('The site has version 0.4.0 already.');
});

it('says what to do in a folder that is no site', () => {
  write('package.json', manifest({ '@studio/ui': 'file:../ui.tgz' }));
  expect(() => upgrade(folder, '0.4.0', steps)).toThrow('Run the command in the folder of a site.');
});

it('has the codemods in the order of their versions, from after the first release to the next one', () => {
  const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string };
  const next = semver.inc(version, semver.major(version) === 0 ? 'minor' : 'major') ?? '';
  const versions = codemods.map((codemod) => codemod.version);
  expect(versions).toEqual(semver.sort([...versions]));
  // No site has an older version than 0.1.0, which would need the change.
  expect(versions.filter((codemod) => !semver.satisfies(codemod, `>0.1.0 <=${next}`))).toEqual([]);
});
