import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import * as v from 'valibot';

/** The scope of the published packages. The sources always name `@studio`, and `package.ts` replaces it. */
export const scope = '@studio';

const root = join(import.meta.dirname, '..');

/** The folder that npm packs, which the target `package` of Nx writes. */
export const packageFolder = (name: string) => join(root, 'dist/packages', scope, name);

/** The projects that are published, by their name without a scope. */
export const packageNames: readonly string[] = globSync('{libs,apps}/*/package.json', { cwd: root })
  .filter((file) => !isPrivate(join(root, file)))
  .map((file) => basename(dirname(file)))
  .toSorted();

function isPrivate(file: string): boolean {
  const manifest = v.parse(
    v.object({ private: v.optional(v.boolean(), false) }),
    JSON.parse(readFileSync(file, 'utf8')),
  );
  return manifest.private;
}
