import { setTimeout } from 'node:timers/promises';
import type { Database } from '../store/database.ts';
import { OwnerError, UsageError, type Call, type Command } from './command.ts';
import { countBelongings, erase, type Belongings } from './records.ts';
import { onOneLine } from './text.ts';

async function eraseAddress({ values, config, database, terminal }: Call): Promise<void> {
  const email = values.email?.trim().normalize('NFC') ?? '';
  if (email === '') throw new UsageError('Say whose data it is, with --email ADDRESS.');
  const address = onOneLine(email);

  const found = listOf(await countBelongings(database, email));
  const warning = `This will erase for ever: ${found} of ${address}.`;
  if (found !== '' && !values.yes && !(await agreed(warning, terminal)))
    throw new OwnerError('Nothing was erased.');

  const erased = listOf(await erase(database, email));
  // Also when nothing was found: an earlier call may have erased the rows and then been ended.
  if ('sqlite' in config.database) await sweep(database);
  await terminal.write(
    erased === ''
      ? `Nothing is kept of ${address}.\n`
      : `Erased of ${address}: ${erased}. Backups and mails that were made before still hold them.\n`,
  );
}

async function agreed(warning: string, { ask }: Call['terminal']): Promise<boolean> {
  if (!ask) throw new OwnerError(`${warning} Nobody is here to agree, so say it with --yes.`);
  return /^y(es)?$/i.test((await ask(`${warning} Go on? [y/N] `)).trim());
}

function listOf(belongings: Belongings): string {
  return [
    counted(belongings.messages, 'message'),
    counted(belongings.mails, 'record of a mail', 'records of mails'),
    counted(belongings.subscriptions, 'subscription'),
  ]
    .filter(Boolean)
    .join(', ');
}

const counted = (count: number, one: string, many = `${one}s`) =>
  count === 0 ? '' : `${String(count)} ${count === 1 ? one : many}`;

/** A deleted row can still be read in the file until its place is needed. This writes the file anew, without it. */
async function sweep(database: Database): Promise<void> {
  const reason = await database.query('VACUUM').then(() => emptyJournal(database), reasonOf);
  if (reason !== undefined)
    throw new OwnerError(
      `The rows are erased, but traces of them stay in the file: ${reason}. Call this again in a quieter moment.`,
    );
}

/** Whoever reads at that moment still needs the journal, and what was erased may stand in it. */
async function emptyJournal(database: Database): Promise<string | undefined> {
  for (let attempt = 0; attempt < 50; attempt += 1) {
    const [checkpoint] = await database.query('PRAGMA wal_checkpoint(TRUNCATE)');
    if (checkpoint?.['busy'] === 0) return undefined;
    await setTimeout(100);
  }
  return 'somebody is reading it';
}

const reasonOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

export const eraseCommands: readonly Command[] = [
  {
    name: 'erase',
    summary: 'erases all that is kept of one address, for somebody who asks for it',
    details: 'Messages, what the outbox knows of mails, and the subscription. It asks before it does.',
    options: ['email', 'yes'],
    examples: ['erase --email ada@example.com', 'erase --email ada@example.com --yes'],
    run: eraseAddress,
  },
];
