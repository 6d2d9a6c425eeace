import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const aptGet = '/usr/bin/apt-get';

/** Whether this machine has Debian's package manager. */
export const hasApt = existsSync(aptGet);

/** Installs Debian packages if this account has the permission. Returns whether it succeeded. */
export function installPackages(...packages: readonly string[]): boolean {
  if (process.getuid?.() !== 0 || !hasApt) return false;
  console.log(`Installing ${packages.join(', ')} …`);
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
