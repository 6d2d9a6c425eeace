import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const aptGet = '/usr/bin/apt-get';

/** Whether this machine installs programs with Debian's package manager. */
export const hasApt = existsSync(aptGet);

/** Installs Debian packages where this account may. Returns whether that succeeded. */
export function installPackages(...packages: readonly string[]): boolean {
  if (process.getuid?.() !== 0 || !hasApt) return false;
  console.log(`Trying to install ${packages.join(', ')} …`);
  return run(aptGet, ['update']) && run(aptGet, ['install', '-y', '--no-install-recommends', ...packages]);
}

/** Runs a program without output. Returns whether it succeeded. */
export function run(command: string, args: readonly string[]): boolean {
  const { status } = spawnSync(command, args, {
    stdio: 'ignore',
    timeout: 300_000,
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });
  return status === 0;
}
