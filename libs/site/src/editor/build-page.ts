import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { editorPath } from '../host/editor-policy.ts';

/** The library is published with its sources, and its build has no HTML. */
const source = fileURLToPath(
  new URL(import.meta.url.endsWith('.ts') ? 'page' : '../../src/editor/page', import.meta.url),
);

/** Bundles the pages of the editor with Sveltia CMS into a folder of the cache, once, and returns the folder. */
export async function buildPage(cache: string): Promise<string> {
  const hash = createHash('sha256');
  hash.update(
    await readFile(
      fileURLToPath(import.meta.resolve('@sveltia/cms')).replace(/npm.index\.js$/, 'package.json'),
    ),
  );
  for (const name of (await readdir(source)).sort()) hash.update(await readFile(join(source, name)));
  const outDir = join(cache, `editor-${hash.digest('hex').slice(0, 10)}`);
  if (existsSync(join(outDir, 'index.html'))) return outDir;
  await build({
    configFile: false,
    root: source,
    base: editorPath,
    logLevel: 'warn',
    build: {
      outDir,
      emptyOutDir: true,
      target: 'esnext',
      chunkSizeWarningLimit: Infinity,
      rolldownOptions: { input: [join(source, 'index.html'), join(source, 'edit.html')] },
    },
  });
  return outDir;
}
