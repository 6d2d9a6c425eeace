import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import { message, openOffice, settingsFor } from '../testing/owner.ts';

const root = join(import.meta.dirname, '../../../..');
const execute = promisify(execFile);

describe('the command of the owner’s tool', () => {
  it('does what it is asked for, and says with its exit code how that went', async () => {
    const { address, provider } = await openOffice('SQLite');
    await provider.addMessage(message);
    // Whether everything is installed is not the question here.
    const command = ['run', '--silent', '--ignore-scripts', 'provider', '--'];
    const env = { ...process.env, ...settingsFor(address) };
    const tool = (...argv: string[]) => execute('npm', [...command, ...argv], { cwd: root, env });

    const { stdout, stderr } = await tool('messages', 'list');
    expect(stdout).toMatch(/ Ada +ada@example\.com +A shop\n$/);
    expect(stderr).toBe('');
    await expect(tool('messages', 'lost')).rejects.toMatchObject({ code: 2, stdout: '' });
  });

  it('ends quietly when only the start of a long export is read', async () => {
    const { address, provider } = await openOffice('SQLite');
    const text = 'x'.repeat(5000);
    await Promise.all(
      Array.from({ length: 100 }, (_, index) =>
        provider.addMessage({ ...message, name: String(index), message: text }),
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
