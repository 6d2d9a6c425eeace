import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import { createOwnerFixture, message, settingsFor } from '../testing/owner.ts';

const root = join(import.meta.dirname, '../../../..');
const execute = promisify(execFile);

describe('the owner’s tool', () => {
  it('runs as an npm script, and returns an exit code', async () => {
    const { address, store } = await createOwnerFixture('SQLite');
    await store.addMessage(message);
    // Skips the script that checks the installation.
    const command = ['run', '--silent', '--ignore-scripts', 'provider', '--'];
    const env = { ...process.env, ...settingsFor(address) };
    const tool = (...argv: string[]) => execute('npm', [...command, ...argv], { cwd: root, env });

    const { stdout, stderr } = await tool('messages', 'list');
    expect(stdout).toMatch(/ Ada +ada@example\.com +A shop\n$/);
    expect(stderr).toBe('');
    await expect(tool('messages', 'lost')).rejects.toMatchObject({ code: 2, stdout: '' });
  });

  it('exits without an error when a pipe is closed early', async () => {
    const { address, store } = await createOwnerFixture('SQLite');
    const text = 'x'.repeat(5000);
    await Promise.all(
      Array.from({ length: 100 }, (_, index) =>
        store.addMessage({ ...message, name: String(index), message: text }),
      ),
    );
    const tool = `"${process.execPath}" --conditions=@studio/source "${join(import.meta.dirname, 'main.ts')}"`;
    const { stdout, stderr } = await execute('sh', ['-c', `${tool} messages export | head -n 1`], {
      env: { ...process.env, ...settingsFor(address) },
    });
    expect(stdout).toContain('"received_at"');
    expect(stderr).toBe('');
  });
});
