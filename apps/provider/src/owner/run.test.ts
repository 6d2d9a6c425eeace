import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { openDatabase } from '../store/open-database.ts';
import { emptyFolder } from '../testing/empty-database.ts';
import { callTool } from '../testing/owner.ts';

describe('an owner without a database', () => {
  it('is told where it was looked for, and gets no empty one', async () => {
    const file = join(emptyFolder(), 'data', 'studio.sqlite');
    const { code, notes } = await callTool({ DATABASE_URL: `sqlite:${file}` }, 'messages list');
    expect(code).toBe(1);
    expect(notes).toBe(
      `There is no database at ${file}. The provider makes it when it starts, where DATABASE_URL says.\n`,
    );
    expect(existsSync(dirname(file))).toBe(false);
  });

  it('is told what is wrong with the settings', async () => {
    const { code, notes } = await callTool({ DATABASE_URL: 'mysql:x' }, 'messages list');
    expect(code).toBe(1);
    expect(notes).toMatch(/^DATABASE_URL starts with "mysql:"\./);
  });
});

describe('an owner who asks how', () => {
  it.each(['', '--help', '-h', 'nonsense --help'])('finds every command by "%s"', async (argv) => {
    const { code, out } = await callTool({}, argv);
    expect(code).toBe(0);
    const names = [...out.matchAll(/^ {2}([a-z]+(?: [a-z]+)?)/gm)].map(([, name]) => name);
    expect(names).toEqual([
      'messages list',
      'messages show',
      'messages export',
      'messages release',
      'subscribers export',
      'outbox',
      'outbox retry',
      'backup',
      'transfer',
      'erase',
    ]);
  });

  it.each([
    ['messages list --help', /--since DATE +only what came/],
    ['messages show --help', /messages show ID \[--format table\|json\|csv\]/],
    ['messages export --help', /provider -- messages export --output messages\.csv/],
    ['outbox retry --help', /given up/],
    ['backup -h', /while the provider runs/],
    ['erase --help', /--yes +does it without asking/],
    ['messages --help', /messages release ID/],
  ])('reads what "%s" says', async (argv, expected) => {
    const { code, out } = await callTool({}, argv);
    expect(code).toBe(0);
    expect(out).toMatch(expected);
  });
});

describe('an owner who mistypes', () => {
  it.each([
    ['mesages list', 'There is no command "mesages". More by: npm run provider -- --help\n'],
    [
      'messages lst',
      'There is no command "messages lst", but messages list, messages show, messages export, messages release. ' +
        'More by: npm run provider -- messages --help\n',
    ],
    ['messages list --sinse 1', "Unknown option '--sinse'. More by: npm run provider -- messages --help\n"],
    ['backup', '"backup" needs the FILE. More by: npm run provider -- backup --help\n'],
    ['backup a b', '"backup" does not take "b". More by: npm run provider -- backup --help\n'],
    ['outbox 3f2a', '"outbox" does not take "3f2a". More by: npm run provider -- outbox --help\n'],
    ['outbox --yes', '"outbox" has no option --yes. More by: npm run provider -- outbox --help\n'],
  ])('is told about "%s" in a sentence, and where to read more', async (argv, notes) => {
    expect(await callTool({}, argv)).toEqual({ code: 2, out: '', notes });
  });

  it.each([
    'messages list --format xml',
    'messages list --since never',
    'messages list --since',
    'erase --yes',
  ])('is not misunderstood by "%s"', async (argv) => {
    const file = join(emptyFolder(), 'studio.sqlite');
    await (await openDatabase({ sqlite: file })).close();
    const { code, notes } = await callTool({ DATABASE_URL: `sqlite:${file}` }, argv);
    expect(code).toBe(2);
    expect(notes).toMatch(/^[^\n]+ More by: npm run provider -- \w+ --help\n$/);
  });
});
