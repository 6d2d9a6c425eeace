import type { Change } from './changes.ts';

export interface Codemod {
  /** The first version of the packages that needs the change. */
  version: string;
  /** What changes in a site, in a sentence. */
  title: string;
  changes: readonly Change[];
}

/** From the oldest version to the newest. A breaking change of a package comes with an entry. */
export const codemods: readonly Codemod[] = [];
