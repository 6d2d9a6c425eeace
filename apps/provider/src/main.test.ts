import { execFile } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { databaseKinds, emptyDatabase, emptyFolder } from './testing/empty-database.ts';
import { settingsFor } from './testing/owner.ts';
import { builtProgram, startProvider } from './testing/provider.ts';
import { writeSite } from './testing/write-site.ts';

/** Runs the bundle in its own process until it exits. */
const runMain = (env: Readonly<Record<string, string>>, ...argv: string[]) =>
  new Promise<{ code: number | null; stdout: string; stderr: string }>((resolve) => {
    const child = execFile(
      process.execPath,
      [basename(builtProgram), ...argv],
      { cwd: dirname(builtProgram), env: { ...process.env, SITE_DIR: 'off', ...env }, timeout: 20_000 },
      (_, stdout, stderr) => {
        resolve({ code: child.exitCode, stdout, stderr });
      },
    );
  });

describe('the program of the provider', () => {
  it('is the owner’s tool when it has a command, and shows the command that was typed', async () => {
    const { code, stdout } = await runMain({}, '--help');
    expect(code).toBe(0);
    expect(stdout).toContain('Without a command, the provider itself runs.');
    expect((await runMain({}, 'backup', '--help')).stdout).toMatch(/^Usage: node main.js backup /);
  });

  it('does not serve when an option is misspelt', async () => {
    expect(await runMain({}, '--chekc')).toEqual({
      code: 2,
      stdout: '',
      stderr: "error: unknown option '--chekc'\nHelp: node main.js --help\n",
    });
  });
});

describe('the program of the provider with --check', () => {
  it('reports each problem in one sentence, and creates nothing', async () => {
    const folder = emptyFolder();
    const env = { DATABASE_URL: `sqlite:${join(folder, 'none/none/studio.sqlite')}` };
    const files = Object.fromEntries(
      ['SITE_DIR', 'CONTACTS', 'EDITOR_DIR'].map((name) => [name, join(folder, name)]),
    );
    const { code, stderr } = await runMain({ ...env, ...files }, '--check');
    expect(code).toBe(1);
    expect(stderr.trimEnd().split('\n')).toEqual([
      expect.stringMatching(/^The database .* cannot be written: ENOENT.*\.$/),
      expect.stringMatching(/^There is no built site in .*SITE_DIR\. .*\.$/),
      expect.stringMatching(/^There is no editor in .*EDITOR_DIR\. .*\.$/),
      expect.stringMatching(/^There are no contacts in .*CONTACTS\. .*\.$/),
    ]);
    expect(readdirSync(folder)).toEqual([]);
    expect(await runMain({ PORT: 'x' }, '--check')).toMatchObject({
      code: 1,
      stderr: expect.stringMatching(/^PORT is "x"\. .*\n$/) as unknown,
    });
  });

  it('finds nothing wrong with a site and a database that is still to be created', async () => {
    const folder = emptyFolder();
    const env = {
      DATABASE_URL: `sqlite:${join(folder, 'data/studio.sqlite')}`,
      SITE_DIR: writeSite(join(folder, 'web')),
    };
    expect(await runMain(env, '--check')).toEqual({ code: 0, stdout: '', stderr: '' });
    expect(readdirSync(folder)).toEqual(['web']);
  });
});

it.each(databaseKinds)('with MIGRATE=off, %s is not used before "migrate" has run', async (kind) => {
  const address = await emptyDatabase(kind);
  const env = { ...settingsFor(address), MIGRATE: 'off' };
  expect(await runMain(env)).toMatchObject({
    code: 1,
    stdout: '',
    stderr: expect.stringMatching(
      /^The database .* has schema version 0, .*: run the command "migrate" first\.\n$/,
    ) as unknown,
  });
  expect(await runMain(env, 'migrate')).toMatchObject({
    code: 0,
    stdout: expect.stringMatching(
      /^The database .* has the current tables \(schema version \d+\)\.\n$/,
    ) as unknown,
  });
  const provider = await startProvider(address, { env: { MIGRATE: 'off' } });
  expect((await fetch(`${provider.url}/healthz`)).status).toBe(200);
  expect(await provider.end('SIGTERM')).toBe(0);
});
