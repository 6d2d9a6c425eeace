import { execFileSync } from 'node:child_process';
import { cpSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { startBuiltProvider, temporaryFolder } from '../deploy/built-provider.ts';
import { written } from '../message.ts';
import { root } from '../provider.ts';

/** Copies the build to an empty folder, as on another machine. */
function copyBuild(): string {
  const folder = temporaryFolder();
  for (const part of ['provider', 'web'])
    cpSync(join(root, 'dist', part), join(folder, part), { recursive: true });
  return folder;
}

test('the built provider serves the site and is the owner’s tool, with nothing but Node', async () => {
  const folder = copyBuild();
  expect(readdirSync(join(folder, 'provider')).toSorted()).toEqual([
    'licenses.md',
    'main.js',
    'package.json',
  ]);
  // No NODE_OPTIONS, and no access to files elsewhere, such as a `node_modules` folder.
  const program = [
    '--permission',
    `--allow-fs-read=${folder}`,
    `--allow-fs-write=${folder}`,
    'provider/main.js',
  ];
  const options = { cwd: folder, env: { PORT: '0', HOST: '127.0.0.1' } };
  const runTool = (...argv: string[]) =>
    execFileSync(process.execPath, [...program, ...argv], { ...options, encoding: 'utf8' });

  expect(runTool('--help')).toContain('Usage: node provider/main.js [options] [command]');

  const { url, stop } = await startBuiltProvider(program, options);
  const page = await fetch(`${url}/en/contact`);
  expect([page.status, page.headers.get('Content-Security-Policy')]).toEqual([200, expect.any(String)]);

  // A browser without JavaScript sends every control of the form by its name.
  const [, action = '', form = ''] =
    /<form[^>]* action="([^"]*\/contact\?[^"]*)"[^>]*>([^]*?)<\/form>/.exec(await page.text()) ?? [];
  const values = new Map(Object.entries(written));
  const controls = [...form.matchAll(/<(?:input|textarea)[^>]* name="(\w+)"/g)].map(
    ([, name = '']): [string, string] => [name, values.get(name) ?? ''],
  );
  const response = await fetch(url + action, {
    method: 'POST',
    headers: { Origin: url, Referer: page.url },
    body: new URLSearchParams(controls),
    redirect: 'manual',
  });
  expect([response.status, response.headers.get('Location')]).toEqual([303, '/en/contact#sent']);
  const { companyName, ...others } = written;
  expect(JSON.parse(runTool('messages', 'export', '--format', 'json'))).toMatchObject([
    { ...others, company: companyName },
  ]);

  expect(await stop()).toBe(0);
});
