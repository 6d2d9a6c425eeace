import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout } from 'node:timers/promises';
import { beforeEach, describe, expect, it } from 'vitest';
import { databaseKinds } from '../testing/empty-database.ts';
import { createOwnerFixture, message, subscription, type OwnerFixture } from '../testing/owner.ts';

describe.each(databaseKinds)('erasing an address, with %s', (kind) => {
  let fixture: OwnerFixture;
  beforeEach(async () => {
    fixture = await createOwnerFixture(kind);
    await fixture.store.addMessage({
      ...message,
      email: 'Forget.Me@example.com',
      message: 'A secret plan',
    });
    await fixture.store.addMessage({ ...message, quarantine: 'honeypot', email: 'forget.me@example.com' });
    await fixture.store.subscribe(subscription('forget.me@example.com'));
    await fixture.store.addMessage({ ...message, email: 'forgetsme@example.com' });
  });

  it('deletes all its data regardless of case, and no other data', async () => {
    expect(await fixture.tool('erase --email forget.me@EXAMPLE.com --yes')).toMatchObject({
      code: 0,
      stdout:
        'Erased for forget.me@EXAMPLE.com: 2 mail records, 2 messages, 1 subscription. ' +
        'Earlier backups and mails still contain them.\n',
    });
    expect((await fixture.tool('messages export --format json')).stdout.match(/[\w.]+@[\w.]+/g)).toEqual([
      'forgetsme@example.com',
    ]);
    expect((await fixture.tool('messages export --quarantined --format json')).stdout).toBe('[]\n');
    expect((await fixture.tool('subscribers export --all --format json')).stdout).toBe('[]\n');
    expect(await fixture.tool('erase --email forget.me@example.com --yes')).toMatchObject({
      code: 0,
      stdout: 'No data is stored for forget.me@example.com.\n',
    });
  });

  it('asks for confirmation, and deletes nothing without it', async () => {
    const questions: string[] = [];
    const respondWith = (answer: string) => ({
      prompt: (question: string) => {
        questions.push(question);
        return Promise.resolve(answer);
      },
    });
    expect(await fixture.tool('erase --email forget.me@example.com')).toMatchObject({ code: 1 });
    expect(await fixture.tool('erase --email forget.me@example.com', respondWith(''))).toMatchObject({
      code: 1,
      stderr: 'Nothing was erased.\n',
    });
    expect(questions).toEqual([
      'This permanently erases 2 mail records, 2 messages, 1 subscription of forget.me@example.com. Continue? [y/N] ',
    ]);
    expect(await fixture.tool('erase --email forget.me@example.com', respondWith('yes'))).toMatchObject({
      code: 0,
    });
  });
});

describe('an erased message', () => {
  /** A stored message, and what the raw files of the database contain of it. */
  async function start() {
    const { tool, store, address } = await createOwnerFixture('SQLite');
    const file = 'sqlite' in address ? address.sqlite : '';
    await store.addMessage({ ...message, message: 'A secret plan' });
    const findTraces = () =>
      readdirSync(dirname(file))
        .map((name) => readFileSync(join(dirname(file), name), 'latin1'))
        .join()
        .match(/ada@example|a secret plan/gi) ?? [];
    expect(findTraces()).not.toEqual([]);
    return { tool, file, findTraces };
  }

  it('cannot be found after another process was reading the database', async () => {
    const { tool, file, findTraces } = await start();
    const reader = new DatabaseSync(file, { readOnly: true });
    reader.exec('BEGIN; SELECT * FROM messages');
    const erasing = tool('erase --email ada@example.com --yes');
    await setTimeout(300);
    reader.close();
    expect(await erasing).toMatchObject({ code: 0 });
    expect(findTraces()).toEqual([]);
  });

  it('cannot be found after an earlier command was interrupted', async () => {
    const { tool, file, findTraces } = await start();
    const earlier = new DatabaseSync(file);
    earlier.exec('DELETE FROM messages');
    earlier.close();
    expect(findTraces()).not.toEqual([]);
    const { stdout } = await tool('erase --email ada@example.com');
    expect(stdout).toBe('No data is stored for ada@example.com.\n');
    expect(findTraces()).toEqual([]);
  });
});
