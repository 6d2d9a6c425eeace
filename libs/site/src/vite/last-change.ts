import { execFile } from 'node:child_process';
import { realpath } from 'node:fs/promises';
import { relative, sep } from 'node:path';
import { promisify } from 'node:util';

/** Returns when the newest of some files last changed, or `undefined` if that is unknown for any of them. */
export type LastChange = (files: readonly string[]) => Promise<string | undefined>;

const unknown: LastChange = () => Promise.resolve(undefined);

/** Marks the date lines of the log. No file name begins with it. */
const commit = '\0';

/** Reads from git when the files of the repository around a folder last changed. */
export async function readLastChanges(folder: string): Promise<LastChange> {
  const git = async (...args: readonly string[]) => {
    const options = { cwd: await realpath(folder), maxBuffer: Infinity };
    const { stdout } = await promisify(execFile)('git', ['-c', 'core.quotePath=false', ...args], options);
    return stdout.split('\n').filter((line) => line !== '');
  };
  try {
    const [root = '', shallow] = await git('rev-parse', '--show-toplevel', '--is-shallow-repository');
    // In a shallow clone, all older files appear to be added by its first commit.
    if (shallow === 'true') return unknown;
    const dates = newestDates(await git('log', '--format=%x00%cI', '--name-only'));
    for (const changedSince of await git('diff', '--name-only', 'HEAD', '--', root))
      dates.delete(changedSince);

    const nameOf = async (file: string) =>
      relative(root, await realpath(file))
        .split(sep)
        .join('/');
    return async (files) => newest((await Promise.all(files.map(nameOf))).map((name) => dates.get(name)));
  } catch {
    // No git, no repository, or no commit in it.
    return unknown;
  }
}

/** The log begins with the newest commit. */
function newestDates(log: readonly string[]): Map<string, string> {
  const dates = new Map<string, string>();
  let date = '';
  for (const line of log) {
    if (line.startsWith(commit)) date = new Date(line.slice(commit.length)).toISOString();
    else if (!dates.has(line)) dates.set(line, date);
  }
  return dates;
}

/** Returns the newest of the dates, or `undefined` if any is unknown. */
export function newest(dates: readonly (string | undefined)[]): string | undefined {
  return dates.includes(undefined) ? undefined : dates.toSorted().at(-1);
}
