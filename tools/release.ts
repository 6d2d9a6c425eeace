// `npm run release`: a new version of all packages from the commits since the last one, their changelogs, a commit, a tag, and
// after a question the registry. `-- --dry-run` only prints them. Other options are those of `nx release`.
import { execFileSync, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';

const cwd = join(import.meta.dirname, '..');
const git = (...args: readonly string[]) => execFileSync('git', args, { cwd, encoding: 'utf8' }).trim();
const argv = process.argv.slice(2);

const manifest = 'libs/ui/package.json';
const { version } = v.parse(
  v.object({ version: v.string() }),
  JSON.parse(readFileSync(join(cwd, manifest), 'utf8')),
);
const tag = `v${version}`;
// The first release has no tag before it. It begins after the commit that set the version.
const isFirst = git('tag', '--list', 'v*') === '';
if (isFirst) git('tag', tag, git('log', '-1', '--format=%H', `-S"version": "${version}"`, '--', manifest));
const { status } = spawnSync('nx', ['release', ...argv], {
  cwd,
  stdio: 'inherit',
  shell: process.platform === 'win32',
});
if (isFirst && argv.includes('--dry-run')) git('tag', '--delete', tag);
process.exitCode = status ?? 1;
