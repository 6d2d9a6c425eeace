import { existsSync, globSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { cloneRepository } from '../../../../tools/clone.ts';
import { startDevServer } from '../dev-server.ts';
import { root } from '../provider.ts';

/** A copy of the repository with its editor, so that a test changes no file of this one. */
export async function startEditor() {
  const folder = mkdtempSync(join(tmpdir(), 'editor-'));
  cloneRepository(folder);
  linkPackages(folder);
  // The generated drawings.
  symlinkSync(join(root, 'libs/brand/dist'), join(folder, 'libs/brand/dist'));
  const server = await startDevServer(join(folder, 'apps/web'), '--conditions=@studio/source', {
    SITE_EDITOR: 'on',
  });
  return {
    url: server.url,
    folder,
    async stop() {
      await server.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Links the packages of this repository with the pictures that a build has rendered, and the libraries of the copy. */
function linkPackages(folder: string) {
  for (const path of ['node_modules', ...globSync('{apps,libs}/*/node_modules', { cwd: root })]) {
    mkdirSync(join(folder, path), { recursive: true });
    for (const name of readdirSync(join(root, path)))
      if (name !== '@studio' && name !== '.vite')
        symlinkSync(join(root, path, name), join(folder, path, name));
  }
  mkdirSync(join(folder, 'node_modules/@studio'), { recursive: true });
  for (const project of globSync('{apps,libs}/*/package.json', { cwd: root }).map(dirname)) {
    const link = join(folder, 'node_modules/@studio', project.replace(/^.*[/\\]/, ''));
    if (!existsSync(link)) symlinkSync(join(folder, project), link);
  }
}
