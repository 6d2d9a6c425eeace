import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { root } from '../provider.ts';
import { startBuiltProvider, temporaryFolder } from './built-provider.ts';

const file = join(root, 'deploy/studio-provider@.service');
const unit = readFileSync(file, 'utf8');

describe('deploy/studio-provider@.service', () => {
  test('starts the built provider with its data in the working directory, and stops it', async () => {
    const folder = temporaryFolder();
    for (const part of ['provider', 'web/client', 'web/host.json'])
      cpSync(join(root, 'dist', part), join(folder, part), { recursive: true });
    const state = join(folder, 'state');
    mkdirSync(state);
    const [, command = ''] = /^ExecStart=\/usr\/bin\/node (.*)$/m.exec(unit) ?? [];
    const [, host = ''] = /^Environment=HOST=(\S+) PORT=%i /m.exec(unit) ?? [];
    const permissions = ['--permission', `--allow-fs-read=${folder}`, `--allow-fs-write=${state}`];
    const argv = command.replace('/srv/studio-%i', folder).split(' ');
    const provider = await startBuiltProvider([...permissions, ...argv], {
      cwd: state,
      env: { HOST: host, PORT: '0' },
    });
    expect(new URL(provider.url).hostname).toBe('127.0.0.1');
    expect(await (await fetch(`${provider.url}/readyz`)).json()).toMatchObject({ status: 'ok' });
    expect((await fetch(`${provider.url}/en/about`)).status).toBe(200);
    expect(await provider.stop()).toBe(0);
  });

  if (spawnSync('systemd-analyze', ['--version']).status !== 0) {
    test.skip('is not verified: no systemd was found on this machine', () => undefined);
    return;
  }

  test('has no error that systemd-analyze finds', () => {
    // The machine of the tests has its Node elsewhere.
    const copy = join(temporaryFolder(), 'studio-provider@4200.service');
    writeFileSync(copy, unit.replace('/usr/bin/node', process.execPath));
    const { status, stderr } = analyze('verify', '--recursive-errors=no', copy);
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  });

  test('has an exposure level of 3.0 at most', () => {
    const { status, stdout } = analyze('security', '--offline=true', '--threshold=30', '--no-pager', file);
    expect(status, stdout).toBe(0);
  });
});

const analyze = (...argv: string[]) => spawnSync('systemd-analyze', argv, { encoding: 'utf8' });
