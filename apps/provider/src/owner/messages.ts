import type { Row } from '../store/database.ts';
import { formatTime, shortId, getText } from './cells.ts';
import { OwnerError, type AddCommands, type CommandContext } from './command.ts';
import { writeListing, type Listing } from './listing.ts';
import { formatOption, outputOption, quarantinedOption, sinceOption, type Format } from './options.ts';
import {
  countQuarantined,
  findMessage,
  findMessages,
  messageColumns,
  releaseMessage,
  type MessageChoice,
} from './records.ts';
import { sanitize, singleLine } from './text.ts';

const tableColumns: Listing['tableColumns'] = {
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

function selectMessages({ database }: CommandContext, choice: MessageChoice): Listing {
  const quarantined = choice.quarantined && { quarantined: (row: Row) => getText(row, 'quarantine') };
  return {
    rows: findMessages(database, choice),
    columns: messageColumns,
    tableColumns: { ...tableColumns, ...quarantined },
  };
}

async function listMessages(
  context: CommandContext,
  options: MessageChoice & { format: Format },
): Promise<void> {
  const { database, terminal } = context;
  const count = await writeListing(selectMessages(context, options), options, context);
  if (options.format !== 'table') return;
  if (count === 0) terminal.writeError('No messages.\n');
  const quarantinedCount = options.quarantined ? 0 : await countQuarantined(database);
  if (quarantinedCount > 0)
    terminal.writeError(`Quarantined: ${String(quarantinedCount)}. List them with --quarantined.\n`);
}

async function showMessage(context: CommandContext, id: string, options: { format: Format }): Promise<void> {
  const row = await findMessage(context.database, id);
  if (options.format === 'table') await context.terminal.write(formatMessage(row));
  else await writeListing({ rows: [row], columns: messageColumns, tableColumns }, options, context);
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
    .summary('lists messages, the newest first')
    .description('Lists messages, the newest first. The start of an id is enough for the other commands.')
    .addOption(sinceOption)
    .addOption(quarantinedOption)
    .addOption(formatOption('table'))
    .action(withDatabase(listMessages));
  messages
    .command('show')
    .description('shows one complete message')
    .argument('<ID>')
    .addOption(formatOption('table'))
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
    .addOption(formatOption('csv'))
    .addOption(outputOption)
    .action(
      withDatabase(async (context, options) => {
        await writeListing(selectMessages(context, options), options, context);
      }),
    );
  messages
    .command('release')
    .description('releases a message from quarantine, and mails it if mail is set up')
    .argument('<ID>')
    .action(withDatabase(release));
};
