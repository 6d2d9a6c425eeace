// Counts the lines of the second site that are not texts, facts, styles or the composition of pages. To print them:
// `node apps/web-e2e/src/second-site/plumbing.ts`.
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';

const sources = join(import.meta.dirname, '../../../../examples/northfork');

/** Texts, facts, styles, and what is visible on pages. `package.json` lists the dependencies. */
const content =
  /^(?:locales|public|node_modules|dist)\/|^src\/(?:pages\/|facts\.ts|[\w-]+\.tsx$|styles\.css)|^(?:README\.md|package\.json)$/;

/** The number of lines that are not empty, by file. */
export function plumbingLines(): Readonly<Record<string, number>> {
  const files = readdirSync(sources, { recursive: true, encoding: 'utf8' })
    .map((file) => relative(sources, join(sources, file)).replaceAll('\\', '/'))
    .filter((file) => statSync(join(sources, file)).isFile() && !content.test(file));
  return Object.fromEntries(
    files.map((file) => {
      const lines = readFileSync(join(sources, file), 'utf8').split('\n');
      return [file, lines.filter((line) => line.trim()).length];
    }),
  );
}

if (import.meta.main) console.table(plumbingLines());
