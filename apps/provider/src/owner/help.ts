import type { Command } from './command.ts';
import { options, usageOf } from './options.ts';

/** How the tool was started. */
export interface Program {
  /** What the owner types before the words of a command. */
  prefix: string;
  /** Whether it runs the provider without a command. */
  serves: boolean;
}

/** The command that prints help about these words. */
export const helpFor = ({ prefix }: Program, words: string) =>
  [prefix, words, '--help'].filter(Boolean).join(' ');

/** All commands with their summaries. */
export function overview(program: Program, commands: readonly Command[]): string {
  return [
    'The owner’s tool of the provider: reads and manages what visitors have sent.',
    'It uses the database in DATABASE_URL, like the provider, and works while the provider runs.',
    ...(program.serves
      ? ['Without a command, the provider itself runs. With --check, it only checks that it can start.']
      : []),
    '',
    ...columns(commands.map((command) => [withArgument(command), command.summary])),
    '',
    `Help about a command: ${helpFor(program, 'messages list')}`,
    '',
  ].join('\n');
}

/** The complete help about a command. */
export function commandHelp({ prefix }: Program, command: Command): string {
  const usage = command.options.map((name) => ` [${usageOf(name)}]`).join('');
  return [
    `${prefix} ${withArgument(command)}${usage}`,
    '',
    `It ${command.summary}.`,
    ...(command.details === undefined ? [] : [command.details]),
    ...(command.options.length === 0 ? [] : ['']),
    ...columns(command.options.map((name) => [usageOf(name), options[name].description])),
    '',
    'For example:',
    ...command.examples.map((example) => `  ${prefix} ${example}`),
    '',
  ].join('\n');
}

const withArgument = ({ name, argumentName }: Command) =>
  argumentName === undefined ? name : `${name} ${argumentName}`;

function columns(lines: readonly (readonly [string, string])[]): string[] {
  const width = Math.max(...lines.map(([left]) => left.length));
  return lines.map(([left, right]) => `  ${left.padEnd(width)}  ${right}`);
}
