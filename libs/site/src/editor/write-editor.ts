import { cp, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { runnerImport } from 'vite';
import { ConfigurationError } from '../host/configuration-error.ts';
import { buildPage } from './build-page.ts';
import type { Editor } from './define-editor.ts';
import { editorData, type GitHost } from './editor-data.ts';

/** Reads the address of a repository. GitHub has an API of its own, and Codeberg and others that of Gitea. */
export function readGitHost(repository: string): GitHost {
  const [, origin, host, repo, branch = 'main'] =
    /^(https:\/\/([\w.:-]+))\/([\w.-]+\/[\w.-]+?)(?:#([\w./-]+))?$/.exec(repository) ?? [];
  if (origin === undefined || repo === undefined)
    throw new ConfigurationError(
      `EDITOR_REPOSITORY is "${repository}". Set it to the address of the repository, such as https://github.com/studio/site or https://codeberg.org/studio/site#main.`,
    );
  // The owner signs in with an access token of the host.
  const common = { repo, branch, auth_methods: ['token' as const] };
  if (host === 'github.com')
    return { api: 'https://api.github.com', backend: { name: 'github', ...common }, isLocal: false };
  const api = `${origin}/api/v1`;
  return { api, backend: { name: 'gitea', base_url: origin, api_root: api, ...common }, isLocal: false };
}

/** Writes the editor for a host to a folder. Without the development server, it has no preview. */
export async function writeEditor(file: string, root: string, folder: string, host: GitHost): Promise<void> {
  const conditions = import.meta.url.endsWith('.ts') ? ['@studio/source'] : [];
  const { module } = await runnerImport<{ default: Editor }>(file, {
    configFile: false,
    root,
    environments: {
      inline: {
        resolve: {
          conditions: [...conditions, 'module', 'node', 'development|production'],
          externalConditions: conditions,
          noExternal: [/^@studio\//],
        },
      },
    },
  });
  await cp(await buildPage(join(root, 'node_modules/.cache')), folder, { recursive: true });
  await rename(join(folder, 'edit.html'), join(folder, 'index.html'));
  await writeFile(join(folder, 'editor.json'), JSON.stringify(editorData(module.default, root, host)));
}
