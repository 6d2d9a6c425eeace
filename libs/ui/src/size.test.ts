import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import { build } from 'vite';
import { describe, expect, it } from 'vitest';

const kilobyte = 1024;

/** Returns the size in bytes of the bundle of `code`, compressed with Brotli and without React. */
async function bundleSize(code: string): Promise<number> {
  const entry = 'virtual:app';
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    root: fileURLToPath(new URL('.', import.meta.url)),
    resolve: { conditions: ['@studio/source', 'module', 'browser', 'production'] },
    plugins: [
      {
        name: 'app',
        resolveId: (id) => (id === entry ? id : undefined),
        load: (id) => (id === entry ? code : undefined),
      },
    ],
    build: { write: false, rolldownOptions: { input: entry, external: /^react(-dom)?($|\/)/ } },
  });
  if (Array.isArray(result) || !('output' in result)) throw new Error('Expected a build with one bundle.');
  return result.output.reduce(
    (sum, chunk) => sum + (chunk.type === 'chunk' ? brotliCompressSync(chunk.code).length : 0),
    0,
  );
}

describe('the bundle of an app that imports only Button', () => {
  it.each(['@studio/ui', '@studio/ui/button'])(
    'grows by at most 3 KB with an import from %s',
    async (from) => {
      const bytes = await bundleSize(`import { Button } from '${from}'; globalThis.keep = Button;`);
      expect(bytes).toBeGreaterThan(500);
      expect(bytes).toBeLessThanOrEqual(3 * kilobyte);
    },
  );
});
