import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { Command, CommanderError } from '@commander-js/extra-typings';
import { ConfigError, readConfig, type Config } from '../config.ts';
import type { Database } from '../store/database.ts';
import { openDatabase } from '../store/open-database.ts';
import { addBackupCommand } from './backup.ts';
import { OwnerError, type Environment, type WithDatabase } from './command.ts';
import { addEraseCommand } from './erase.ts';
import { addMessageCommands } from './messages.ts';
import { addMigrateCommand } from './migrate.ts';
import { addNewsletterCommands } from './newsletter.ts';
import { addOutboxCommands } from './outbox.ts';
import { addSubscriberCommands } from './subscribers.ts';
import type { Terminal } from './terminal.ts';
import { addTransferCommand } from './transfer.ts';

/** How the tool was started. */
export interface Program {
  /** What the owner types before the words of a command. */
  prefix: string;
  /** Whether it runs the provider without a command. */
  serves: boolean;
}

export interface RunOptions {
  program: Program;
  env: Environment;
  terminal: Terminal;
  now?: () => Date;
}

/** Runs a command and returns its exit code: 0, 1 if it failed, 2 if it is invalid. */
export async function run(argv: readonly string[], options: RunOptions): Promise<number> {
  try {
    await createProgram(options).parseAsync(argv.length === 0 ? ['--help'] : argv, { from: 'user' });
    return 0;
  } catch (error) {
    if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : 2;
    // Errors of the system and the database have a code. Others are bugs.
    const isExpected = error instanceof OwnerError || error instanceof ConfigError;
    if (!(error instanceof Error) || !(isExpected || 'code' in error)) throw error;
    options.terminal.writeError(`${error.message}\n`);
    return 1;
  }
}

function createProgram({ program: { prefix, serves }, env, terminal, now = () => new Date() }: RunOptions) {
  const program = new Command(prefix)
    .description(
      'The owner’s tool of the provider: reads and manages what visitors have sent. ' +
        'It uses the database in DATABASE_URL, like the provider, and works while the provider runs.' +
        (serves
          ? '\n\nWithout a command, the provider itself runs. With --check, it only checks that it can start.'
          : ''),
    )
    .enablePositionalOptions()
    .exitOverride()
    .showHelpAfterError(`Help: ${prefix} --help`)
    .configureOutput({
      writeOut: (text) => void terminal.write(text),
      writeErr: terminal.writeError,
      // On one line, also with a suggestion.
      outputError: (text, write) => {
        write(`${text.trim().replace('\n', ' ')}\n`);
      },
      getOutHelpWidth: () => terminal.columns ?? 100,
    });
  // npm runs scripts in the root of the repository and passes the original working directory.
  const resolvePath = (file: string) => resolve(env['INIT_CWD'] ?? '.', file);
  const withDatabase: WithDatabase =
    (command, { migrate } = { migrate: false }) =>
    async (...args) => {
      const config = readConfig(env);
      const database = await open(config, migrate);
      try {
        await command({ config, env, database, terminal, resolvePath, now }, ...args);
      } finally {
        await database.close();
      }
    };
  for (const addCommands of [
    addMessageCommands,
    addSubscriberCommands,
    addNewsletterCommands,
    addOutboxCommands,
    addBackupCommand,
    addMigrateCommand,
    addTransferCommand,
    addEraseCommand,
  ])
    addCommands(program, withDatabase);
  return program;
}

/** Opening a missing database would create an empty one. */
async function open({ database }: Config, migrate: boolean): Promise<Database> {
  if (!migrate && 'sqlite' in database && !existsSync(database.sqlite))
    throw new OwnerError(
      `There is no database at ${database.sqlite}. The provider creates it at DATABASE_URL when it starts.`,
    );
  return openDatabase(database, { migrate });
}
