import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { openDatabase } from '../store/open-database.ts';
import { emptyFolder } from '../testing/empty-database.ts';
import { callTool } from '../testing/owner.ts';

describe('a database', () => {
  it('that is missing is reported with its path, and not created', async () => {
    const file = join(emptyFolder(), 'data', 'studio.sqlite');
    const { code, stderr } = await callTool({ DATABASE_URL: `sqlite:${file}` }, 'messages list');
    expect(code).toBe(1);
    expect(stderr).toBe(
      `There is no database at ${file}. The provider creates it at DATABASE_URL when it starts.\n`,
    );
    expect(existsSync(dirname(file))).toBe(false);
  });

  it('with an invalid URL is reported', async () => {
    const { code, stderr } = await callTool({ DATABASE_URL: 'mysql:x' }, 'messages list');
    expect(code).toBe(1);
    expect(stderr).toMatch(/^DATABASE_URL starts with "mysql:"\./);
  });
});

describe('the help', () => {
  it.each(['', '--help', '-h', 'nonsense --help'])('lists every command for "%s"', async (argv) => {
    const { code, stdout } = await callTool({}, argv);
    expect(code).toBe(0);
    const names = [...stdout.matchAll(/^ {2}([a-z]+(?: [a-z]+)?)/gm)].map(([, name]) => name);
    expect(names).toEqual([
      'messages list',
      'messages show',
      'messages export',
      'messages release',
      'subscribers export',
      'outbox',
      'outbox retry',
      'outbox dismiss',
      'backup',
      'migrate',
      'transfer',
      'erase',
    ]);
  });

  it.each([
    ['messages list --help', /--since DATE +only messages received/],
    ['messages show --help', /messages show ID \[--format table\|json\|csv\]/],
    ['messages export --help', /provider -- messages export --output messages\.csv/],
    ['outbox retry --help', /given up/],
    ['backup -h', /while the provider runs/],
    ['erase --help', /--yes +erases without asking/],
    ['messages --help', /messages release ID/],
  ])('describes "%s"', async (argv, expected) => {
    const { code, stdout } = await callTool({}, argv);
    expect(code).toBe(0);
    expect(stdout).toMatch(expected);
  });
});

describe('an invalid command', () => {
  it.each([
    ['mesages list', 'There is no command "mesages". Help: npm run provider -- --help\n'],
    [
      'messages lst',
      'There is no command "messages lst", but messages list, messages show, messages export, messages release. ' +
        'Help: npm run provider -- messages --help\n',
    ],
    ['messages list --sinse 1', "Unknown option '--sinse'. Help: npm run provider -- messages --help\n"],
    ['backup', '"backup" needs the FILE. Help: npm run provider -- backup --help\n'],
    ['backup a b', '"backup" does not take "b". Help: npm run provider -- backup --help\n'],
    ['outbox 3f2a', '"outbox" does not take "3f2a". Help: npm run provider -- outbox --help\n'],
    ['outbox --yes', '"outbox" has no option --yes. Help: npm run provider -- outbox --help\n'],
  ])('"%s" prints one line and the command for help', async (argv, stderr) => {
    expect(await callTool({}, argv)).toEqual({ code: 2, stdout: '', stderr });
  });

  it.each([
    'messages list --format xml',
    'messages list --since never',
    'messages list --since',
    'erase --yes',
  ])('"%s" exits with code 2', async (argv) => {
    const file = join(emptyFolder(), 'studio.sqlite');
    await (await openDatabase({ sqlite: file })).close();
    const { code, stderr } = await callTool({ DATABASE_URL: `sqlite:${file}` }, argv);
    expect(code).toBe(2);
    expect(stderr).toMatch(/^[^\n]+ Help: npm run provider -- \w+ --help\n$/);
  });
});
