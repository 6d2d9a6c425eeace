import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { root } from './provider.ts';

/** Builds the site of a repository with other settings and returns its folder. */
export function buildSite(
  name: string,
  settings: Readonly<Record<string, string>>,
  repository = root,
): string {
  const folder = join(repository, 'dist', name);
  execFileSync(
    process.execPath,
    [
      '--conditions=@studio/source',
      join(repository, 'node_modules/vite/bin/vite.js'),
      ...['build', '--configLoader', 'native', '--logLevel', 'error', '--outDir', folder],
    ],
    {
      cwd: join(repository, 'apps/web'),
      env: {
        ...process.env,
        VITE_SITE_ORIGIN: 'https://www.example.com',
        SHARE_IMAGES: 'off',
        ...settings,
      },
      stdio: ['ignore', 'ignore', 'inherit'],
    },
  );
  return folder;
}
