import { setTimeout } from 'node:timers/promises';
import { InvalidArgumentError } from '@commander-js/extra-typings';
import type { Database } from '../store/database.ts';
import { OwnerError, type AddCommands, type CommandContext } from './command.ts';
import { countData, erase } from './records.ts';
import { singleLine } from './text.ts';

async function eraseAddress(
  { config, database, terminal }: CommandContext,
  { email, yes }: { email: string; yes?: true },
): Promise<void> {
  const address = singleLine(email);

  const found = summarize(await countData(database, email));
  const warning = `This permanently erases ${found} of ${address}.`;
  if (found !== '' && !yes && !(await confirmed(warning, terminal)))
    throw new OwnerError('Nothing was erased.');

  const erased = summarize(await erase(database, email));
  // Also without rows: an earlier command may have been interrupted after it deleted them.
  if ('sqlite' in config.database) await vacuum(database);
  await terminal.write(
    erased === ''
      ? `No data is stored for ${address}.\n`
      : `Erased for ${address}: ${erased}. Earlier backups and mails still contain them.\n`,
  );
}

async function confirmed(warning: string, { prompt }: CommandContext['terminal']): Promise<boolean> {
  if (!prompt) throw new OwnerError(`${warning} There is no terminal for a confirmation. Use --yes.`);
  return /^y(es)?$/i.test((await prompt(`${warning} Continue? [y/N] `)).trim());
}

const summarize = (counts: readonly [string, number][]) =>
  counts
    .filter(([, count]) => count > 0)
    .map(([noun, count]) => `${String(count)} ${noun}${count === 1 ? '' : 's'}`)
    .join(', ');

/** Deleted rows stay readable in the file until their space is reused. VACUUM rewrites the file without them. */
async function vacuum(database: Database): Promise<void> {
  const reason = await database.query('VACUUM').then(() => truncateJournal(database), describeError);
  if (reason !== undefined)
    throw new OwnerError(
      `The rows are erased, but the file may still contain them: ${reason}. Run the command again when the database is less busy.`,
    );
}

/** The checkpoint waits for readers, which still need the write-ahead log. It may contain the erased rows. */
async function truncateJournal(database: Database): Promise<string | undefined> {
  for (let attempt = 0; attempt < 50; attempt += 1) {
    const [checkpoint] = await database.query('PRAGMA wal_checkpoint(TRUNCATE)');
    if (checkpoint?.['busy'] === 0) return undefined;
    await setTimeout(100);
  }
  return 'another process is reading it';
}

const describeError = (error: unknown) => (error instanceof Error ? error.message : String(error));

function parseAddress(text: string): string {
  const address = text.trim().normalize('NFC');
  if (address === '') throw new InvalidArgumentError('Name an address.');
  return address;
}

export const addEraseCommand: AddCommands = (program, withDatabase) => {
  program
    .command('erase')
    .description('erases the messages, the mail records and the subscription of an address')
    .requiredOption('--email <ADDRESS>', 'the address whose data is erased', parseAddress)
    .option('--yes', 'erases without asking')
    .action(withDatabase(eraseAddress));
};
