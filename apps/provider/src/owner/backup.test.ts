import { readdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { describe, expect, inject, it, vi } from 'vitest';
import { emptyFolder } from '../testing/empty-database.ts';
import { callTool, createOwnerFixture, message, runTool, settingsFor } from '../testing/owner.ts';
import { startProvider } from '../testing/provider.ts';
import { acknowledgedId, keepAliveAgent, newMessage, sendMessage } from '../testing/visitors.ts';

function read(file: string) {
  const copy = new DatabaseSync(file, { readOnly: true });
  const integrity = copy.prepare('PRAGMA integrity_check').get()?.['integrity_check'];
  const rows = copy.prepare('SELECT id, message FROM messages').all();
  copy.close();
  return { integrity, messages: new Map(rows.map((row) => [row['id'], row['message']])) };
}

describe('a backup', () => {
  it(
    'is complete and has every message that was acknowledged before, while visitors keep sending',
    { timeout: 30_000 },
    async () => {
      const folder = emptyFolder();
      const address = { sqlite: join(folder, 'studio.sqlite') };
      const provider = await startProvider(address);
      const agent = keepAliveAgent(16);
      const acknowledged = new Map<string, string>();
      let open = true;
      const visitor = async () => {
        while (open) {
          const sent = newMessage();
          const id = acknowledgedId(await sendMessage(agent, provider.url, sent));
          if (id !== undefined) acknowledged.set(id, sent.message);
        }
      };
      const visitors = Array.from({ length: 16 }, visitor);

      for (let round = 0; round < (inject('complete') ? 5 : 2); round += 1) {
        await vi.waitUntil(() => acknowledged.size > round * 200, { interval: 5, timeout: 10_000 });
        const before = new Map(acknowledged);
        const file = join(folder, `copy-${String(round)}.sqlite`);
        await runTool(settingsFor(address), 'backup', file);
        const { integrity, messages } = read(file);
        expect(integrity).toBe('ok');
        for (const [id, text] of before) expect(messages.get(id)).toBe(text);
      }

      open = false;
      await Promise.all(visitors);
      agent.destroy();
      await provider.end('SIGTERM');
    },
  );

  it('can be restored', async () => {
    const { tool, store, folder } = await createOwnerFixture('SQLite');
    const id = await store.addMessage(message);
    await tool('backup copy.sqlite');
    const restored = await startProvider({ sqlite: join(folder, 'copy.sqlite') });
    const agent = keepAliveAgent(1);
    const later = acknowledgedId(await sendMessage(agent, restored.url, newMessage()));
    agent.destroy();
    await restored.end('SIGTERM');
    const { stdout } = await callTool(
      settingsFor({ sqlite: join(folder, 'copy.sqlite') }),
      'messages export --format json',
    );
    expect(JSON.parse(stdout)).toMatchObject([{ id: later }, { id, message: message.message }]);
  });

  it('can be read by the owner only, and leaves no other file', async () => {
    const { tool, folder } = await createOwnerFixture('SQLite');
    const { stdout } = await tool('backup copy.sqlite');
    const file = join(folder, 'copy.sqlite');
    expect(stdout).toMatch(`The backup is ${file}: 0 messages, 0 subscribers, 0.1 MB.`);
    expect((statSync(file).mode & 0o777).toString(8)).toBe('600');
    expect(readdirSync(folder)).toEqual(['copy.sqlite']);
  });

  it('is recorded for the metrics when it succeeds, and not when it fails', async () => {
    const { tool, store } = await createOwnerFixture('SQLite');
    expect(await store.lastBackup()).toEqual(new Date(0));
    await tool('backup missing/copy.sqlite');
    expect(await store.lastBackup()).toEqual(new Date(0));
    const before = Date.now() - 1000;
    await tool('backup copy.sqlite');
    expect((await store.lastBackup())?.getTime()).toBeGreaterThan(before);
  });

  it.each(['copy.sqlite', 'copy.sqlite.part'])('does not overwrite %s', async (name) => {
    const { tool, folder } = await createOwnerFixture('SQLite');
    const file = join(folder, name);
    writeFileSync(file, 'precious');
    expect(await tool('backup copy.sqlite')).toEqual({
      code: 1,
      stdout: '',
      stderr: `${file} already exists. Name a new file, or remove it first.\n`,
    });
    expect(statSync(file).size).toBe('precious'.length);
    expect(readdirSync(folder)).toEqual([name]);
  });

  it('of PostgreSQL is left to pg_dump', async () => {
    const { tool } = await createOwnerFixture('PostgreSQL');
    expect(await tool('backup copy.sqlite')).toMatchObject({
      code: 1,
      stderr: 'The database is a PostgreSQL server. Back it up with pg_dump.\n',
    });
  });
});
