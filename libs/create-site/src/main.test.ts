import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';

let folder = '';

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'sites-'));
});

afterEach(() => {
  rmSync(folder, { recursive: true });
});

interface RunOptions {
  /** The working directory. */
  cwd?: string;
  /** What comes before the program, for Node. */
  node?: readonly string[];
  env?: Readonly<Record<string, string>>;
}

function run(args: readonly string[], { cwd = folder, node = [], env = {} }: RunOptions = {}) {
  const program = join(import.meta.dirname, 'main.ts');
  return spawnSync(process.execPath, ['--conditions=@studio/source', ...node, program, ...args], {
    cwd,
    encoding: 'utf8',
    env: { ...process.env, ...env },
  });
}

it('writes a site into a folder of another one, and shows the path to it', () => {
  expect(run(['sites/nf/']).stdout).toBe('\ncd sites/nf\nnpm install\nnpm run dev\n');
  expect(existsSync(join(folder, 'sites/nf/package.json'))).toBe(true);
});

it('writes a site into the working directory, which needs no change of folder', () => {
  const cwd = join(folder, 'nf');
  mkdirSync(cwd);
  expect(run(['.'], { cwd }).stdout).toBe('\nnpm install\nnpm run dev\n');
});

it('takes the name of an addition as a folder, unless the working directory has a site', () => {
  expect(run(['work', '--pages', 'home']).status).toBe(0);
  expect(run(['page'], { cwd: join(folder, 'work') }).stderr).toBe(
    'Type one name, such as "npx @studio/create-site page about-us".\n',
  );
});

it.each([
  [['My Site'], '"My Site" cannot be the name of a package.'],
  [['full'], 'The folder "full" is not empty.'],
  [['--pages', 'team'], 'There is no page "team".'],
  [['--email', 'me'], '--email "me" is not an address.'],
])('answers %j before it asks', (args, message) => {
  mkdirSync(join(folder, 'full/a'), { recursive: true });
  const { stdout, stderr } = run(args, {
    node: ['--import', 'data:text/javascript,process.stdin.isTTY=true'],
  });
  expect(stderr).toContain(message);
  expect(stdout).toBe('');
});

it('says where options go if npm has kept them', () => {
  const message = /^Type one folder, and the options after " -- ", .*\n$/;
  expect(run(['nf', 'en,fr']).stderr).toMatch(message);
  expect(run(['nf'], { env: { npm_config_brand: '#1f6a3a' } }).stderr).toMatch(message);
});

it('answers with one sentence if a file cannot be written', () => {
  writeFileSync(join(folder, 'file'), '');
  expect(run(['file/nf']).stderr).toMatch(/^A file cannot be read or written: .*\n$/);
});
