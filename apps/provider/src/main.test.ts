import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { databaseKinds, emptyDatabase, emptyFolder } from './testing/empty-database.ts';
import { settingsFor } from './testing/owner.ts';
import { startProvider } from './testing/provider.ts';

const folder = import.meta.dirname;

/** Runs main.ts in its own process until it exits. */
const runMain = (env: Readonly<Record<string, string>>, ...argv: string[]) =>
  new Promise<{ code: number | null; stdout: string; stderr: string }>((resolve) => {
    const child = execFile(
      process.execPath,
      ['--conditions=@studio/source', 'main.ts', ...argv],
      { cwd: folder, env: { ...process.env, SITE_DIR: 'off', ...env }, timeout: 20_000 },
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
    expect((await runMain({}, 'backup', '--help')).stdout).toMatch(/^Usage: node main.ts backup /);
  });

  it('does not serve when an option is misspelt', async () => {
    expect(await runMain({}, '--chekc')).toEqual({
      code: 2,
      stdout: '',
      stderr: "error: unknown option '--chekc'\nHelp: node main.ts --help\n",
    });
  });

  it('only checks the settings and the database with --check', async () => {
    const file = join(emptyFolder(), 'studio.sqlite');
    const env = { DATABASE_URL: `sqlite:${file}` };
    expect(await runMain(env, '--check')).toEqual({ code: 0, stdout: '', stderr: '' });
    expect(existsSync(file)).toBe(true);
    expect(await runMain({ ...env, PORT: 'x' }, '--check')).toMatchObject({
      code: 1,
      stderr: expect.stringMatching(/^PORT is "x"\. .*\n$/) as unknown,
    });
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
