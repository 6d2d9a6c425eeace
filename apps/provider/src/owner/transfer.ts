import { readDatabase } from '../config.ts';
import type { Database, Row, Value } from '../store/database.ts';
import { openDatabase } from '../store/open-database.ts';
import { OwnerError, type AddCommands, type CommandContext } from './command.ts';
import { table as renderTable } from './table.ts';

type Query = Pick<Database, 'query'>;

interface Table {
  name: string;
  key: string;
  /** A value before the first key. */
  start: Value;
  /** The database generates the key. */
  autoIncrement: boolean;
}

/** Referenced tables come first. Rate limit counters are not copied. */
const tables: readonly Table[] = [
  { name: 'subscribers', key: 'id', start: -1, autoIncrement: true },
  { name: 'messages', key: 'seq', start: -1, autoIncrement: true },
  { name: 'outbox', key: 'id', start: '', autoIncrement: false },
  { name: 'confirmations', key: 'token_hash', start: '', autoIncrement: false },
];

/** Rows per statement. */
const pageSize = 200;

/** Copies everything in one transaction, and compares it before the commit. */
async function transfer({ env, database, terminal }: CommandContext): Promise<void> {
  const text = env['NEW_DATABASE_URL'];
  if (text === undefined)
    throw new OwnerError('Set NEW_DATABASE_URL to the new database, in the format of DATABASE_URL.');
  const address = readDatabase('NEW_DATABASE_URL', text);
  const target = await openDatabase(address);
  try {
    if (!(await areEqual(database, target))) {
      if ((await Promise.all(tables.map((table) => count(target, table.name)))).some(Boolean))
        throw new OwnerError(
          `The database ${target.name} already contains other data. Use an empty database.`,
        );
      await target.transaction((into) => copy(database, into, 'postgres' in address));
    }
    await terminal.write(
      `${await compareCounts(database, target)}\n` +
        `Every row of ${database.name} is in ${target.name}. ` +
        'Start the provider with that database as DATABASE_URL.\n',
    );
  } finally {
    await target.close();
  }
}

async function copy(from: Query, into: Query, isServer: boolean): Promise<void> {
  for (const table of tables) {
    for await (const rows of readPages(from, table)) await insert(into, table, rows);
    // PostgreSQL does not advance a sequence when rows are inserted with a key.
    if (table.autoIncrement && isServer)
      await into.query(
        `SELECT setval(pg_get_serial_sequence('${table.name}', '${table.key}'), MAX(${table.key})) FROM ${table.name}`,
      );
  }
  if (!(await areEqual(from, into)))
    throw new OwnerError('The data changed during the copy, so nothing was copied. Stop the provider first.');
}

/** Compares every row. */
async function areEqual(one: Query, other: Query): Promise<boolean> {
  for (const table of tables) {
    const pages = readPages(other, table);
    for await (const rows of readPages(one, table)) {
      const { value } = await pages.next();
      if (serialize(rows) !== serialize(value ?? [])) return false;
    }
    if (!(await pages.next()).done) return false;
  }
  return true;
}

const serialize = (rows: readonly Row[]) => JSON.stringify(rows.map((row) => Object.entries(row).toSorted()));

async function count({ query }: Query, table: string): Promise<number> {
  const [row] = await query(`SELECT COUNT(*) AS number FROM ${table}`);
  return Number(row?.['number']);
}

/** The number of rows per table in both databases. */
async function compareCounts(old: Query, target: Query): Promise<string> {
  const rows = tables.map(async ({ name }) => [
    name,
    ...(await Promise.all([old, target].map(async (side) => String(await count(side, name))))),
  ]);
  return renderTable(['rows', 'old', 'new'], await Promise.all(rows), Infinity);
}

async function insert({ query }: Query, { name }: Table, rows: readonly Row[]): Promise<void> {
  const columns = Object.keys(rows[0] ?? {});
  const placeholders = rows.map(
    (_, row) => `(${columns.map((_, column) => `$${String(row * columns.length + column + 1)}`).join(', ')})`,
  );
  const values = rows.flatMap((row) => columns.map((column) => toValue(row[column])));
  await query(`INSERT INTO ${name} (${columns.join(', ')}) VALUES ${placeholders.join(', ')}`, values);
}

const toValue = (value: unknown): Value =>
  typeof value === 'string' || typeof value === 'number' ? value : null;

async function* readPages({ query }: Query, { name, key, start }: Table): AsyncGenerator<Row[], undefined> {
  for (let last = start; ;) {
    const rows = await query(
      `SELECT * FROM ${name} WHERE ${key} > $1 ORDER BY ${key} LIMIT ${String(pageSize)}`,
      [last],
    );
    if (rows.length === 0) return undefined;
    yield rows;
    last = toValue(rows.at(-1)?.[key]);
  }
}

export const addTransferCommand: AddCommands = (program, withDatabase) => {
  program
    .command('transfer')
    .summary('copies everything into an empty database, such as a PostgreSQL server')
    .description(
      'Copies everything into the empty database NEW_DATABASE_URL, in the format of DATABASE_URL, and creates the tables ' +
        'there. Every row is read again and compared. Stop the provider first. The old database is not changed, and rate ' +
        'limit counters are not copied.',
    )
    .action(withDatabase(transfer));
};
