import { neededBy, type LockFile } from './lock-file.ts';

/** The packages that people outside of the repository have to do with, by what they have to do with them. */
export function shippedPackages(lock: LockFile) {
  const engine = 'libs/site';
  const provider = neededBy(lock, ['apps/provider', 'node_modules/node']);
  // The engine draws the pages before they are served. What it needs for that stays where the site is built, but
  // Tailwind's own styles are a part of every page.
  const visitors = neededBy(lock, ['apps/web', 'node_modules/tailwindcss'], [engine]);
  const building = neededBy(lock, [engine]).filter((folder) => !visitors.includes(folder));
  return { provider, visitors, building };
}
