import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import { build } from 'vite';
import { describe, expect, it } from 'vitest';

const kilobyte = 1024;

/** What a line of code adds to an app that has React already: its bundle without React, in brotli. */
async function cost(code: string): Promise<number> {
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
  if (Array.isArray(result) || !('output' in result)) throw new Error('This build should make one bundle.');
  return result.output.reduce(
    (sum, chunk) => sum + (chunk.type === 'chunk' ? brotliCompressSync(chunk.code).length : 0),
    0,
  );
}

describe('a site that imports only Button', () => {
  it.each(['@studio/ui', '@studio/ui/button'])('pays at most 3 KB for it from %s', async (from) => {
    const bytes = await cost(`import { Button } from '${from}'; globalThis.keep = Button;`);
    expect(bytes).toBeGreaterThan(500);
    expect(bytes).toBeLessThanOrEqual(3 * kilobyte);
  });
});
