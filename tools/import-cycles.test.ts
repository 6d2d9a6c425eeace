import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import ts from 'typescript';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '..');

/** The files of all projects by what they import, types included: linters check cycles of values only. */
function readImports(): Map<string, string[]> {
  const found = globSync('{.storybook,tools,{apps,examples,libs}/*}/**/*.{ts,tsx}', {
    cwd: root,
    exclude: ['**/{node_modules,dist,out-tsc}'],
  });
  const files = new Set(found.map((file) => file.replaceAll('\\', '/')));
  return new Map(
    [...files].map((file) => {
      const { importedFiles } = ts.preProcessFile(readFileSync(join(root, file), 'utf8'));
      const paths = importedFiles.map(({ fileName }) => join(dirname(file), fileName).replaceAll('\\', '/'));
      return [file, paths.filter((path) => files.has(path))];
    }),
  );
}

/** Returns the files that import themselves through others: what remains without those that start or end a chain. */
function findCycles(imports: ReadonlyMap<string, readonly string[]>): string[] {
  const isImported = (file: string) => [...imports.values()].some((paths) => paths.includes(file));
  const isLinked = ([file, paths]: readonly [string, readonly string[]]) =>
    isImported(file) && paths.some((path) => imports.has(path));
  const linked = new Map([...imports].filter(isLinked));
  return linked.size === imports.size ? [...linked.keys()] : findCycles(linked);
}

it('no file imports itself through other files', () => {
  const imports = readImports();
  expect(imports.get('libs/site/src/index.ts')).toContain('libs/site/src/define-site.ts');
  expect(findCycles(imports)).toEqual([]);
});
