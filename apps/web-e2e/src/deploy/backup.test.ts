import { execFileSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, utimesSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import { root } from '../provider.ts';
import { startBuiltProvider, temporaryFolder } from './built-provider.ts';

test('deploy/studio-backup.service copies the database of a running provider, and removes old copies', async () => {
  const folder = temporaryFolder();
  const backups = join(folder, 'backups');
  mkdirSync(backups);
  const old = join(backups, 'studio-2020-01-01-0330.sqlite');
  writeFileSync(old, '');
  utimesSync(old, new Date('2020-01-01'), new Date('2020-01-01'));
  const main = join(root, 'dist/provider/main.js');
  const provider = await startBuiltProvider([main], {
    cwd: folder,
    env: { HOST: '127.0.0.1', PORT: '0', SITE_DIR: 'off' },
  });
  const sent = await fetch(`${provider.url}/api/v1/contact`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({
      name: '王芳',
      email: 'a@example.com',
      subject: '你好',
      message: '请给我一个报价。',
    }),
  });
  expect(sent.status).toBe(201);

  const unit = readFileSync(join(root, 'deploy/studio-backup.service'), 'utf8');
  const [, command = ''] = /^ExecStart=\/usr\/bin\/env sh -ec '(.*)'$/m.exec(unit) ?? [];
  execFileSync('sh', ['-ec', command.replaceAll('%%', '%').replace('/srv/studio/provider/main.js', main)], {
    cwd: folder,
    env: { PATH: `${dirname(process.execPath)}:${process.env['PATH'] ?? ''}` },
  });

  const [name = '', ...others] = readdirSync(backups);
  expect(others).toEqual([]);
  expect(name).toMatch(/^studio-\d{4}-\d\d-\d\d-\d{4}\.sqlite$/);
  const copy = new DatabaseSync(join(backups, name), { readOnly: true });
  expect(copy.prepare('SELECT name FROM messages').all()).toEqual([{ name: '王芳' }]);
  copy.close();
  expect(await provider.stop()).toBe(0);
});
