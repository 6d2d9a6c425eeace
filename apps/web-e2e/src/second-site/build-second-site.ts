import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { packageFolder, packageNames, scope } from '../../../../tools/packages.ts';
import { outsideEnvironment } from '../packages/registry.ts';
import { root } from '../provider.ts';

/** The sources of the second site. */
const sources = join(root, 'examples/northfork');

export interface SecondSite {
  /** The folder of the project, outside the repository. */
  folder: string;
  /** The folder of the built site. */
  dist: string;
  /** Runs npm in the project and returns its output. */
  npm: (...args: readonly string[]) => string;
  remove: () => void;
}

/** Packs the built libraries, installs them in a copy of the second site outside the repository, and builds it. */
export function buildSecondSite(): SecondSite {
  const temporary = mkdtempSync(join(tmpdir(), 'northfork-'));
  const packages = join(temporary, 'packages');
  const folder = join(temporary, 'site');
  mkdirSync(packages);
  cpSync(sources, folder, {
    recursive: true,
    filter: (file) => !/^(?:dist|node_modules)\b/.test(relative(sources, file)),
  });

  const npm = (cwd: string, ...args: readonly string[]) =>
    execFileSync('npm', args, {
      cwd,
      encoding: 'utf8',
      shell: process.platform === 'win32',
      env: { ...outsideEnvironment, VITE_SITE_ORIGIN: 'https://northfork.example' },
    });

  const tarballs = Object.fromEntries(
    packageNames.map((name) => {
      const file = npm(packageFolder(name), 'pack', '--silent', '--pack-destination', packages).trim();
      return [`${scope}/${name}`, `file:../packages/${file}`];
    }),
  );
  const manifest = join(folder, 'package.json');
  const text = readFileSync(manifest, 'utf8').replace(
    /"@studio\/([\w-]+)": "\*"/g,
    (_, name: string) => `"${scope}/${name}": "${tarballs[`${scope}/${name}`] ?? ''}"`,
  );
  // The packages depend on each other by version, which no registry has yet.
  writeFileSync(manifest, text.replace(/\}\s*$/, `, "overrides": ${JSON.stringify(tarballs)} }`));
  npm(folder, 'install', '--loglevel=error', '--prefer-offline', '--no-audit', '--no-fund');
  npm(folder, 'run', '--silent', 'build');
  return {
    folder,
    dist: join(folder, 'dist'),
    npm: (...args) => npm(folder, ...args),
    remove: () => {
      rmSync(temporary, { recursive: true });
    },
  };
}
