import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { beforeEach, expect, it, onTestFinished } from 'vitest';

const nested = 'apps/provider/node_modules/nested';
let folder: string;

const write = (file: string, text: string) => {
  mkdirSync(join(folder, file, '..'), { recursive: true });
  writeFileSync(join(folder, file), text);
};

/** An installation of two packages, with an npm that only prints its arguments. */
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'studio-install-'));
  onTestFinished(() => {
    rmSync(folder, { recursive: true });
  });
  cpSync('install-dependencies.mjs', join(folder, 'tools/install-dependencies.mjs'));
  write('bin/npm', '#!/bin/sh\necho "npm $*"\n');
  spawnSync('chmod', ['+x', join(folder, 'bin/npm')]);
  write('package-lock.json', '{"version":1}');
  write('node_modules/.bin/node', '');
  for (const name of ['node_modules/one', nested]) write(`${name}/package.json`, '{}');
  const packages = { 'node_modules/one': {}, 'node_modules/@studio/example': { link: true }, [nested]: {} };
  write('node_modules/.package-lock.json', JSON.stringify({ packages }));
  run('--installed');
});

function run(...options: string[]) {
  const PATH = [join(folder, 'bin'), process.env['PATH']].join(delimiter);
  const script = join(folder, 'tools/install-dependencies.mjs');
  return spawnSync(process.execPath, [script, ...options], {
    encoding: 'utf8',
    env: { ...process.env, PATH, NODE_OPTIONS: '' },
  });
}

it('does nothing after a complete installation of the same lock file', () => {
  expect(run()).toMatchObject({ status: 0, stdout: '' });
});

it('installs again when a nested package is missing', () => {
  rmSync(join(folder, nested, '..'), { recursive: true });
  expect(run().stdout).toContain('npm ci');
});

it('installs again when the lock file has changed', () => {
  write('package-lock.json', '{"version":2}');
  expect(run().stdout).toContain('npm ci');
});

it('fails when npm could not install Node, which is an optional package for each system', () => {
  rmSync(join(folder, 'node_modules/.bin'), { recursive: true });
  const { status, stderr } = run('--installed');
  expect(status).toBe(1);
  expect(stderr).toContain(`Node for ${process.platform} ${process.arch}`);
});
