import { InvalidArgumentError, Option } from '@commander-js/extra-typings';

export type Format = 'csv' | 'json';

export const formatOption = new Option('--format <FORMAT>', 'for spreadsheets or programs')
  .choices(['csv', 'json'] as const)
  .default('csv');

export const sinceOption = new Option(
  '--since <DATE>',
  'only messages received on or after this date, such as 2026-11-20 or 2026-11-20T09:30',
).argParser(parseSince);

export const quarantinedOption = new Option(
  '--quarantined',
  'only quarantined messages, which look automated',
);

export const outputOption = new Option('--output <FILE>', 'writes to this new file, which only you may read');

/** A day starts at midnight in the time zone of the owner, like the times in the tables. */
export function parseSince(text: string): Date {
  const [day] = /^\d{4}-\d\d-\d\d(?=$|T\d\d:\d\d)/.exec(text) ?? [];
  // JavaScript parses 31 February as 3 March.
  const isDay = day !== undefined && new Date(day).getUTCDate() === Number(day.slice(8));
  const date = new Date(text === day ? `${text}T00:00` : text);
  if (!isDay || Number.isNaN(date.getTime()))
    throw new InvalidArgumentError('Use a date such as 2026-11-20 or 2026-11-20T09:30.');
  return date;
}
