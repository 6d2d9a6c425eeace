import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { readFrontMatter } from '../collections/front-matter.ts';
import type { Editor } from './define-editor.ts';

/** The page of the site that shows an entry of the editor, without a language prefix. */
export async function pageOfEntry(
  { collections, facts, texts, languages }: Editor,
  root: string,
  collection: string,
  entry: string,
): Promise<string | undefined> {
  if (collection === 'facts') return facts.find(({ name }) => name === entry)?.page;
  if (collection === 'texts') return texts.files.find(({ name }) => name === entry)?.page;
  const found = collections.find(({ name }) => name === collection);
  if (!found) return undefined;
  const { folder, schema, path } = found;
  if (typeof path === 'string') return path.replace(':slug', entry);
  const files = languages.map(({ code }) => join(resolve(root, folder), entry, `${code}.md`));
  const file = files.find(existsSync);
  if (file === undefined) return undefined;
  return path.of(readFrontMatter(await readFile(file, 'utf8'), schema, file).fields).replace(':slug', entry);
}
