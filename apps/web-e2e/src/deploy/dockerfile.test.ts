import { cpSync, existsSync, mkdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../provider.ts';
import { runNode, startBuiltProvider, temporaryFolder, writeEditor } from './built-provider.ts';
import { readBuildContext, readDockerfile } from './dockerfile.ts';

const dockerfile = readDockerfile();

test('the image has the Node version that the provider is built for, and runs it without root', () => {
  const [major = ''] = process.versions.node.split('.');
  expect(dockerfile).toMatchObject({ image: `node:${major}-slim`, user: 'node' });
});

test('the build context has the files that the image copies, and no others', () => {
  expect(readBuildContext()).toEqual([
    '*',
    ...dockerfile.copies.map(({ source }) => `!${source}`).toSorted(),
    // The code that renders the documents.
    'dist/web/server',
  ]);
});

test('the commands of the image run the provider, check its health and stop it, with the copied files only', async () => {
  const image = temporaryFolder();
  const data = temporaryFolder();
  for (const { source, target } of dockerfile.copies) {
    expect(existsSync(join(root, source)), source).toBe(true);
    mkdirSync(join(image, target, '..'), { recursive: true });
    cpSync(join(root, source), join(image, target.replace(/\/$/, `/${basename(source)}`)), {
      recursive: true,
    });
  }
  const env = {
    ...Object.fromEntries(
      Object.entries(dockerfile.env).map(([name, value]) => [name, value.replace('/data', data)]),
    ),
    HOST: '127.0.0.1',
  };
  const [node, ...argv] = dockerfile.command;
  const [healthCheckNode, ...healthCheck] = dockerfile.healthCheck;
  expect([node, healthCheckNode]).toEqual(['node', 'node']);

  // As with a read-only root file system, only the volume is writable.
  const permissions = [
    '--permission',
    ...[image, data].map((folder) => `--allow-fs-read=${folder}`),
    `--allow-fs-write=${data}`,
  ];
  writeEditor(join(image, 'web/editor'));
  // As in docs/hosting.md.
  const options = { cwd: image, env: { ...env, PORT: '0', EDITOR_DIR: 'web/editor' } };
  const provider = await startBuiltProvider([...permissions, ...argv], options);
  const page = await fetch(`${provider.url}/en/about`);
  expect(page.status).toBe(200);
  expect((await fetch(`${provider.url}/admin/`)).status).toBe(200);
  expect(existsSync(join(data, 'studio.sqlite'))).toBe(true);

  const check = () => runNode(healthCheck, { cwd: image, env: { ...env, PORT: new URL(provider.url).port } });
  expect(await check()).toBe(0);
  expect(await provider.stop()).toBe(0);
  expect(await check()).toBe(1);
});
