import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { ConfigError, readConfig, type Config } from '../config.ts';
import type { Database } from '../store/database.ts';
import { openDatabase } from '../store/open-database.ts';
import { backupCommands } from './backup.ts';
import { OwnerError, UsageError, type Command, type Environment } from './command.ts';
import { eraseCommands } from './erase.ts';
import { commandHelp, helpFor, overview, type Program } from './help.ts';
import { messageCommands } from './messages.ts';
import { migrateCommands } from './migrate.ts';
import { options, type Values } from './options.ts';
import { outboxCommands } from './outbox.ts';
import { subscriberCommands } from './subscribers.ts';
import type { Terminal } from './terminal.ts';
import { transferCommands } from './transfer.ts';

const commands = [
  ...messageCommands,
  ...subscriberCommands,
  ...outboxCommands,
  ...backupCommands,
  ...migrateCommands,
  ...transferCommands,
  ...eraseCommands,
];

export interface RunOptions {
  program: Program;
  env: Environment;
  terminal: Terminal;
  now?: () => Date;
}

/** Runs a command and returns its exit code: 0, 1 if it failed, 2 if it is invalid. */
export async function run(
  argv: readonly string[],
  { program, env, terminal, now = () => new Date() }: RunOptions,
): Promise<number> {
  try {
    const { values, positionals } = read(argv);
    const wantsHelp = values.help ?? positionals.length === 0;
    const command = find(positionals);
    if (wantsHelp) {
      await terminal.write(
        command ? commandHelp(program, command) : overview(program, commandsStartingWith(positionals)),
      );
      return 0;
    }
    if (!command) throw new UsageError(unknownCommand(positionals));
    const argument = argumentOf(command, positionals);
    rejectUnknownOptions(command, values);

    const config = readConfig(env);
    const database = await open(command, config);
    // npm runs scripts in the root of the repository and passes the original working directory.
    const pathOf = (file: string) => resolve(env['INIT_CWD'] ?? '.', file);
    try {
      await command.run({ argument, values, config, env, database, terminal, pathOf, now });
    } finally {
      await database.close();
    }
    return 0;
  } catch (error) {
    if (error instanceof UsageError) {
      const [first = ''] = argv;
      const words = commands.some(({ name }) => name.split(' ')[0] === first) ? first : '';
      terminal.writeError(`${error.message} Help: ${helpFor(program, words)}\n`);
      return 2;
    }
    if (!(error instanceof Error) || !isExpected(error)) throw error;
    terminal.writeError(`${error.message}\n`);
    return 1;
  }
}

function read(argv: readonly string[]): { values: Values; positionals: string[] } {
  try {
    return parseArgs({ args: [...argv], options, allowPositionals: true });
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    // The rest of Node's message explains how to pass positionals with a leading dash, which no command accepts.
    throw new UsageError(`${error.message.split(/\.\s/)[0]?.replace(/\.$/, '') ?? ''}.`);
  }
}

/** Prefers the longer name: `outbox retry` before `outbox`. */
function find(positionals: readonly string[]): Command | undefined {
  const words = (length: number) => positionals.slice(0, length).join(' ');
  return [2, 1]
    .map((length) => commands.find(({ name }) => name === words(length)))
    .find((command) => command !== undefined);
}

/** The commands that start with this word, or all of them. */
function commandsStartingWith([first]: readonly string[]): Command[] {
  const group = commands.filter(({ name }) => name.split(' ')[0] === first);
  return group.length > 0 ? group : commands;
}

function unknownCommand(positionals: readonly string[]): string {
  const [first = ''] = positionals;
  const group = commands.filter(({ name }) => name.startsWith(`${first} `)).map(({ name }) => name);
  return group.length > 0
    ? `There is no command "${positionals.slice(0, 2).join(' ')}", but ${group.join(', ')}.`
    : `There is no command "${first}".`;
}

function argumentOf({ name, argumentName }: Command, positionals: readonly string[]): string {
  const [argument, ...rest] = positionals.slice(name.split(' ').length);
  if (argumentName !== undefined && argument === undefined)
    throw new UsageError(`"${name}" needs the ${argumentName}.`);
  const unexpected = argumentName === undefined ? argument : rest[0];
  if (unexpected !== undefined) throw new UsageError(`"${name}" does not take "${unexpected}".`);
  return argument ?? '';
}

function rejectUnknownOptions({ name, options: known }: Command, values: Values): void {
  const other = Object.keys(values).find((option) => !known.some((one) => one === option));
  if (other !== undefined) throw new UsageError(`"${name}" has no option --${other}.`);
}

/** Opening a missing database would create an empty one, which only the command "migrate" does. */
async function open({ migrates = false }: Command, { database }: Config): Promise<Database> {
  if (!migrates && 'sqlite' in database && !existsSync(database.sqlite))
    throw new OwnerError(
      `There is no database at ${database.sqlite}. The provider creates it at DATABASE_URL when it starts.`,
    );
  return openDatabase(database, { migrate: migrates });
}

/** Errors that the owner can fix, and errors of the system or the database. Others are bugs. */
const isExpected = (error: Error) =>
  error instanceof OwnerError || error instanceof ConfigError || 'code' in error;
