import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { emptyFolder } from '../testing/empty-database.ts';
import { callTool } from '../testing/owner.ts';

it('a database that is missing is reported with its path, and not created', async () => {
  const file = join(emptyFolder(), 'data', 'studio.sqlite');
  const { code, stderr } = await callTool({ DATABASE_URL: `sqlite:${file}` }, 'messages list');
  expect(code).toBe(1);
  expect(stderr).toBe(
    `There is no database at ${file}. The provider creates it at DATABASE_URL when it starts.\n`,
  );
  expect(existsSync(dirname(file))).toBe(false);
});

describe('the help', () => {
  it.each(['', '--help', '-h', 'nonsense --help'])('lists the commands for "%s"', async (argv) => {
    const { code, stdout } = await callTool({}, argv);
    expect(code).toBe(0);
    const names = [...stdout.matchAll(/^ {2}([a-z]+)/gm)].map(([, name]) => name);
    expect(names.join(' ')).toBe('messages subscribers newsletter outbox backup migrate transfer erase help');
  });

  it.each([
    ['messages --help', /^ {2}release <ID> +releases a message/m],
    ['messages export --help', /--format <FORMAT> +for spreadsheets or programs .*"csv", "json"/],
    ['messages release --help', /^Usage: npm run provider -- messages release \[options\] <ID>\n/],
    ['outbox --help', /^ {2}retry <ID> +retries a mail/m],
    ['erase --help', /--yes +erases without asking/],
  ])('describes "%s"', async (argv, expected) => {
    const { code, stdout } = await callTool({}, argv);
    expect(code).toBe(0);
    expect(stdout).toMatch(expected);
  });
});

describe('an invalid command', () => {
  it.each([
    ['mesages list', "unknown command 'mesages' (Did you mean messages?)"],
    ['messages list --sinse 1', "unknown option '--sinse' (Did you mean --since?)"],
    ['backup', "missing required argument 'FILE'"],
    ['backup a b', "too many arguments for 'backup'. Expected 1 argument but got 2: a, b."],
    [
      'messages export --format xml',
      "option '--format <FORMAT>' argument 'xml' is invalid. Allowed choices are csv, json.",
    ],
    [
      'messages list --since never',
      "option '--since <DATE>' argument 'never' is invalid. Use a date such as 2026-11-20 or 2026-11-20T09:30.",
    ],
    ['messages list --since', "option '--since <DATE>' argument missing"],
    ['erase --yes', "required option '--email <ADDRESS>' not specified"],
    ['erase --email=', "option '--email <ADDRESS>' argument '' is invalid. Name an address."],
  ])('"%s" prints the error and the command for help', async (argv, error) => {
    expect(await callTool({}, argv)).toEqual({
      code: 2,
      stdout: '',
      stderr: `error: ${error}\nHelp: npm run provider -- --help\n`,
    });
  });

  it('that names only a group prints its help', async () => {
    const { code, stdout, stderr } = await callTool({}, 'messages');
    expect([code, stdout]).toEqual([2, '']);
    expect(stderr).toMatch(/^ {2}release <ID> /m);
  });
});
