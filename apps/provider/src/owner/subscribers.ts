import { momentOf, textOf } from './cells.ts';
import type { Command } from './command.ts';
import { exportListing, type Listing } from './listing.ts';
import { findSubscribers, subscriberColumns } from './records.ts';

const shown: Listing['shown'] = {
  email: (row) => textOf(row, 'email'),
  status: (row) => textOf(row, 'status'),
  language: (row) => textOf(row, 'language'),
  consented: (row) => momentOf(row, 'consented_at'),
  confirmed: (row) => momentOf(row, 'confirmed_at'),
};

export const subscriberCommands: readonly Command[] = [
  {
    name: 'subscribers export',
    summary: 'writes the addresses that get the newsletter; as CSV unless told otherwise',
    details:
      'With each address stand the moment and the language of the consent, which you may have to show one day.\n' +
      'Where mail is set up, only an address that was confirmed gets the newsletter.\n' +
      'Put the link of the column "unsubscribe" into each newsletter. It works at once, and every time.',
    options: ['all', 'format', 'output'],
    examples: ['subscribers export --output subscribers.csv', 'subscribers export --all --format table'],
    run: async (call) => {
      const { origin } = call.config;
      const rows = await findSubscribers(call.database, call.values.all ?? false, origin);
      await exportListing({ rows, columns: subscriberColumns, shown }, call);
      if (origin === undefined)
        call.terminal.note('Without PUBLIC_ORIGIN there are no links to unsubscribe.\n');
    },
  },
];
