import type { Row } from '../store/database.ts';
import { formatTime, shortId, getText } from './cells.ts';
import { OwnerError, type AddCommands, type CommandContext } from './command.ts';
import { exportRows, printTable, type TableColumns } from './listing.ts';
import { formatOption, outputOption, quarantinedOption, sinceOption } from './options.ts';
import {
  countQuarantined,
  findMessage,
  findMessages,
  messageColumns,
  releaseMessage,
  type MessageChoice,
} from './records.ts';
import { sanitize, singleLine } from './text.ts';

const tableColumns: TableColumns = {
  id: shortId,
  received: (row) => formatTime(row, 'received_at'),
  name: (row) => getText(row, 'name'),
  email: (row) => getText(row, 'email'),
  subject: (row) => getText(row, 'subject'),
};

/** The reasons for quarantine. */
const quarantineReasons: Readonly<Record<string, string>> = {
  honeypot: 'the honeypot field was filled in',
  too_fast: 'the form was sent faster than a person types',
};

async function listMessages({ database, terminal }: CommandContext, choice: MessageChoice): Promise<void> {
  const reason = choice.quarantined && { quarantined: (row: Row) => getText(row, 'quarantine') };
  const rows = findMessages(database, choice);
  if ((await printTable(rows, { ...tableColumns, ...reason }, terminal)) === 0)
    terminal.writeError('No messages.\n');
  const quarantinedCount = choice.quarantined ? 0 : await countQuarantined(database);
  if (quarantinedCount > 0)
    terminal.writeError(`Quarantined: ${String(quarantinedCount)}. List them with --quarantined.\n`);
}

async function showMessage({ database, terminal }: CommandContext, id: string): Promise<void> {
  await terminal.write(formatMessage(await findMessage(database, id)));
}

/** A complete message as text. */
function formatMessage(row: Row): string {
  const reason = getText(row, 'quarantine');
  const lines = {
    id: getText(row, 'id'),
    received: formatTime(row, 'received_at'),
    from: `${getText(row, 'name')} <${getText(row, 'email')}>`,
    phone: getText(row, 'phone'),
    company: getText(row, 'company'),
    language: getText(row, 'language'),
    subject: getText(row, 'subject'),
    quarantined: quarantineReasons[reason] ?? reason,
  };
  const head = Object.entries(lines).filter(([, text]) => text !== '');
  const header = head.map(([title, text]) => `${title.padEnd(13)}${singleLine(text)}\n`).join('');
  return `${header}\n${sanitize(getText(row, 'message'))}\n`;
}

async function release({ database, config, terminal, now }: CommandContext, id: string): Promise<void> {
  const row = await findMessage(database, id);
  if (getText(row, 'quarantine') === '') throw new OwnerError('That message is not quarantined.');
  await releaseMessage(database, getText(row, 'id'), config.mail ? now() : undefined);
  const mailed = config.mail ? ', and will be mailed' : '';
  await terminal.write(`Message ${shortId(row)} is released${mailed}.\n`);
}

export const addMessageCommands: AddCommands = (program, withDatabase) => {
  const messages = program.command('messages').description('lists, shows, exports and releases messages');
  messages
    .command('list')
    .description('lists messages, the newest first; the start of an id is enough for the other commands')
    .addOption(sinceOption)
    .addOption(quarantinedOption)
    .action(withDatabase(listMessages));
  messages
    .command('show')
    .description('shows one complete message')
    .argument('<ID>')
    .action(withDatabase(showMessage));
  messages
    .command('export')
    .summary('exports complete messages for a spreadsheet or a program')
    .description(
      'Exports complete messages for a spreadsheet or a program. With npm, use --output messages.csv rather than ' +
        '">messages.csv": npm prints its own lines before those of the command.',
    )
    .addOption(sinceOption)
    .addOption(quarantinedOption)
    .addOption(formatOption)
    .addOption(outputOption)
    .action(
      withDatabase((context, options) =>
        exportRows(findMessages(context.database, options), messageColumns, options, context),
      ),
    );
  messages
    .command('release')
    .description('releases a message from quarantine, and mails it if mail is set up')
    .argument('<ID>')
    .action(withDatabase(release));
};
