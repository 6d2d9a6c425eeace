import { createHash, randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { checkChanges, type Change } from './check-changes.ts';
import type { SiteEntry } from '../document/entry.ts';
import type { Editor } from './define-editor.ts';
import { describeProblems } from './describe-problems.ts';
import { repositoryPaths } from './editor-config.ts';

/** A file with the hash that Git gives it. */
export interface RepositoryFile {
  path: string;
  sha: string;
  size: number;
}

/** A change that the checks refuse. */
export class RefusedChange extends Error {
  readonly status: number;

  /** The status is that of the answer to a request for the change. */
  constructor(message: string, status: 403 | 409 | 422) {
    super(message);
    this.name = 'RefusedChange';
    this.status = status;
  }
}

interface RepositoryOptions {
  /** The folder of the site's project. */
  root: string;
  /** The language of the labels. */
  language: string;
  loadSite: () => Promise<SiteEntry>;
  /** Called before files change, and awaited after that. */
  untilSeen?: (files: readonly string[]) => Promise<void>;
}

/** The files that an editor may read and write. */
export function openRepository(editor: Editor, { root, language, loadSite, untilSeen }: RepositoryOptions) {
  const repository = resolve(root, editor.repository);
  const cache = resolve(root, 'node_modules/.cache');
  const inRepository = repositoryPaths(editor, root);
  const folders = [
    ...editor.collections.map(({ folder }) => folder),
    ...editor.languages.map(({ code }) => `${editor.texts.folder}/${code}`),
  ].map(inRepository);
  const files = editor.facts.map(({ file }) => inRepository(file));

  const isEditable = (path: string) =>
    !path.split('/').includes('..') &&
    (files.includes(path) || folders.some((folder) => path.startsWith(`${folder}/`)));

  const read = (path: string) => {
    if (!isEditable(path)) throw new RefusedChange(`The editor has no file "${path}".`, 403);
    return readFile(join(repository, path));
  };

  return {
    read,

    async list(): Promise<RepositoryFile[]> {
      const paths = [...files];
      for (const folder of folders) {
        if (!existsSync(join(repository, folder))) continue;
        const entries = await readdir(join(repository, folder), { recursive: true, withFileTypes: true });
        for (const entry of entries)
          if (entry.isFile()) paths.push(inRepository(join(entry.parentPath, entry.name)));
      }
      return Promise.all(
        paths.sort().map(async (path) => {
          const content = await read(path);
          return { path, sha: gitHash(content), size: content.length };
        }),
      );
    },

    /** Writes all changes, or none of them if a check finds a problem. */
    async write(changes: readonly (Change & { sha?: string | undefined })[]): Promise<void> {
      for (const { path, sha } of changes) {
        if (sha !== undefined && existsSync(join(repository, path)) && gitHash(await read(path)) !== sha)
          throw new RefusedChange('This has changed in the meantime. Reload the editor.', 409);
        if (!isEditable(path)) throw new RefusedChange(`The editor has no file "${path}".`, 403);
      }
      const tidied = changes
        .map(({ path, content }) => ({
          path,
          content: content && path.endsWith('.json') ? formatJson(content) : content,
        }))
        // Pictures before the texts that show them.
        .toSorted((one, other) => Number(isText(one.path)) - Number(isText(other.path)));
      const sentences = describeProblems(editor, root, language);
      const problems = await checkChanges(editor, tidied, { root, loadSite, sentences });
      if (problems.length > 0) throw new RefusedChange([sentences.refused, ...problems].join('\n'), 422);
      const seen = untilSeen?.(tidied.map(({ path }) => join(repository, path)));
      for (const { path, content } of tidied) {
        const file = join(repository, path);
        if (content === undefined) {
          await rm(file, { force: true });
          continue;
        }
        // The development server never reads a part of a file, and sees one change.
        const whole = join(cache, randomUUID());
        await mkdir(cache, { recursive: true });
        await writeFile(whole, content);
        await mkdir(dirname(file), { recursive: true });
        await rename(whole, file);
      }
      await seen;
    },
  };
}

export type Repository = ReturnType<typeof openRepository>;

export const gitHash = (content: Uint8Array) =>
  createHash('sha1')
    .update(`blob ${String(content.length)}\0`)
    .update(content)
    .digest('hex');

const isText = (path: string) => /\.(?:md|json)$/.test(path);

function formatJson(content: Uint8Array): Uint8Array {
  const value: unknown = JSON.parse(new TextDecoder().decode(content));
  return new TextEncoder().encode(`${JSON.stringify(value, null, 2)}\n`);
}
