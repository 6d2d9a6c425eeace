import type { ParseArgsOptionDescriptor } from 'node:util';
import { UsageError } from './command.ts';

const formats = ['table', 'json', 'csv'] as const;
export type Format = (typeof formats)[number];

interface Option extends ParseArgsOptionDescriptor {
  /** The placeholder of its value in the help. */
  valueName?: string;
  description: string;
}

/** An option means the same in every command. */
export const options = {
  format: {
    type: 'string',
    valueName: formats.join('|'),
    description: 'the format: a table for reading, JSON for programs, CSV for spreadsheets',
  },
  since: {
    type: 'string',
    valueName: 'DATE',
    description: 'only messages received on or after this date, such as 2026-11-20 or 2026-11-20T09:30',
  },
  quarantined: { type: 'boolean', description: 'only quarantined messages, which look automated' },
  all: { type: 'boolean', description: 'also addresses that are unconfirmed or unsubscribed' },
  output: {
    type: 'string',
    valueName: 'FILE',
    description: 'writes to this new file, which only you may read',
  },
  email: { type: 'string', valueName: 'ADDRESS', description: 'the address whose data is erased' },
  yes: { type: 'boolean', description: 'erases without asking' },
  help: { type: 'boolean', short: 'h', description: 'prints help about a command' },
} as const satisfies Record<string, Option>;

export type OptionName = keyof typeof options;

/** The parsed values of the options. */
export type Values = {
  [Name in OptionName]?: ((typeof options)[Name]['type'] extends 'string' ? string : boolean) | undefined;
};

export function usageOf(name: OptionName): string {
  const option: Option = options[name];
  return option.valueName === undefined ? `--${name}` : `--${name} ${option.valueName}`;
}

export function formatOf(given: string | undefined, fallback: Format): Format {
  if (given === undefined) return fallback;
  const format = formats.find((known) => known === given);
  if (!format) throw new UsageError(`--format is "${given}". Use ${formats.join(', ')}.`);
  return format;
}

/** A day starts at midnight in the time zone of the owner, like the times in the tables. */
export function sinceOf(given: string | undefined): Date | undefined {
  if (given === undefined) return undefined;
  const [day] = /^\d{4}-\d\d-\d\d(?=$|T\d\d:\d\d)/.exec(given) ?? [];
  // JavaScript parses 31 February as 3 March.
  const isDay = day !== undefined && new Date(day).getUTCDate() === Number(day.slice(8));
  const date = new Date(given === day ? `${given}T00:00` : given);
  if (!isDay || Number.isNaN(date.getTime()))
    throw new UsageError(`--since is "${given}". Use a date such as 2026-11-20 or 2026-11-20T09:30.`);
  return date;
}
