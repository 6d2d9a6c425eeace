// `npx nx g @studio/tools:component StatusNote` adds a component to the design system.
import { formatFiles, generateFiles, names, type Tree } from '@nx/devkit';
import { join } from 'node:path';

export interface ComponentOptions {
  name: string;
  description: string;
  group?: string;
}

const sources = 'libs/ui/src';

/** Adds a component to the design system, with variants, a stylesheet, stories, a test, an empty guide and its exports. */
export default async function addComponent(
  tree: Tree,
  { name, description, group = 'Primitives' }: ComponentOptions,
) {
  if (!/^[a-z][a-z\d]*(?:-?[a-z\d]+)*$/i.test(name))
    throw new Error(`"${name}" is not a name for a component. Use letters and digits, such as StatusNote.`);
  const { fileName, className, propertyName } = names(name);
  const folder = `${sources}/${group.toLowerCase()}/${fileName}`;
  if (tree.exists(folder)) throw new Error(`There is a component in ${folder} already.`);

  generateFiles(tree, join(import.meta.dirname, 'files'), folder, {
    fileName,
    className,
    propertyName,
    group,
    description: description.replace(/\.?$/, '.'),
  });
  addExport(tree, `export * from './${group.toLowerCase()}/${fileName}/index.ts';`);
  await formatFiles(tree);
  return () => {
    console.log(`Now write the guide in ${folder}/${fileName}.guide.ts: a test fails while it is empty.`);
  };
}

/** Adds a line to the index of the design system, which is sorted. */
function addExport(tree: Tree, line: string) {
  const index = `${sources}/index.ts`;
  const lines = (tree.read(index, 'utf8') ?? '').trim().split('\n');
  tree.write(index, `${[...lines, line].sort().join('\n')}\n`);
}
