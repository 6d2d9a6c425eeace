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
    const contents = collectPackages(Object.values(bundle));
    const sizes = [...contents]
      .toSorted(([one], [other]) => (one < other ? -1 : 1))
      .map(async ([name, parts]) => [name, await compressedSize(parts)] as const);
    const packages = Object.fromEntries(await Promise.all(sizes));
    await writeFile(join(dir, '..', 'packages.json'), `${JSON.stringify(packages, null, 2)}\n`);
  },
};

/** The parts of a package in a bundle: its code by chunk file name, and its assets. */
interface Parts {
  code: Map<string, string>;
  files: (string | Uint8Array)[];
}

function collectPackages(
  outputs: readonly (Rolldown.OutputChunk | Rolldown.OutputAsset)[],
): Map<string, Parts> {
  const contents = new Map<string, Parts>();
  const getParts = (path: string) => {
    const [, name] = /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(`/${path}`) ?? [];
    if (name === undefined) return undefined;
    const parts = contents.get(name) ?? { code: new Map<string, string>(), files: [] };
    contents.set(name, parts);
    return parts;
  };
  for (const output of outputs)
    if (output.type === 'asset') {
      for (const path of output.originalFileNames) getParts(path)?.files.push(output.source);
    } else {
      for (const [path, { code }] of Object.entries(output.modules)) {
        const parts = code ? getParts(path) : undefined;
        parts?.code.set(output.fileName, `${parts.code.get(output.fileName) ?? ''}\n${code ?? ''}`);
      }
    }
  return contents;
}

async function compressedSize({ code, files }: Parts): Promise<number> {
  const small = await Promise.all(
    // The code has no importer here, but none of it is unused.
    [...code].map(([name, text]) => minify(name, text, { module: true, compress: { unused: false } })),
  );
  const packed = await Promise.all(
    [small.map((result) => result.code).join('\n'), ...files].map((part) => compress(part)),
  );
  return packed.reduce((sum, { length }) => sum + length, 0);
}
