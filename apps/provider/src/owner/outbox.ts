import type { Row } from '../store/database.ts';
import { momentOf, shortId, textOf } from './cells.ts';
import type { Call, Command } from './command.ts';
import { writeListing } from './listing.ts';
import { formatOf } from './options.ts';
import { findMails, mailColumns, retryMail } from './records.ts';

const nextAttempt = (row: Row) => (row['state'] === 'waiting' ? momentOf(row, 'due_at') : 'given up');

async function list({ database, values, terminal }: Call): Promise<void> {
  const rows = await findMails(database);
  const format = formatOf(values.format, 'table');
  await writeListing(
    {
      rows,
      columns: mailColumns,
      shown: {
        id: shortId,
        mail: (row) =>
          row['kind'] === 'confirmation' ? 'newsletter: please confirm' : textOf(row, 'subject'),
        about: (row) => textOf(row, 'email'),
        tried: (row) => textOf(row, 'attempts'),
        next: nextAttempt,
        'last error': (row) => textOf(row, 'last_error'),
      },
    },
    format,
    { write: terminal.write, width: terminal.columns },
  );
  if (format === 'table' && rows.length === 0) terminal.note('Nothing waits to be sent.\n');
}

async function retry({ database, argument, terminal, now }: Call): Promise<void> {
  const mail = await retryMail(database, argument, now());
  await terminal.write(
    `Mail ${shortId(mail)} will be tried within a minute, and then for three days again.\n`,
  );
}

export const outboxCommands: readonly Command[] = [
  {
    name: 'outbox',
    summary: 'lists mails that wait or were given up, with the last error and the next attempt',
    options: ['format'],
    examples: ['outbox'],
    run: list,
  },
  {
    name: 'outbox retry',
    takes: 'ID',
    summary: 'tries to send a mail again, also one that was given up',
    options: [],
    examples: ['outbox retry 3f2a9c1e'],
    run: retry,
  },
];
