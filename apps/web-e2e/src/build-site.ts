import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { root } from './provider.ts';

/** Builds the site with other settings and returns its folder. */
export function buildSite(name: string, settings: Readonly<Record<string, string>>): string {
  const folder = join(root, 'dist', name);
  execFileSync(
    process.execPath,
    [
      '--conditions=@studio/source',
      join(root, 'node_modules/vite/bin/vite.js'),
      ...['build', '--configLoader', 'native', '--logLevel', 'error', '--outDir', folder],
    ],
    {
      cwd: join(root, 'apps/web'),
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
