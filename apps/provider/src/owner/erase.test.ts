import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout } from 'node:timers/promises';
import { beforeEach, describe, expect, it } from 'vitest';
import { databaseKinds } from '../testing/empty-database.ts';
import { message, openOffice, subscription, type Office } from '../testing/owner.ts';

describe.each(databaseKinds)('an owner whom somebody asks to be forgotten, with %s', (kind) => {
  let office: Office;
  beforeEach(async () => {
    office = await openOffice(kind);
  });

  beforeEach(async () => {
    await office.provider.addMessage({
      ...message,
      email: 'Forget.Me@example.com',
      message: 'A secret plan',
    });
    await office.provider.addMessage({ ...message, quarantine: 'trap', email: 'forget.me@example.com' });
    await office.provider.subscribe(subscription('forget.me@example.com'));
    await office.provider.addMessage({ ...message, email: 'forgetsme@example.com' });
  });

  it('erases it all, however it was written, and nothing of others', async () => {
    expect(await office.owner('erase --email forget.me@EXAMPLE.com --yes')).toMatchObject({
      code: 0,
      out:
        'Erased of forget.me@EXAMPLE.com: 2 messages, 2 records of mails, 1 subscription. ' +
        'Backups and mails that were made before still hold them.\n',
    });
    expect((await office.owner('messages export --format json')).out.match(/[\w.]+@[\w.]+/g)).toEqual([
      'forgetsme@example.com',
    ]);
    expect((await office.owner('messages export --quarantined --format json')).out).toBe('[]\n');
    expect((await office.owner('subscribers export --all --format json')).out).toBe('[]\n');
    expect(await office.owner('erase --email forget.me@example.com --yes')).toMatchObject({
      code: 0,
      out: 'Nothing is kept of forget.me@example.com.\n',
    });
  });

  it('is asked before, and erases nothing without a yes', async () => {
    const questions: string[] = [];
    const answering = (answer: string) => ({
      ask: (question: string) => {
        questions.push(question);
        return Promise.resolve(answer);
      },
    });
    expect(await office.owner('erase --email forget.me@example.com')).toMatchObject({ code: 1 });
    expect(await office.owner('erase --email forget.me@example.com', answering(''))).toMatchObject({
      code: 1,
      notes: 'Nothing was erased.\n',
    });
    expect(questions).toEqual([
      'This will erase for ever: 2 messages, 2 records of mails, 1 subscription of forget.me@example.com. Go on? [y/N] ',
    ]);
    expect(await office.owner('erase --email forget.me@example.com', answering('yes'))).toMatchObject({
      code: 0,
    });
  });
});

/** What anybody who has the files of a database can read in them. */
const tracesIn = (folder: string) =>
  readdirSync(folder)
    .map((file) => readFileSync(join(folder, file), 'latin1'))
    .join()
    .match(/ada@example|a secret plan/gi) ?? [];

describe('an erased message', () => {
  it('leaves no trace in the files of the database', async () => {
    const { owner, provider, address } = await openOffice('SQLite');
    const folder = 'sqlite' in address ? dirname(address.sqlite) : '';
    await provider.addMessage({ ...message, message: 'A secret plan' });
    expect(tracesIn(folder)).not.toEqual([]);
    await owner('erase --email ada@example.com --yes');
    expect(tracesIn(folder)).toEqual([]);
  });

  it('leaves none either when somebody else reads the database at that moment', async () => {
    const { owner, provider, address } = await openOffice('SQLite');
    const file = 'sqlite' in address ? address.sqlite : '';
    await provider.addMessage({ ...message, message: 'A secret plan' });
    const reader = new DatabaseSync(file, { readOnly: true });
    reader.exec('BEGIN; SELECT * FROM messages');
    const erasing = owner('erase --email ada@example.com --yes');
    await setTimeout(300);
    reader.close();
    expect(await erasing).toMatchObject({ code: 0 });
    expect(tracesIn(dirname(file))).toEqual([]);
  });

  it('leaves none either when an earlier call was ended halfway', async () => {
    const { owner, provider, address } = await openOffice('SQLite');
    const file = 'sqlite' in address ? address.sqlite : '';
    await provider.addMessage({ ...message, message: 'A secret plan' });
    const earlier = new DatabaseSync(file);
    earlier.exec('DELETE FROM messages');
    earlier.close();
    expect(tracesIn(dirname(file))).not.toEqual([]);
    expect((await owner('erase --email ada@example.com')).out).toBe('Nothing is kept of ada@example.com.\n');
    expect(tracesIn(dirname(file))).toEqual([]);
  });
});
