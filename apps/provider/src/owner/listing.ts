import type { Row } from '../store/database.ts';
import type { CommandContext } from './command.ts';
import { createFile } from './create-file.ts';
import { byteOrderMark, csvLine } from './csv.ts';
import type { Format } from './options.ts';
import { table } from './table.ts';
import type { Terminal } from './terminal.ts';
import { sanitizedJson } from './text.ts';

type Rows = AsyncIterable<Row> | Iterable<Row>;

/** The columns of a table by title. */
export type TableColumns = Readonly<Record<string, (row: Row) => string>>;

/** Prints rows as a table, and returns their number. */
export async function printTable(rows: Rows, columns: TableColumns, terminal: Terminal): Promise<number> {
  const lines: string[][] = [];
  for await (const row of rows) lines.push(Object.values(columns).map((cell) => cell(row)));
  if (lines.length > 0)
    await terminal.write(table(Object.keys(columns), lines, terminal.columns ?? Infinity));
  return lines.length;
}

export interface ExportOptions {
  format: Format;
  /** The file. @default the terminal */
  output?: string | undefined;
}

/** Writes these columns of rows to a new file or to the terminal. */
export async function exportRows(
  rows: Rows,
  columns: readonly string[],
  { format, output }: ExportOptions,
  { terminal, resolvePath }: CommandContext,
): Promise<void> {
  const texts = format === 'csv' ? serializeCsv(rows, columns) : serializeJson(rows, columns);
  if (output === undefined) {
    for await (const text of texts) await terminal.write(text);
  } else {
    const file = resolvePath(output);
    await createFile(file, texts);
    await terminal.write(`${file} is written.\n`);
  }
}

async function* serializeCsv(rows: Rows, columns: readonly string[]): AsyncGenerator<string> {
  yield byteOrderMark + csvLine(columns);
  for await (const row of rows) yield csvLine(columns.map((column) => row[column]));
}

async function* serializeJson(rows: Rows, columns: readonly string[]): AsyncGenerator<string> {
  let separator = '[\n';
  for await (const row of rows) {
    yield separator + sanitizedJson(Object.fromEntries(columns.map((column) => [column, row[column]])));
    separator = ',\n';
  }
  yield separator === '[\n' ? '[]\n' : '\n]\n';
}
