import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { packageFolder, packageNames, scope } from '../../../../tools/packages.ts';
import { findFreePort } from '../../../../tools/free-port.ts';
import { root } from '../provider.ts';

export interface Registry {
  /** For `.npmrc`: the packages of this repository come from here, and all others from the usual registry. */
  npmrc: string;
  /** Runs a program in a folder as outside of this repository, and returns its output. */
  run: (cwd: string, command: string, ...args: readonly string[]) => string;
  /** Publishes all packages of this repository as they were built. */
  publishPackages: () => void;
  stop: () => Promise<void>;
}

/** The environment without what npm sets for this repository, such as the node options in its `.npmrc`. */
export const outsideEnvironment = Object.fromEntries(
  Object.entries(process.env).filter(([name]) => !/^npm_|^NODE_OPTIONS$/i.test(name)),
);

/** Starts an empty registry on this machine for the packages of this repository. `settings` are variables of the programs. */
export async function startRegistry(settings: Readonly<Record<string, string>> = {}): Promise<Registry> {
  const folder = mkdtempSync(join(tmpdir(), 'registry-'));
  const port = await findFreePort();
  const address = `127.0.0.1:${String(port)}`;
  const config = join(folder, 'config.yaml');
  const configuration = {
    storage: join(folder, 'storage'),
    uplinks: {},
    packages: { [`${scope}/*`]: { access: '$all', publish: '$all' } },
    log: { type: 'stdout', level: 'warn' },
  };
  // JSON is YAML.
  writeFileSync(config, JSON.stringify(configuration));
  const server = spawn(
    process.execPath,
    [join(root, 'node_modules/verdaccio/bin/verdaccio'), '--config', config, '--listen', address],
    {
      env: outsideEnvironment,
      stdio: 'ignore',
    },
  );
  const url = `http://${address}/`;
  while (
    !(await fetch(`${url}-/ping`).then(
      ({ ok }) => ok,
      () => false,
    ))
  )
    await new Promise((resolve) => setTimeout(resolve, 100));
  // npm requires an account to publish, and this registry allows everyone.
  const npmrc = `${scope}:registry=${url}\n//${address}/:_authToken=anyone\n`;
  const run: Registry['run'] = (cwd, command, ...args) => {
    const { status, stdout, stderr, error } = spawnSync(command, args, {
      cwd,
      encoding: 'utf8',
      shell: process.platform === 'win32',
      env: {
        ...outsideEnvironment,
        ASTRO_TELEMETRY_DISABLED: '1',
        NEXT_TELEMETRY_DISABLED: '1',
        NX_DAEMON: 'false',
        // In an empty folder, npm may read the settings of one above it.
        [`npm_config_${scope}:registry`]: url,
        ...settings,
      },
    });
    if (error) throw error;
    if (status !== 0) throw new Error(`${[command, ...args].join(' ')} failed:\n${stdout}\n${stderr}`);
    return stdout;
  };
  return {
    npmrc,
    run,
    publishPackages: () => {
      for (const name of packageNames) {
        const copy = join(folder, 'packages', name);
        cpSync(packageFolder(name), copy, { recursive: true });
        writeFileSync(join(copy, '.npmrc'), npmrc);
        run(copy, 'npm', 'publish', '--silent');
      }
    },
    stop: async () => {
      server.kill();
      await once(server, 'exit');
      rmSync(folder, { recursive: true });
    },
  };
}
