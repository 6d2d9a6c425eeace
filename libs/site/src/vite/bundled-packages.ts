import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import { minify, type Plugin, type Rolldown } from 'vite';

const compress = promisify(brotliCompress);

/**
 * Writes `packages.json` next to the public files: the packages in the client bundle, each with its own size in bytes
 * after Brotli compression. A test compares it with the expected list.
 */
export const bundledPackages: Plugin = {
  name: 'studio:bundled-packages',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',

  async writeBundle({ dir = '' }, bundle) {
    const contents: Record<string, Buffer[]> = {};
    for (const [path, content] of (await Promise.all(Object.values(bundle).map(readSources))).flat()) {
      const [, name] = /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(`/${path}`) ?? [];
      if (name !== undefined) (contents[name] ??= []).push(Buffer.from(content));
    }
    const sizes: Record<string, number> = {};
    for (const name of Object.keys(contents).toSorted())
      sizes[name] = (await compress(Buffer.concat(contents[name] ?? []))).length;
    await writeFile(join(dir, '..', 'packages.json'), `${JSON.stringify(sizes, null, 2)}\n`);
  },
};

/** The paths and the contents of the sources of a file in the bundle. */
async function readSources(
  output: Rolldown.OutputChunk | Rolldown.OutputAsset,
): Promise<(readonly [path: string, content: string | Uint8Array])[]> {
  if (output.type === 'asset') return output.originalFileNames.map((path) => [path, output.source]);
  const modules = Object.entries(output.modules).map(async ([path, { code }]) => {
    // The code has no importer here, but none of it is unused.
    const small = await minify(path, code ?? '', { module: true, compress: { unused: false } });
    return [path, small.code] as const;
  });
  return Promise.all(modules);
}
