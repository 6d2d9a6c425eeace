import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Tree } from '@nx/devkit';
import { createTreeWithEmptyWorkspace } from '@nx/devkit/testing';
import { describe, expect, it } from 'vitest';
import addComponent from './generator.ts';

const root = join(import.meta.dirname, '../..');
const index = 'libs/ui/src/index.ts';

/** Runs the generator beside the components that exist, in memory. */
async function generate(options: Parameters<typeof addComponent>[1]): Promise<Tree> {
  const tree = createTreeWithEmptyWorkspace();
  // The empty workspace is configured for another formatter.
  tree.delete('.oxfmtrc.json');
  tree.write('.prettierrc', readFileSync(join(root, '.prettierrc.json')));
  tree.write(index, readFileSync(join(root, index)));
  tree.write('libs/ui/src/primitives/button/index.ts', '');
  await addComponent(tree, options);
  return tree;
}

describe('the generator of components', () => {
  it('adds the export in alphabetical order', async () => {
    const tree = await generate({ name: 'status-note', description: 'Shows a status' });
    const lines = tree.read(index, 'utf8')?.trim().split('\n');
    expect(lines).toContain("export * from './primitives/status-note/index.ts';");
    expect(lines).toEqual(lines?.toSorted());
  });

  it('refuses a name that is not one, and one that is taken', async () => {
    await expect(generate({ name: 'Status note', description: 'x' })).rejects.toThrow(
      '"Status note" is not a name for a component. Use letters and digits, such as StatusNote.',
    );
    await expect(generate({ name: 'Button', description: 'x' })).rejects.toThrow(
      'There is a component in libs/ui/src/primitives/button already.',
    );
  });
});
