import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { ConfigError, readConfig, type Config } from '../config.ts';
import type { Database } from '../store/database.ts';
import { openDatabase } from '../store/open-database.ts';
import { backupCommands } from './backup.ts';
import { OwnerError, UsageError, type Command, type Environment } from './command.ts';
import { eraseCommands } from './erase.ts';
import { helpFor, manual, overview } from './help.ts';
import { messageCommands } from './messages.ts';
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
  ...transferCommands,
  ...eraseCommands,
];

/** Does what the owner asks for, and returns the exit code: 0, 1 if it did not work, 2 if it was not understood. */
export async function run(
  argv: readonly string[],
  env: Environment,
  terminal: Terminal,
  now = () => new Date(),
): Promise<number> {
  try {
    const { values, positionals } = read(argv);
    const asked = values.help ?? positionals.length === 0;
    const command = find(positionals);
    if (asked) {
      await terminal.write(command ? manual(command) : overview(related(positionals)));
      return 0;
    }
    if (!command) throw new UsageError(unknown(positionals));
    const argument = argumentOf(command, positionals);
    refuseOthers(command, values);

    const config = readConfig(env);
    const database = await openExisting(config);
    // npm runs commands in the folder of the repository, wherever the owner stands.
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
      terminal.note(`${error.message} More by: ${helpFor(words)}\n`);
      return 2;
    }
    if (!(error instanceof Error) || !isExpected(error)) throw error;
    terminal.note(`${error.message}\n`);
    return 1;
  }
}

function read(argv: readonly string[]): { values: Values; positionals: string[] } {
  try {
    return parseArgs({ args: [...argv], options, allowPositionals: true });
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    // The rest of Node's message tells how to pass what looks like an option, which no command here takes.
    throw new UsageError(`${error.message.split(/\.\s/)[0]?.replace(/\.$/, '') ?? ''}.`);
  }
}

/** The command with the most words wins: `outbox retry` before `outbox`. */
function find(positionals: readonly string[]): Command | undefined {
  const words = (length: number) => positionals.slice(0, length).join(' ');
  return [2, 1]
    .map((length) => commands.find(({ name }) => name === words(length)))
    .find((command) => command !== undefined);
}

/** The commands that begin with this word, or all of them. */
function related([first]: readonly string[]): Command[] {
  const family = commands.filter(({ name }) => name.split(' ')[0] === first);
  return family.length > 0 ? family : commands;
}

function unknown(positionals: readonly string[]): string {
  const [first = ''] = positionals;
  const family = commands.filter(({ name }) => name.startsWith(`${first} `)).map(({ name }) => name);
  return family.length > 0
    ? `There is no command "${positionals.slice(0, 2).join(' ')}", but ${family.join(', ')}.`
    : `There is no command "${first}".`;
}

function argumentOf({ name, takes }: Command, positionals: readonly string[]): string {
  const [argument, ...rest] = positionals.slice(name.split(' ').length);
  if (takes !== undefined && argument === undefined) throw new UsageError(`"${name}" needs the ${takes}.`);
  const tooMuch = takes === undefined ? argument : rest[0];
  if (tooMuch !== undefined) throw new UsageError(`"${name}" does not take "${tooMuch}".`);
  return argument ?? '';
}

function refuseOthers({ name, options: known }: Command, values: Values): void {
  const other = Object.keys(values).find((option) => !known.some((one) => one === option));
  if (other !== undefined) throw new UsageError(`"${name}" has no option --${other}.`);
}

/** Opening a database would make one, and then the owner would look into an empty one. */
async function openExisting({ database }: Config): Promise<Database> {
  if ('sqlite' in database && !existsSync(database.sqlite))
    throw new OwnerError(
      `There is no database at ${database.sqlite}. The provider makes it when it starts, where DATABASE_URL says.`,
    );
  return openDatabase(database);
}

/** What the owner can put right, and what the system or the database refuse. Anything else is a mistake in here. */
const isExpected = (error: Error) =>
  error instanceof OwnerError || error instanceof ConfigError || 'code' in error;
