import type { Row } from '../store/database.ts';
import { momentOf, shortId, textOf } from './cells.ts';
import { OwnerError, type Call, type Command } from './command.ts';
import { exportListing, writeListing, type Listing } from './listing.ts';
import { formatOf, sinceOf } from './options.ts';
import { countQuarantined, findMessage, findMessages, messageColumns, releaseMessage } from './records.ts';
import { inert, onOneLine } from './text.ts';

const shown: Listing['shown'] = {
  id: shortId,
  received: (row) => momentOf(row, 'received_at'),
  name: (row) => textOf(row, 'name'),
  email: (row) => textOf(row, 'email'),
  subject: (row) => textOf(row, 'subject'),
};

/** What the quarantine keeps messages for. */
const reasons: Readonly<Record<string, string>> = {
  trap: 'a field was filled in that no person sees',
  hurry: 'it came faster than a person types',
};

const chosen = ({ database, values }: Call): Listing => {
  const quarantined = values.quarantined ?? false;
  return {
    rows: findMessages(database, { since: sinceOf(values.since), quarantined }),
    columns: messageColumns,
    shown: quarantined ? { ...shown, 'held back': (row) => textOf(row, 'quarantine') } : shown,
  };
};

async function list(call: Call): Promise<void> {
  const { database, values, terminal } = call;
  const format = formatOf(values.format, 'table');
  const count = await writeListing(chosen(call), format, { write: terminal.write, width: terminal.columns });
  if (format !== 'table') return;
  if (count === 0) terminal.note('No messages.\n');
  const heldBack = values.quarantined ? 0 : await countQuarantined(database);
  if (heldBack > 0) terminal.note(`Held back: ${String(heldBack)}. See them with --quarantined.\n`);
}

async function show({ database, argument, values, terminal }: Call): Promise<void> {
  const row = await findMessage(database, argument);
  const format = formatOf(values.format, 'table');
  if (format === 'table') await terminal.write(letter(row));
  else await writeListing({ rows: [row], columns: messageColumns, shown }, format, { write: terminal.write });
}

/** A message as a person reads it. */
function letter(row: Row): string {
  const reason = textOf(row, 'quarantine');
  const lines = {
    id: textOf(row, 'id'),
    received: momentOf(row, 'received_at'),
    from: `${textOf(row, 'name')} <${textOf(row, 'email')}>`,
    phone: textOf(row, 'phone'),
    company: textOf(row, 'company'),
    language: textOf(row, 'language'),
    subject: textOf(row, 'subject'),
    'held back': reasons[reason] ?? reason,
  };
  const head = Object.entries(lines).filter(([, text]) => text !== '');
  const shownHead = head.map(([title, text]) => `${title.padEnd(11)}${onOneLine(text)}\n`).join('');
  return `${shownHead}\n${inert(textOf(row, 'message'))}\n`;
}

async function release({ database, argument, config, terminal, now }: Call): Promise<void> {
  const row = await findMessage(database, argument);
  if (textOf(row, 'quarantine') === '') throw new OwnerError('That message is not held back.');
  await releaseMessage(database, textOf(row, 'id'), config.mail ? now() : undefined);
  const mailed = config.mail ? ', and will be mailed like them' : '';
  await terminal.write(`Message ${shortId(row)} is now among the others${mailed}.\n`);
}

const choice = ['since', 'quarantined', 'format'] as const;

export const messageCommands: readonly Command[] = [
  {
    name: 'messages list',
    summary: 'lists what the contact form brought, the newest first',
    details: 'The table shows the start of each id, which is enough for the other commands.',
    options: choice,
    examples: ['messages list', 'messages list --since 2026-11-01', 'messages list --quarantined'],
    run: list,
  },
  {
    name: 'messages show',
    takes: 'ID',
    summary: 'shows one message, whole',
    options: ['format'],
    examples: ['messages show 3f2a9c1e'],
    run: show,
  },
  {
    name: 'messages export',
    summary: 'writes messages, whole, for a spreadsheet or another program; as CSV unless told otherwise',
    details: 'Use --output rather than ">": npm writes lines of its own before those of the command.',
    options: [...choice, 'output'],
    examples: [
      'messages export --output messages.csv',
      'messages export --format json --output messages.json',
    ],
    run: (call) => exportListing(chosen(call), call),
  },
  {
    name: 'messages release',
    takes: 'ID',
    summary: 'puts a message that was held back among the others, and mails it if mail is set up',
    options: [],
    examples: ['messages release 3f2a9c1e'],
    run: release,
  },
];
