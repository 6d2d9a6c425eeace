import type { AddCommands, CommandContext } from './command.ts';
import { exportRows, type ExportOptions } from './listing.ts';
import { formatOption, outputOption } from './options.ts';
import { findSubscribers, subscriberColumns } from './records.ts';

async function exportSubscribers(
  context: CommandContext,
  { all = false, ...options }: ExportOptions & { all?: boolean },
): Promise<void> {
  const { origin } = context.config;
  const rows = await findSubscribers(context.database, all, origin);
  await exportRows(rows, subscriberColumns, options, context);
  if (origin === undefined)
    context.terminal.writeError('Without PUBLIC_ORIGIN there are no unsubscribe links.\n');
}

export const addSubscriberCommands: AddCommands = (program, withDatabase) => {
  program
    .command('subscribers')
    .description('exports the addresses that receive the newsletter')
    .command('export')
    .description(
      'Exports the addresses that receive the newsletter, which are only confirmed ones if mail is set up, with the time ' +
        'and the language of the consent as evidence. Put the link in the column "unsubscribe" into each newsletter. It ' +
        'works immediately and repeatedly.',
    )
    .option('--all', 'also addresses that are unconfirmed or unsubscribed')
    .addOption(formatOption)
    .addOption(outputOption)
    .action(withDatabase(exportSubscribers));
};
