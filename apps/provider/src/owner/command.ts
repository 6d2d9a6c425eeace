import type { Config } from '../config.ts';
import type { Database } from '../store/database.ts';
import type { OptionName, Values } from './options.ts';
import type { Terminal } from './terminal.ts';

export type Environment = Readonly<Record<string, string | undefined>>;

export interface Command {
  /** The words of the command. */
  name: string;
  /** The name of its argument. */
  argumentName?: 'ID' | 'FILE';
  /** One line that continues "It …". */
  summary: string;
  /** Further lines for `--help`. */
  details?: string;
  options: readonly OptionName[];
  /** It may create and migrate the database. */
  migrates?: boolean;
  /** Examples without the command that starts the tool. */
  examples: readonly string[];
  run: (context: CommandContext) => Promise<void>;
}

export interface CommandContext {
  /** The argument, or an empty text. */
  argument: string;
  values: Values;
  config: Config;
  env: Environment;
  database: Database;
  terminal: Terminal;
  /** Resolves a path against the working directory of the owner. */
  pathOf: (file: string) => string;
  now: () => Date;
}

/** An error that the owner can fix. The message says how. */
export class OwnerError extends Error {}

/** A command that cannot be parsed. */
export class UsageError extends Error {}
