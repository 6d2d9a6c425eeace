import { formatTime, shortId, getText } from './cells.ts';
import type { AddCommands, CommandContext } from './command.ts';
import { printTable, type TableColumns } from './listing.ts';
import { dismissMail, findMails, retryMail } from './records.ts';

const tableColumns: TableColumns = {
  id: shortId,
  mail: (row) => getText(row, 'subject'),
  address: (row) => getText(row, 'email'),
  attempts: (row) => getText(row, 'attempts'),
  next: (row) => (row['state'] === 'waiting' ? formatTime(row, 'due_at') : 'given up'),
  'last error': (row) => getText(row, 'last_error'),
};

async function listMails({ database, terminal }: CommandContext): Promise<void> {
  if ((await printTable(await findMails(database), tableColumns, terminal)) === 0)
    terminal.writeError('No mails are waiting.\n');
}

async function retry({ database, terminal, now }: CommandContext, id: string): Promise<void> {
  const mail = await retryMail(database, id, now());
  await terminal.write(`Mail ${shortId(mail)} will be retried within a minute, and then for three days.\n`);
}

async function dismiss({ database, terminal }: CommandContext, id: string): Promise<void> {
  const mail = await dismissMail(database, id);
  await terminal.write(`Mail ${shortId(mail)} is dismissed and will not be sent.\n`);
}

export const addOutboxCommands: AddCommands = (program, withDatabase) => {
  const outbox = program
    .command('outbox')
    .description('lists mails that are waiting or were given up, with the last error and the next attempt')
    .action(withDatabase(listMails));
  outbox
    .command('retry')
    .description('retries a mail, also one that was given up')
    .argument('<ID>')
    .action(withDatabase(retry));
  outbox
    .command('dismiss')
    .description('dismisses a mail that was given up, so that it is no longer reported; its message stays')
    .argument('<ID>')
    .action(withDatabase(dismiss));
};
