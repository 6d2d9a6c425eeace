import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { basename, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

const root = join(import.meta.dirname, '..');

/** Clones the repository into a folder, with the files that are not committed yet, and without its packages. */
export function cloneRepository(folder: string): void {
  const git = (...args: readonly string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8' });
  git('clone', '--quiet', root, folder);
  for (const file of git('ls-files', '-z', '--deleted').split('\0')) if (file) rmSync(join(folder, file));
  for (const file of git('ls-files', '-z', '--modified', '--others', '--exclude-standard').split('\0'))
    if (file && existsSync(join(root, file))) cpSync(join(root, file), join(folder, file));
}

/** Installs the packages of this repository in a clone, and its own libraries. */
export function linkPackages(folder: string): void {
  const packages = join(folder, 'node_modules');
  mkdirSync(join(packages, '@studio'), { recursive: true });
  for (const name of readdirSync(join(root, 'node_modules')))
    // What npm notes about an installation is of this repository: a clone would write it through the link.
    if (name !== '@studio' && (name === '.bin' || !name.startsWith('.')))
      symlinkSync(join(root, 'node_modules', name), join(packages, name));
  const workspaces = ['apps', 'libs'].flatMap((parent) =>
    readdirSync(join(folder, parent)).map((name) => join(parent, name)),
  );
  for (const workspace of [...workspaces, 'tools', '.storybook']) {
    symlinkSync(join(folder, workspace), join(packages, '@studio', basename(workspace).replace('.', '')));
    // Packages in another version than at the root.
    const own = join(workspace, 'node_modules');
    if (existsSync(join(root, own))) symlinkSync(join(root, own), join(folder, own));
  }
}

/** Lets Nx in a clone restore what was built in this repository, such as the site. The clone has its own list of results. */
export function linkResults(folder: string): void {
  const [ours, its] = [join(root, '.nx'), join(folder, '.nx')];
  mkdirSync(join(its, 'workspace-data'), { recursive: true });
  symlinkSync(join(ours, 'cache'), join(its, 'cache'));
  for (const name of readdirSync(join(ours, 'workspace-data')).filter((file) => file.endsWith('.db'))) {
    // Nx may write to this SQLite database at the same time, so a copy of the file could be incomplete.
    const list = new DatabaseSync(join(ours, 'workspace-data', name));
    list.prepare('VACUUM INTO ?').run(join(its, 'workspace-data', name));
    list.close();
  }
}
