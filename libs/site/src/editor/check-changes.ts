import { existsSync } from 'node:fs';
import { cp, mkdtemp, mkdir, readdir, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import * as v from 'valibot';
import type { SiteEntry } from '../document/entry.ts';
import { checkContent } from './check-content.ts';
import type { Editor } from './define-editor.ts';
import type { ProblemSentences } from './describe-problems.ts';
import { repositoryPaths } from './editor-config.ts';

/** A file to write, by its path in the repository. Without content, the file is deleted. */
export interface Change {
  path: string;
  content: Uint8Array | undefined;
}

interface CheckOptions {
  /** The folder of the site's project. */
  root: string;
  /** Loads the site, whose pages the texts link to. */
  loadSite: () => Promise<SiteEntry>;
  sentences: ProblemSentences;
}

/** Checks files before they are saved, in a copy of their folders. Returns one sentence for each problem. */
export async function checkChanges(
  editor: Editor,
  changes: readonly Change[],
  { root, loadSite, sentences }: CheckOptions,
): Promise<readonly string[]> {
  const { collections, facts, texts } = editor;
  const inRepository = repositoryPaths(editor, root);
  const repository = resolve(root, editor.repository);
  const copy = await mkdtemp(join(tmpdir(), 'editor-'));
  const isChanged = (folder: string) => changes.some(({ path }) => path.startsWith(`${folder}/`));

  async function link(path: string) {
    if (existsSync(join(copy, path)) || !existsSync(join(repository, path))) return;
    await mkdir(dirname(join(copy, path)), { recursive: true });
    await symlink(join(repository, path), join(copy, path), 'junction');
  }

  /** Copies a folder, with the changes in it. The folders beside it are linked: its texts may use their pictures. */
  async function copyFolder(folder: string) {
    await rm(join(copy, folder), { recursive: true, force: true });
    await cp(join(repository, folder), join(copy, folder), { recursive: true });
    const parent = dirname(folder);
    for (const name of await readdir(join(repository, parent))) await link(join(parent, name));
    for (const { path, content } of changes) {
      if (!path.startsWith(`${folder}/`)) continue;
      await mkdir(dirname(join(copy, path)), { recursive: true });
      if (content) await writeFile(join(copy, path), content);
      else await rm(join(copy, path), { force: true });
    }
  }

  const problems: string[] = [];
  try {
    const folders = collections.map(({ folder }) => inRepository(folder));
    if (folders.some(isChanged)) {
      for (const folder of folders) await (isChanged(folder) ? copyFolder(folder) : link(folder));
      // The pictures that are rendered already.
      await mkdir(join(root, 'node_modules'), { recursive: true });
      await link(inRepository('node_modules'));
      const project = join(copy, inRepository('.'));
      for (const error of await checkContent(await loadSite(), {
        root: project,
        locales: resolve(root, texts.folder),
        publicDir: join(root, 'public'),
      }))
        problems.push(await sentences.ofContent(error, project));
    }
    const folder = inRepository(texts.folder);
    if (isChanged(folder)) {
      await copyFolder(folder);
      problems.push(...(await texts.check(join(copy, folder))).map(sentences.ofText));
    }
    for (const file of facts) {
      const change = changes.find(({ path }) => path === inRepository(file.file));
      if (!change) continue;
      const value: unknown = JSON.parse(new TextDecoder().decode(change.content));
      const { issues = [] } = v.safeParse(file.schema, value);
      problems.push(...issues.map((issue) => sentences.ofFacts(file, issue)));
    }
  } finally {
    await rm(copy, { recursive: true, force: true });
  }
  return problems;
}
