import { momentOf, textOf } from './cells.ts';
import type { Command } from './command.ts';
import { exportListing, type Listing } from './listing.ts';
import { findSubscribers, subscriberColumns } from './records.ts';

const tableColumns: Listing['tableColumns'] = {
  email: (row) => textOf(row, 'email'),
  status: (row) => textOf(row, 'status'),
  language: (row) => textOf(row, 'language'),
  consented: (row) => momentOf(row, 'consented_at'),
  confirmed: (row) => momentOf(row, 'confirmed_at'),
};

export const subscriberCommands: readonly Command[] = [
  {
    name: 'subscribers export',
    summary: 'exports the addresses that receive the newsletter, as CSV by default',
    details:
      'Each address has the time and the language of the consent, as evidence.\n' +
      'If mail is set up, only confirmed addresses receive the newsletter.\n' +
      'Put the link in the column "unsubscribe" into each newsletter. It works immediately and repeatedly.',
    options: ['all', 'format', 'output'],
    examples: ['subscribers export --output subscribers.csv', 'subscribers export --all --format table'],
    run: async (context) => {
      const { origin } = context.config;
      const rows = await findSubscribers(context.database, context.values.all ?? false, origin);
      await exportListing({ rows, columns: subscriberColumns, tableColumns }, context);
      if (origin === undefined)
        context.terminal.writeError('Without PUBLIC_ORIGIN there are no unsubscribe links.\n');
    },
  },
];
