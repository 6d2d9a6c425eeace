import type { Row } from '../store/database.ts';
import { momentOf, shortId, textOf } from './cells.ts';
import { OwnerError, type Command, type CommandContext } from './command.ts';
import { exportListing, writeListing, type Listing } from './listing.ts';
import { formatOf, sinceOf } from './options.ts';
import { countQuarantined, findMessage, findMessages, messageColumns, releaseMessage } from './records.ts';
import { sanitize, singleLine } from './text.ts';

const tableColumns: Listing['tableColumns'] = {
  id: shortId,
  received: (row) => momentOf(row, 'received_at'),
  name: (row) => textOf(row, 'name'),
  email: (row) => textOf(row, 'email'),
  subject: (row) => textOf(row, 'subject'),
};

/** The reasons for quarantine. */
const quarantineReasons: Readonly<Record<string, string>> = {
  honeypot: 'the honeypot field was filled in',
  too_fast: 'the form was sent faster than a person types',
};

const selectMessages = ({ database, values }: CommandContext): Listing => {
  const quarantined = values.quarantined ?? false;
  return {
    rows: findMessages(database, { since: sinceOf(values.since), quarantined }),
    columns: messageColumns,
    tableColumns: quarantined
      ? { ...tableColumns, quarantined: (row) => textOf(row, 'quarantine') }
      : tableColumns,
  };
};

async function listMessages(context: CommandContext): Promise<void> {
  const { database, values, terminal } = context;
  const format = formatOf(values.format, 'table');
  const count = await writeListing(selectMessages(context), format, {
    write: terminal.write,
    width: terminal.columns,
  });
  if (format !== 'table') return;
  if (count === 0) terminal.writeError('No messages.\n');
  const quarantinedCount = values.quarantined ? 0 : await countQuarantined(database);
  if (quarantinedCount > 0)
    terminal.writeError(`Quarantined: ${String(quarantinedCount)}. List them with --quarantined.\n`);
}

async function showMessage({ database, argument, values, terminal }: CommandContext): Promise<void> {
  const row = await findMessage(database, argument);
  const format = formatOf(values.format, 'table');
  if (format === 'table') await terminal.write(formatMessage(row));
  else
    await writeListing({ rows: [row], columns: messageColumns, tableColumns }, format, {
      write: terminal.write,
    });
}

/** A complete message as text. */
function formatMessage(row: Row): string {
  const reason = textOf(row, 'quarantine');
  const lines = {
    id: textOf(row, 'id'),
    received: momentOf(row, 'received_at'),
    from: `${textOf(row, 'name')} <${textOf(row, 'email')}>`,
    phone: textOf(row, 'phone'),
    company: textOf(row, 'company'),
    language: textOf(row, 'language'),
    subject: textOf(row, 'subject'),
    quarantined: quarantineReasons[reason] ?? reason,
  };
  const head = Object.entries(lines).filter(([, text]) => text !== '');
  const header = head.map(([title, text]) => `${title.padEnd(13)}${singleLine(text)}\n`).join('');
  return `${header}\n${sanitize(textOf(row, 'message'))}\n`;
}

async function release({ database, argument, config, terminal, now }: CommandContext): Promise<void> {
  const row = await findMessage(database, argument);
  if (textOf(row, 'quarantine') === '') throw new OwnerError('That message is not quarantined.');
  await releaseMessage(database, textOf(row, 'id'), config.mail ? now() : undefined);
  const mailed = config.mail ? ', and will be mailed' : '';
  await terminal.write(`Message ${shortId(row)} is released${mailed}.\n`);
}

const filterOptions = ['since', 'quarantined', 'format'] as const;

export const messageCommands: readonly Command[] = [
  {
    name: 'messages list',
    summary: 'lists messages, the newest first',
    details: 'The table shows the start of each id, which is enough for the other commands.',
    options: filterOptions,
    examples: ['messages list', 'messages list --since 2026-11-01', 'messages list --quarantined'],
    run: listMessages,
  },
  {
    name: 'messages show',
    argumentName: 'ID',
    summary: 'shows one complete message',
    options: ['format'],
    examples: ['messages show 3f2a9c1e'],
    run: showMessage,
  },
  {
    name: 'messages export',
    summary: 'exports complete messages for a spreadsheet or a program, as CSV by default',
    details: 'With npm, use --output rather than ">": npm prints its own lines before those of the command.',
    options: [...filterOptions, 'output'],
    examples: [
      'messages export --output messages.csv',
      'messages export --format json --output messages.json',
    ],
    run: (context) => exportListing(selectMessages(context), context),
  },
  {
    name: 'messages release',
    argumentName: 'ID',
    summary: 'releases a message from quarantine, and mails it if mail is set up',
    options: [],
    examples: ['messages release 3f2a9c1e'],
    run: release,
  },
];
