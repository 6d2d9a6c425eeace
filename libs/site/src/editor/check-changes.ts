import { existsSync } from 'node:fs';
import { cp, mkdtemp, mkdir, readdir, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import * as v from 'valibot';
import { ContentError } from '../collections/front-matter.ts';
import { createPictures } from '../collections/pictures.ts';
import { readCollection } from '../collections/read-collection.ts';
import type { Editor, FactsFile } from './define-editor.ts';
import { repositoryPaths } from './editor-config.ts';

/** A file to write, by its path in the repository. Without content, the file is deleted. */
export interface Change {
  path: string;
  content: Uint8Array | undefined;
}

/** Checks files before they are saved, in a copy of their folders. Returns one sentence for each problem. */
export async function checkChanges(
  editor: Editor,
  root: string,
  changes: readonly Change[],
): Promise<readonly string[]> {
  const { collections, facts, texts, languages } = editor;
  const inRepository = repositoryPaths(editor, root);
  const repository = resolve(root, editor.repository);
  const copy = await mkdtemp(join(tmpdir(), 'editor-'));
  const isChanged = (folder: string) => changes.some(({ path }) => path.startsWith(`${folder}/`));

  /** Copies a folder, with the changes in it. The folders beside it are linked: its texts may use their pictures. */
  async function copyFolder(folder: string) {
    await rm(join(copy, folder), { recursive: true, force: true });
    await cp(join(repository, folder), join(copy, folder), { recursive: true });
    const parent = dirname(folder);
    for (const name of await readdir(join(repository, parent))) {
      const link = join(copy, parent, name);
      if (!existsSync(link)) await symlink(join(repository, parent, name), link, 'junction');
    }
    for (const { path, content } of changes) {
      if (!path.startsWith(`${folder}/`)) continue;
      await mkdir(dirname(join(copy, path)), { recursive: true });
      if (content) await writeFile(join(copy, path), content);
      else await rm(join(copy, path), { force: true });
    }
  }

  const problems: string[] = [];
  try {
    for (const collection of collections) {
      const folder = inRepository(collection.folder);
      if (!isChanged(folder)) continue;
      await copyFolder(folder);
      const context = {
        root: copy,
        languages: languages.map(({ code }) => code),
        origin: 'https://site.invalid',
        localizePath: (path: string) => path,
        isDevelopment: true,
        markWordBreaks: (text: string) => text,
      };
      const pictures = createPictures(join(root, 'node_modules/.cache/pictures'));
      try {
        await readCollection({ ...collection, folder }, context, '', pictures);
      } catch (error) {
        if (!(error instanceof ContentError)) throw error;
        problems.push(error.message);
      }
    }
    const folder = inRepository(texts.folder);
    if (isChanged(folder)) {
      await copyFolder(folder);
      problems.push(...(await texts.check(join(copy, folder))));
    }
    for (const file of facts) {
      const change = changes.find(({ path }) => path === inRepository(file.file));
      if (change) problems.push(...checkFacts(file, new TextDecoder().decode(change.content)));
    }
  } finally {
    await rm(copy, { recursive: true, force: true });
  }
  return problems;
}

/** Returns one sentence for each problem in a file of figures. */
function checkFacts({ schema, name }: Pick<FactsFile, 'schema' | 'name'>, text: string): string[] {
  const result = v.safeParse(schema, JSON.parse(text));
  return (result.issues ?? []).map((issue) => {
    const place = v.getDotPath(issue);
    return place === null ? issue.message : `${name}: "${place}" is not right. ${issue.message}`;
  });
}
