import type { ParseArgsOptionDescriptor } from 'node:util';
import { UsageError } from './command.ts';

export const formats = ['table', 'json', 'csv'] as const;
export type Format = (typeof formats)[number];

interface Option extends ParseArgsOptionDescriptor {
  /** What stands behind it. */
  takes?: string;
  means: string;
}

/** Every option has one meaning, whichever command takes it. */
export const options = {
  format: {
    type: 'string',
    takes: formats.join('|'),
    means: 'how it is written: a table to read, JSON for programs, CSV for spreadsheets',
  },
  since: {
    type: 'string',
    takes: 'DATE',
    means: 'only what came on this day or later, as 2026-11-20 or 2026-11-20T09:30',
  },
  quarantined: { type: 'boolean', means: 'only what was held back because no person seems to have sent it' },
  all: { type: 'boolean', means: 'also those who have not confirmed yet, or have unsubscribed' },
  output: { type: 'string', takes: 'FILE', means: 'writes to this new file, readable by you alone' },
  email: { type: 'string', takes: 'ADDRESS', means: 'whose data it is' },
  yes: { type: 'boolean', means: 'does it without asking' },
  help: { type: 'boolean', short: 'h', means: 'says more about a command' },
} as const satisfies Record<string, Option>;

export type OptionName = keyof typeof options;

/** What was given of them. */
export type Values = {
  [Name in OptionName]?: ((typeof options)[Name]['type'] extends 'string' ? string : boolean) | undefined;
};

export function usageOf(name: OptionName): string {
  const option: Option = options[name];
  return option.takes === undefined ? `--${name}` : `--${name} ${option.takes}`;
}

export function formatOf(given: string | undefined, otherwise: Format): Format {
  if (given === undefined) return otherwise;
  const format = formats.find((known) => known === given);
  if (!format) throw new UsageError(`--format is "${given}". Use ${formats.join(', ')}.`);
  return format;
}

/** A day begins at midnight where the owner is, as the times of the tables are meant. */
export function sinceOf(given: string | undefined): Date | undefined {
  if (given === undefined) return undefined;
  const [day] = /^\d{4}-\d\d-\d\d(?=$|T\d\d:\d\d)/.exec(given) ?? [];
  // JavaScript takes 31 February for 3 March.
  const isDay = day !== undefined && new Date(day).getUTCDate() === Number(day.slice(8));
  const date = new Date(given === day ? `${given}T00:00` : given);
  if (!isDay || Number.isNaN(date.getTime()))
    throw new UsageError(`--since is "${given}". Use a date such as 2026-11-20 or 2026-11-20T09:30.`);
  return date;
}
