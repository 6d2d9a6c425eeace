import type { Command } from '@commander-js/extra-typings';
import type { Config } from '../config.ts';
import type { Database } from '../store/database.ts';
import type { Terminal } from './terminal.ts';

export type Environment = Readonly<Record<string, string | undefined>>;

export interface CommandContext {
  config: Config;
  env: Environment;
  database: Database;
  terminal: Terminal;
  /** Resolves a path against the working directory of the owner. */
  resolvePath: (file: string) => string;
  now: () => Date;
}

/** Makes an action of a function that needs the database, which only `migrate` may create or change. */
export type WithDatabase = <Args extends unknown[]>(
  run: (context: CommandContext, ...args: Args) => Promise<void>,
  options?: { migrate: boolean },
) => (...args: Args) => Promise<void>;

/** Adds commands to the owner's tool. */
export type AddCommands = (program: Command, withDatabase: WithDatabase) => void;

/** An error that the owner can fix. The message says how. */
export class OwnerError extends Error {}
