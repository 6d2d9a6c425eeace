import { readDatabase } from '../config.ts';
import type { Database, Row, Value } from '../store/database.ts';
import { openDatabase } from '../store/open-database.ts';
import { OwnerError, type Call, type Command } from './command.ts';

type Query = Pick<Database, 'query'>;

interface Table {
  name: string;
  key: string;
  /** Before the first key. */
  start: Value;
  /** The database counts the rows itself. */
  counted: boolean;
}

/** What others refer to comes first. What only counts how often somebody did something begins anew. */
const tables: readonly Table[] = [
  { name: 'subscribers', key: 'id', start: -1, counted: true },
  { name: 'messages', key: 'seq', start: -1, counted: true },
  { name: 'outbox', key: 'id', start: '', counted: false },
  { name: 'confirmations', key: 'token_hash', start: '', counted: false },
];

/** So many rows go in one statement. */
const page = 200;

/** All or nothing: what was copied is read again, and compared, before it is there at all. */
async function transfer({ env, database, terminal }: Call): Promise<void> {
  const text = env['NEW_DATABASE_URL'];
  if (text === undefined)
    throw new OwnerError('Say in NEW_DATABASE_URL where it shall go, as DATABASE_URL says where it is.');
  const address = readDatabase('NEW_DATABASE_URL', text);
  const target = await openDatabase(address);
  try {
    if (!(await areAlike(database, target))) {
      if ((await Promise.all(tables.map((table) => count(target, table.name)))).some(Boolean))
        throw new OwnerError(`There is something else in ${target.name} already. Use an empty database.`);
      await target.transaction((into) => copy(database, into, 'postgres' in address));
    }
    const [messages, subscribers] = [await count(target, 'messages'), await count(target, 'subscribers')];
    await terminal.write(
      `In ${target.name} are ${String(messages)} messages and ${String(subscribers)} subscribers. ` +
        'Start the provider with that as its DATABASE_URL.\n',
    );
  } finally {
    await target.close();
  }
}

async function copy(from: Query, into: Query, isServer: boolean): Promise<void> {
  for (const table of tables) {
    for await (const rows of pagesOf(from, table)) await insert(into, table, rows);
    // A server does not look at the rows for the next number.
    if (table.counted && isServer)
      await into.query(
        `SELECT setval(pg_get_serial_sequence('${table.name}', '${table.key}'), MAX(${table.key})) FROM ${table.name}`,
      );
  }
  if (!(await areAlike(from, into)))
    throw new OwnerError('Something changed meanwhile, so nothing was copied. Stop the provider before.');
}

/** Compares every row. */
async function areAlike(one: Query, other: Query): Promise<boolean> {
  for (const table of tables) {
    const pages = pagesOf(other, table);
    for await (const rows of pagesOf(one, table)) {
      const { value } = await pages.next();
      if (textOf(rows) !== textOf(value ?? [])) return false;
    }
    if (!(await pages.next()).done) return false;
  }
  return true;
}

const textOf = (rows: readonly Row[]) => JSON.stringify(rows.map((row) => Object.entries(row).toSorted()));

async function count({ query }: Query, table: string): Promise<number> {
  const [row] = await query(`SELECT COUNT(*) AS number FROM ${table}`);
  return Number(row?.['number']);
}

async function insert({ query }: Query, { name }: Table, rows: readonly Row[]): Promise<void> {
  const columns = Object.keys(rows[0] ?? {});
  const places = rows.map(
    (_, row) => `(${columns.map((_, column) => `$${String(row * columns.length + column + 1)}`).join(', ')})`,
  );
  const values = rows.flatMap((row) => columns.map((column) => valueOf(row[column])));
  await query(`INSERT INTO ${name} (${columns.join(', ')}) VALUES ${places.join(', ')}`, values);
}

const valueOf = (value: unknown): Value =>
  typeof value === 'string' || typeof value === 'number' ? value : null;

async function* pagesOf({ query }: Query, { name, key, start }: Table): AsyncGenerator<Row[], undefined> {
  for (let last = start; ;) {
    const rows = await query(
      `SELECT * FROM ${name} WHERE ${key} > $1 ORDER BY ${key} LIMIT ${String(page)}`,
      [last],
    );
    if (rows.length === 0) return undefined;
    yield rows;
    last = valueOf(rows.at(-1)?.[key]);
  }
}

export const transferCommands: readonly Command[] = [
  {
    name: 'transfer',
    summary: 'copies everything into an empty database, such as a PostgreSQL server',
    details:
      'NEW_DATABASE_URL says where that is, as DATABASE_URL says where the present one is. Stop the provider before.\n' +
      'Every row is read again and compared. Nothing is changed where it comes from.',
    options: [],
    examples: ['transfer'],
    run: transfer,
  },
];
