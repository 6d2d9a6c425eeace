import { spawnSync } from 'node:child_process';
import { installPackages } from './install-packages.ts';

/** Programs besides browsers that tests of `npm run test:all` run. Without one, its tests are skipped. */
export const programs = [
  { name: 'nginx', packages: ['nginx'] },
  { name: 'openssl', packages: ['openssl'] },
  { name: 'promtool', packages: ['prometheus'] },
  { name: 'strace', packages: ['strace'] },
  { name: 'systemd-analyze', packages: ['systemd'] },
] as const;

export type Program = (typeof programs)[number];

/** Whether a program is installed or could be installed. */
export const ensureProgram = ({ name, packages }: Program): boolean =>
  isInstalled(name) || (installPackages(...packages) && isInstalled(name));

/** Any exit code means that it ran. */
const isInstalled = (name: string) => spawnSync(name, ['--version'], { stdio: 'ignore' }).error === undefined;
