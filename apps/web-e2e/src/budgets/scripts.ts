import { readFileSync } from 'node:fs';
import { parseSync } from 'vite';
import { publicFile } from '../documents.ts';

/**
 * The scripts that a page fetches until it is hydrated: those in its document, and everything that they import. They do
 * not include code that is loaded later, such as prefetched pages.
 */
export function findScripts(html: string): string[] {
  const found = new Set<string>();
  const add = (file: string) => {
    if (found.has(file)) return;
    found.add(file);
    for (const imported of findImports(file)) add(imported);
  };
  for (const [, file = ''] of html.matchAll(/"\/(assets\/[^"]+\.js)"/g)) add(file);
  return [...found];
}

/** Documents share most of their scripts. Without this, the tests of the budgets take 24 s instead of 2 s. */
const known = new Map<string, readonly string[]>();

function findImports(file: string): readonly string[] {
  const imports = known.get(file) ?? readImports(file);
  known.set(file, imports);
  return imports;
}

function readImports(file: string): string[] {
  const { module } = parseSync(file, readFileSync(publicFile(file), 'utf8'));
  const base = new URL(file, 'file:///');
  return module.staticImports.map(({ moduleRequest }) =>
    new URL(moduleRequest.value, base).pathname.slice(1),
  );
}
