import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';

/** Sizes in bytes by name. */
export type Figures = Readonly<Record<string, number>>;

export interface Before {
  figures?: Figures;
  /** What the figures are compared with, or why there is no comparison. */
  note: string;
}

const kept = new URL('../../../../dist/budgets/', import.meta.url);
const figuresFile = (commit: string) => new URL(`${commit}.json`, kept);

function git(...args: readonly string[]): string | undefined {
  try {
    return execFileSync('git', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
  } catch {
    // No git, no repository, or no such commit.
    return undefined;
  }
}

/** Stores the figures of a commit and reads those of the previous commit. */
export function compare(figures: Figures): Before {
  const isCommitted = git('status', '--porcelain') === '';
  const commit = git('rev-parse', 'HEAD');
  if (commit && isCommitted) {
    mkdirSync(kept, { recursive: true });
    writeFileSync(figuresFile(commit), JSON.stringify(figures));
  }
  const last = isCommitted ? git('rev-parse', 'HEAD~') : commit;
  if (!last) return { note: 'There is no commit to compare with.' };
  const name = last.slice(0, 7);
  const before = read(last);
  return before
    ? { figures: before, note: `± is the change against commit ${name}.` }
    : {
        note: `The figures of commit ${name} are not known: "npm run budgets" keeps them when it runs there, with nothing changed.`,
      };
}

function read(commit: string): Figures | undefined {
  try {
    // This module wrote it.
    return JSON.parse(readFileSync(figuresFile(commit), 'utf8')) as Figures;
  } catch {
    return undefined;
  }
}
