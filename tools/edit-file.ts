import type { Tree } from '@nx/devkit';

/** Inserts text before a part of a file, which must be there once. */
export function insertBefore(tree: Tree, path: string, part: string, text: string): void {
  const parts = (tree.read(path, 'utf8') ?? '').split(part);
  if (parts.length !== 2) throw new Error(`${path} must contain ${JSON.stringify(part)} once, but does not.`);
  tree.write(path, parts.join(text + part));
}

/** Adds an item to the list that starts with a part of a file, in one line or in several. */
export function appendItem(tree: Tree, path: string, listStart: string, item: string): void {
  const text = tree.read(path, 'utf8') ?? '';
  const start = text.indexOf(listStart);
  if (start < 0) throw new Error(`${path} must contain ${JSON.stringify(listStart)}, but does not.`);
  const end = text.indexOf(']', start + listStart.length);
  const items = text.slice(0, end).trimEnd().replace(/,$/, '');
  tree.write(path, `${items}, ${item}${text.slice(end)}`);
}
