import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { build } from 'vite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as ui from './index.ts';

/** The bytes that a component adds to a site, compressed with Brotli. React and the tokens are not counted. */
interface Size {
  js: number;
  css: number;
}

const library = join(import.meta.dirname, '..');
/** A site outside of the repository. */
const site = mkdtempSync(join(tmpdir(), 'ui-size-'));

beforeAll(() => {
  installLibrary();
});
afterAll(() => {
  rmSync(site, { recursive: true });
});

/** Installs the built library from the archive that npm would publish. */
function installLibrary() {
  const manifest = JSON.parse(readFileSync(join(library, 'package.json'), 'utf8')) as Record<
    'dependencies' | 'peerDependencies',
    Readonly<Record<string, string>>
  >;
  for (const name of Object.keys({ ...manifest.dependencies, ...manifest.peerDependencies })) {
    const link = join(site, 'node_modules', name);
    mkdirSync(dirname(link), { recursive: true });
    symlinkSync(join(library, '../../node_modules', name), link, 'junction');
  }
  const run = (command: string, ...args: readonly string[]) =>
    execFileSync(command, args, { cwd: library, stdio: 'ignore', shell: process.platform === 'win32' });
  run('npm', 'pack', '--pack-destination', site);
  const folder = join(site, 'node_modules/@studio/ui');
  mkdirSync(folder, { recursive: true });
  run('tar', '-xzf', join(site, 'studio-ui-0.0.0.tgz'), '-C', folder, '--strip-components', '1');
}

/** Builds a site from this code with Vite and without Tailwind. */
async function sizeOf(code: string, name = 'main'): Promise<Size> {
  const input = join(site, `${name}.js`);
  writeFileSync(input, code);
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    root: site,
    build: {
      write: false,
      // Browsers with `light-dark()`, as the README recommends.
      cssTarget: ['chrome123', 'edge123', 'firefox120', 'safari17.5'],
      rolldownOptions: { input, external: /^react(-dom)?($|\/)/ },
    },
  });
  if (Array.isArray(result) || !('output' in result)) throw new Error('Expected one build.');
  const size = { js: 0, css: 0 };
  for (const file of result.output)
    // Scripts that load later are not counted.
    if (file.type === 'chunk') size.js += file.isDynamicEntry ? 0 : brotliCompressSync(file.code).length;
    else if (file.fileName.endsWith('.css')) size.css += brotliCompressSync(file.source).length;
  return size;
}

/** Imports a component like a site does, and uses it. */
const use = (name: string, from = '@studio/ui') =>
  `import { ${name} } from '${from}'; globalThis.used = ${name};`;

describe('a site that imports one component of the packed library, and the tokens', () => {
  const kilobyte = 1024;

  const budgets: readonly (readonly [name: string, from: string, maximum: number])[] = [
    ['Button', '@studio/ui', 3 * kilobyte],
    ['Button', '@studio/ui/primitives/button', 3 * kilobyte],
    ['Dialog', '@studio/ui', 5 * kilobyte],
    ['PricingCard', '@studio/ui', 5 * kilobyte],
  ];

  // Temporary: Dialog is not exported yet.
  it.each(budgets.filter(([name]) => name in ui))(
    'gets %s from %s in at most %d bytes of scripts and styles',
    async (name, from, maximum) => {
      const { js, css } = await sizeOf(`import '@studio/ui/tokens.css'; ${use(name, from)}`);
      expect(css).toBeGreaterThan(kilobyte);
      expect(js + css, `${String(js)} bytes of scripts, ${String(css)} bytes of styles`).toBeLessThanOrEqual(
        maximum,
      );
    },
  );
});

it('every component has a size, which Storybook shows', { timeout: 60_000 }, async () => {
  const names = Object.entries(ui).flatMap(([name, value]) =>
    typeof value === 'function' && /^[A-Z]/.test(name) ? [name] : [],
  );
  const sizes: Record<string, Size> = {};
  await Promise.all(
    names.map(async (name) => {
      sizes[name] = await sizeOf(use(name), name);
    }),
  );
  const sorted = Object.fromEntries(names.map((name) => [name, sizes[name]]));
  writeFileSync(join(library, 'dist/sizes.json'), `${JSON.stringify(sorted, null, 2)}\n`);
  expect(Object.values(sizes).filter(({ js }) => js < 50)).toEqual([]);
});
