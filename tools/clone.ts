import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..');

/** Clones the repository into a folder, with the files that are not committed yet, and without its packages. */
export function cloneRepository(folder: string): void {
  const git = (...args: readonly string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8' });
  git('clone', '--quiet', root, folder);
  for (const file of git('ls-files', '-z', '--deleted').split('\0')) if (file) rmSync(join(folder, file));
  for (const file of git('ls-files', '-z', '--modified', '--others', '--exclude-standard').split('\0'))
    if (file && existsSync(join(root, file))) cpSync(join(root, file), join(folder, file));
}
