import type { Row } from '../store/database.ts';
import { momentOf, shortId, textOf } from './cells.ts';
import type { Command, CommandContext } from './command.ts';
import { writeListing } from './listing.ts';
import { formatOf } from './options.ts';
import { dismissMail, findMails, mailColumns, retryMail } from './records.ts';

const nextAttempt = (row: Row) => (row['state'] === 'waiting' ? momentOf(row, 'due_at') : 'given up');

async function listMails({ database, values, terminal }: CommandContext): Promise<void> {
  const rows = await findMails(database);
  const format = formatOf(values.format, 'table');
  await writeListing(
    {
      rows,
      columns: mailColumns,
      tableColumns: {
        id: shortId,
        mail: (row) =>
          row['kind'] === 'confirmation' ? 'newsletter: please confirm' : textOf(row, 'subject'),
        address: (row) => textOf(row, 'email'),
        attempts: (row) => textOf(row, 'attempts'),
        next: nextAttempt,
        'last error': (row) => textOf(row, 'last_error'),
      },
    },
    format,
    { write: terminal.write, width: terminal.columns },
  );
  if (format === 'table' && rows.length === 0) terminal.writeError('No mails are waiting.\n');
}

async function retry({ database, argument, terminal, now }: CommandContext): Promise<void> {
  const mail = await retryMail(database, argument, now());
  await terminal.write(`Mail ${shortId(mail)} will be retried within a minute, and then for three days.\n`);
}

async function dismiss({ database, argument, terminal }: CommandContext): Promise<void> {
  const mail = await dismissMail(database, argument);
  await terminal.write(`Mail ${shortId(mail)} is dismissed and will not be sent.\n`);
}

export const outboxCommands: readonly Command[] = [
  {
    name: 'outbox',
    summary: 'lists mails that are waiting or were given up, with the last error and the next attempt',
    options: ['format'],
    examples: ['outbox'],
    run: listMails,
  },
  {
    name: 'outbox retry',
    argumentName: 'ID',
    summary: 'retries a mail, also one that was given up',
    options: [],
    examples: ['outbox retry 3f2a9c1e'],
    run: retry,
  },
  {
    name: 'outbox dismiss',
    argumentName: 'ID',
    summary: 'dismisses a mail that was given up, so that it is no longer reported; its message stays stored',
    options: [],
    examples: ['outbox dismiss 3f2a9c1e'],
    run: dismiss,
  },
];
