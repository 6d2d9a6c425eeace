import type { Command } from './command.ts';
import { options, usageOf } from './options.ts';

const commandPrefix = 'npm run provider -- ';

/** The command that prints help about these words. */
export const helpFor = (words: string) => `${commandPrefix}${words}${words === '' ? '' : ' '}--help`;

/** All commands with their summaries. */
export function overview(commands: readonly Command[]): string {
  return [
    'The owner’s tool of the provider: reads and manages what visitors have sent.',
    'It uses the database in DATABASE_URL, like the provider, and works while the provider runs.',
    '',
    ...columns(commands.map((command) => [withArgument(command), command.summary])),
    '',
    `Help about a command: ${helpFor('messages list')}`,
    '',
  ].join('\n');
}

/** The complete help about a command. */
export function commandHelp(command: Command): string {
  const usage = command.options.map((name) => ` [${usageOf(name)}]`).join('');
  return [
    `${commandPrefix}${withArgument(command)}${usage}`,
    '',
    `It ${command.summary}.`,
    ...(command.details === undefined ? [] : [command.details]),
    ...(command.options.length === 0 ? [] : ['']),
    ...columns(command.options.map((name) => [usageOf(name), options[name].description])),
    '',
    'For example:',
    ...command.examples.map((example) => `  ${commandPrefix}${example}`),
    '',
  ].join('\n');
}

const withArgument = ({ name, argumentName }: Command) =>
  argumentName === undefined ? name : `${name} ${argumentName}`;

function columns(lines: readonly (readonly [string, string])[]): string[] {
  const width = Math.max(...lines.map(([left]) => left.length));
  return lines.map(([left, right]) => `  ${left.padEnd(width)}  ${right}`);
}
