import type { IncomingMessage } from 'node:http';
import * as v from 'valibot';
import { RefusedChange, gitHash, type Repository } from './repository.ts';

/*
 * The part of the API of Gitea that Sveltia CMS uses, on the files of this machine. The editor is the same with a Git
 * host, and this API can refuse a change with the sentence of a check, which the File System Access API cannot.
 * https://docs.gitea.com/api
 */

/** An answer in JSON, or the bytes of a file. */
export interface ApiAnswer {
  status: number;
  body: unknown;
}

const changedFiles = v.object({
  message: v.optional(v.string()),
  files: v.array(
    v.object({
      operation: v.picklist(['create', 'update', 'delete']),
      path: v.string(),
      content: v.optional(v.string(), ''),
      from_path: v.optional(v.string()),
      sha: v.optional(v.string()),
    }),
  ),
});

const fileNames = v.object({ files: v.array(v.string()) });

/** Answers a request for `path`, which is below the root of the API. */
export async function answerApi(
  repository: Repository,
  { method, path, body }: { method: string | undefined; path: string; body: unknown },
): Promise<ApiAnswer> {
  const ok = (answer: unknown): ApiAnswer => ({ status: 200, body: answer });
  const [, route = '', rest = ''] = /^\/repos\/[^/]+\/[^/]+\/?([\w-]*)\/?(.*)$/.exec(path) ?? [];
  if (path === '/user') return ok({ id: 1, login: 'owner', full_name: 'Owner', email: 'owner@localhost' });
  if (path === '/version') return ok({ version: '1.24.0' });
  if (path === '/settings/api') return ok({ default_paging_num: 1000, max_response_items: 1000 });
  if (!path.startsWith('/repos/')) return notFound;
  try {
    switch (`${method ?? ''} ${route}`) {
      case 'GET ':
        return ok({ default_branch: 'files', permissions: { pull: true, push: true } });
      case 'GET branches':
        return ok({ commit: { id: await hashAll(repository), message: '' } });
      case 'GET commits':
        return ok([]);
      case 'GET git':
        return ok({
          tree: (await repository.list()).map((file) => ({ ...file, type: 'blob' })),
          truncated: false,
        });
      case 'GET raw':
        return ok(await repository.read(decodeURI(rest)));
      case 'GET media':
        return ok(await repository.read(decodeURI(rest.replace(/^[^/]+\//, ''))));
      case 'POST file-contents':
        return ok(
          await Promise.all(v.parse(fileNames, body).files.map((file) => readFile(repository, file))),
        );
      case 'POST contents':
        return ok(await commit(repository, v.parse(changedFiles, body)));
      default:
        return notFound;
    }
  } catch (error) {
    if (error instanceof RefusedChange) return { status: error.status, body: { message: error.message } };
    throw error;
  }
}

const notFound: ApiAnswer = { status: 404, body: { message: 'Not found.' } };

const hashAll = async (repository: Repository) =>
  gitHash(new TextEncoder().encode((await repository.list()).map(({ path, sha }) => path + sha).join()));

const readFile = async (repository: Repository, path: string) => ({
  path,
  encoding: 'base64',
  content: (await repository.read(path)).toString('base64'),
});

async function commit(repository: Repository, { files }: v.InferOutput<typeof changedFiles>) {
  const changes = files.flatMap(({ operation, path, content, from_path: from, sha }) => {
    const moved = from !== undefined && from !== path ? [{ path: from, content: undefined, sha }] : [];
    const data = operation === 'delete' ? undefined : Buffer.from(content, 'base64');
    return [...moved, { path, content: data, sha: moved.length > 0 ? undefined : sha }];
  });
  await repository.write(changes);
  const saved = await repository.list();
  return {
    commit: { sha: await hashAll(repository), created: new Date().toISOString() },
    files: files.map(({ path }) => saved.find((file) => file.path === path) ?? null),
  };
}

/** Reads the JSON in a request. */
export async function readBody(request: IncomingMessage): Promise<unknown> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of request) if (chunk instanceof Uint8Array) chunks.push(chunk);
  const text = Buffer.concat(chunks).toString();
  return text === '' ? undefined : JSON.parse(text);
}
