import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { build, type Rolldown } from 'vite';
import { packageFolder } from '../../../../../tools/packages.ts';

/** The bytes that code adds to a site, compressed with Brotli. React is not counted. */
export interface Size {
  js: number;
  css: number;
}

const library = join(import.meta.dirname, '../../..');

/** Creates a site outside of the repository with the files of the library that npm would publish. */
export function createSite(): { folder: string; remove: () => void } {
  const folder = mkdtempSync(join(tmpdir(), 'ui-size-'));
  const manifest = JSON.parse(readFileSync(join(library, 'package.json'), 'utf8')) as Record<
    'dependencies' | 'peerDependencies',
    Readonly<Record<string, string>>
  >;
  for (const name of Object.keys({ ...manifest.dependencies, ...manifest.peerDependencies })) {
    const link = join(folder, 'node_modules', name);
    mkdirSync(dirname(link), { recursive: true });
    symlinkSync(join(library, '../../node_modules', name), link, 'junction');
  }
  cpSync(packageFolder('ui'), join(folder, 'node_modules/@studio/ui'), { recursive: true });
  return {
    folder,
    remove: () => {
      rmSync(folder, { recursive: true });
    },
  };
}

/** Returns code that imports a component like a site does, and uses it. */
export const use = (name: string, from = '@studio/ui') =>
  `import { ${name} } from '${from}'; globalThis.used = ${name};`;

/** Measures the build of this code with Vite and without Tailwind. */
export async function measureSize(folder: string, code: string): Promise<Size> {
  const size = { js: 0, css: 0 };
  for (const file of await buildCode(folder, code))
    // Scripts that load later are not counted.
    if (file.type === 'chunk') size.js += file.isDynamicEntry ? 0 : brotliCompressSync(file.code).length;
    else if (file.fileName.endsWith('.css')) size.css += brotliCompressSync(file.source).length;
  return size;
}

/** Measures every component of the library. */
export async function measureComponents(folder: string): Promise<Record<string, Size>> {
  const [entry] = await buildCode(folder, "export * from '@studio/ui';");
  const names = entry.exports.filter((name) => /^[A-Z]/.test(name));
  const sizes: Record<string, Size> = {};
  // One after the other is faster than all at once.
  for (const name of names.sort()) sizes[name] = await measureSize(folder, use(name));
  return sizes;
}

let entries = 0;

async function buildCode(folder: string, code: string): Promise<Rolldown.RolldownOutput['output']> {
  entries += 1;
  const input = join(folder, `entry-${String(entries)}.js`);
  writeFileSync(input, code);
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    root: folder,
    build: {
      write: false,
      rolldownOptions: { input, preserveEntrySignatures: 'exports-only', external: /^react(-dom)?($|\/)/ },
    },
  });
  if (Array.isArray(result) || !('output' in result)) throw new Error('Expected one build.');
  return result.output;
}
