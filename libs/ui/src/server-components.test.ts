import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { build, type Plugin } from 'vite';
import { afterAll, expect, it } from 'vitest';

/*
 * React Server Components have no state or effects, and cannot pass functions to the browser. Each component that needs
 * them says so with 'use client'. A server build replaces such modules with references, and here it renders the others
 * with the props of their stories.
 */

const require = createRequire(import.meta.url);
/** The renderer of server components, which does not depend on the bundler Parcel. */
const renderer = JSON.stringify(require.resolve('react-server-dom-parcel/server.node'));

const entry = `
  import { Writable } from 'node:stream';
  import { createElement } from 'react';
  import { renderToPipeableStream } from ${renderer};

  const files = import.meta.glob('/src/{primitives,forms,blocks}/*/*.stories.tsx', { eager: true });

  /** A server has no event handlers to pass. */
  const withoutHandlers = (value) =>
    Array.isArray(value) ? value.map(withoutHandlers)
    : value?.constructor === Object && !value.$$typeof
      ? Object.fromEntries(Object.entries(value).filter(([name]) => !/^on[A-Z]/.test(name)).map(([name, one]) => [name, withoutHandlers(one)]))
    : value;

  const render = (element) => {
    const errors = [];
    return new Promise((resolve) => {
      const output = new Writable({ write: (chunk, encoding, done) => done() }).on('finish', () => resolve(errors));
      renderToPipeableStream(element, { onError: ({ message }) => void errors.push(message) }).pipe(output);
    });
  };

  const results = {};
  for (const { default: { component, args }, ...stories } of Object.values(files))
    if (typeof component === 'function')
      for (const [name, story] of Object.entries(stories))
        results[component.name + ', ' + name] = await render(
          createElement(component, withoutHandlers({ ...args, ...story.args })),
        );
  console.log(JSON.stringify(results));
`;

const virtualEntry: Plugin = {
  name: 'entry',
  resolveId: (id) => (id === 'virtual:entry' ? id : undefined),
  load: (id) => (id === 'virtual:entry' ? entry : undefined),
};

/** Replaces the exports of modules with 'use client' by references, as a server build does. */
const clientReferences: Plugin = {
  name: 'client-references',
  enforce: 'post',
  transform(code, id) {
    if (!/^['"]use client['"]/.test(code)) return;
    const names = this.parse(code).body.flatMap((node) => {
      if (node.type === 'ExportDefaultDeclaration') return ['default'];
      if (node.type !== 'ExportNamedDeclaration') return [];
      const { declaration, specifiers } = node;
      return [
        ...specifiers.map(({ exported }) => ('name' in exported ? exported.name : exported.value)),
        ...(declaration && 'id' in declaration && declaration.id && 'name' in declaration.id
          ? [declaration.id.name]
          : []),
        ...(declaration && 'declarations' in declaration
          ? declaration.declarations.flatMap(({ id }) => ('name' in id ? [id.name] : []))
          : []),
      ];
    });
    return [
      `import { createClientReference } from ${renderer};`,
      ...names.map(
        (name, index) =>
          `const reference${String(index)} = createClientReference(${JSON.stringify(id)}, '${name}', []);`,
      ),
      `export { ${names.map((name, index) => `reference${String(index)} as ${name}`).join(', ')} };`,
    ].join('\n');
  },
};

// In the library, so that packages that are not bundled can be found.
const results = join(import.meta.dirname, '../test-results');
mkdirSync(results, { recursive: true });
const folder = mkdtempSync(join(results, 'server-'));

afterAll(() => {
  rmSync(folder, { recursive: true });
});

it('components without `use client` render in a server build', async () => {
  await build({
    configFile: false,
    logLevel: 'silent',
    root: join(import.meta.dirname, '..'),
    plugins: [virtualEntry, clientReferences],
    resolve: { conditions: ['react-server', '@studio/source', 'module', 'node'] },
    ssr: {
      noExternal: true,
      external: ['storybook'],
      resolve: { conditions: ['react-server', '@studio/source', 'module', 'node'] },
    },
    build: { ssr: true, outDir: folder, rolldownOptions: { input: { entry: 'virtual:entry' } } },
  });
  const output = execFileSync(process.execPath, [join(folder, 'entry.js')], { encoding: 'utf8' });
  const errors = JSON.parse(output) as Readonly<Record<string, readonly string[]>>;
  expect(Object.keys(errors)).toContain('Card, Default');
  expect(Object.keys(errors)).not.toContain('Dialog, Default');
  expect(Object.entries(errors).filter(([, messages]) => messages.length > 0)).toEqual([]);
});
