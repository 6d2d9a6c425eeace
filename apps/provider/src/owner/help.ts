import type { Command } from './command.ts';
import { options, usageOf } from './options.ts';

const start = 'npm run provider -- ';

/** Where a mistake leads. */
export const helpFor = (words: string) => `${start}${words}${words === '' ? '' : ' '}--help`;

/** What the commands are, one line for each. */
export function overview(commands: readonly Command[]): string {
  return [
    'The owner’s tool of the provider: reads and looks after what visitors have sent.',
    'It finds the database as the provider does, by DATABASE_URL, and works while the provider runs.',
    '',
    ...columns(commands.map((command) => [withArgument(command), command.summary])),
    '',
    `More about one of them: ${helpFor('messages list')}`,
    '',
  ].join('\n');
}

/** All about one command. */
export function manual(command: Command): string {
  const taken = command.options.map((name) => ` [${usageOf(name)}]`).join('');
  return [
    `${start}${withArgument(command)}${taken}`,
    '',
    `It ${command.summary}.`,
    ...(command.details === undefined ? [] : [command.details]),
    ...(command.options.length === 0 ? [] : ['']),
    ...columns(command.options.map((name) => [usageOf(name), options[name].means])),
    '',
    'For example:',
    ...command.examples.map((example) => `  ${start}${example}`),
    '',
  ].join('\n');
}

const withArgument = ({ name, takes }: Command) => (takes === undefined ? name : `${name} ${takes}`);

function columns(lines: readonly (readonly [string, string])[]): string[] {
  const width = Math.max(...lines.map(([left]) => left.length));
  return lines.map(([left, right]) => `  ${left.padEnd(width)}  ${right}`);
}
