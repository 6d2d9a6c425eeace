import type { Config } from '../config.ts';
import type { Database } from '../store/database.ts';
import type { OptionName, Values } from './options.ts';
import type { Terminal } from './terminal.ts';

export type Environment = Readonly<Record<string, string | undefined>>;

export interface Command {
  /** The words that call it. */
  name: string;
  /** What stands behind them. */
  takes?: 'ID' | 'FILE';
  /** What it does, in one line. */
  summary: string;
  /** What else its owner should know before calling it. */
  details?: string;
  options: readonly OptionName[];
  /** What may stand behind the start of `npm run provider -- `. */
  examples: readonly string[];
  run: (call: Call) => Promise<void>;
}

export interface Call {
  /** What stood behind the words, if the command takes anything. */
  argument: string;
  values: Values;
  config: Config;
  env: Environment;
  database: Database;
  terminal: Terminal;
  /** The path of a file that the owner named, from where the owner stands. */
  pathOf: (file: string) => string;
  now: () => Date;
}

/** What the owner can put right. Its message says how, in a sentence or two. */
export class OwnerError extends Error {}

/** A command that was not written as it should be. */
export class UsageError extends Error {}
