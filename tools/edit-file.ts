import type { Tree } from '@nx/devkit';

/** Inserts text before a part of a file, which must be there once. */
export function insertBefore(tree: Tree, path: string, part: string, text: string): void {
  const parts = (tree.read(path, 'utf8') ?? '').split(part);
  if (parts.length !== 2) throw new Error(`${path} must contain ${JSON.stringify(part)} once, but does not.`);
  tree.write(path, parts.join(text + part));
}
