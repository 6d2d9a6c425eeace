import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Tree } from '@nx/devkit';
import { createTreeWithEmptyWorkspace } from '@nx/devkit/testing';
import { describe, expect, it } from 'vitest';
import { typeErrors } from '../type-errors.ts';
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
  it('is available as nx g @studio/tools:component', () => {
    const output = execFileSync(
      'nx',
      ['g', '@studio/tools:component', 'StatusNote', '--description', 'Shows a status', '--dry-run'],
      {
        cwd: root,
        encoding: 'utf8',
        env: { ...process.env, FORCE_COLOR: '0' },
        shell: process.platform === 'win32',
      },
    );
    expect(output.match(/(?:CREATE|UPDATE) .*/g)?.sort()).toEqual([
      'CREATE libs/ui/src/primitives/status-note/index.ts',
      'CREATE libs/ui/src/primitives/status-note/status-note.css',
      'CREATE libs/ui/src/primitives/status-note/status-note.stories.tsx',
      'CREATE libs/ui/src/primitives/status-note/status-note.test.tsx',
      'CREATE libs/ui/src/primitives/status-note/status-note.tsx',
      'CREATE libs/ui/src/primitives/status-note/status-note.variants.ts',
      'UPDATE libs/ui/src/index.ts',
    ]);
  }, 60_000);

  it('writes a component, a test and stories without type errors', async () => {
    const tree = await generate({ name: 'StatusNote', description: 'Shows a status' });
    expect(typeErrors(tree, 'libs/ui', /\/status-note\/.*\.tsx?$/)).toEqual([]);
    const stories = tree.read('libs/ui/src/primitives/status-note/status-note.stories.tsx', 'utf8');
    expect(stories).toContain("title: 'Primitives/StatusNote'");
    const component = tree.read('libs/ui/src/primitives/status-note/status-note.tsx', 'utf8');
    expect(component).toContain('/** Shows a status. */');
    expect(component).toContain(
      'data-slot="status-note" className={statusNoteVariants({ tone, className })}',
    );
    expect(tree.read('libs/ui/src/primitives/status-note/status-note.variants.ts', 'utf8')).toContain(
      "export const statusNoteVariants = cva('ui-status-note', {",
    );
    expect(tree.read('libs/ui/src/primitives/status-note/status-note.css', 'utf8')).toContain(
      '&.ui-status-note--muted {',
    );
  }, 60_000);

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
