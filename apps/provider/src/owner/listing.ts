import { closeSync, rmSync, writeSync } from 'node:fs';
import type { Row } from '../store/database.ts';
import type { CommandContext } from './command.ts';
import { createFile } from './create-file.ts';
import { byteOrderMark, csvLine } from './csv.ts';
import type { Format } from './options.ts';
import { table } from './table.ts';
import { sanitizedJson } from './text.ts';

export interface Listing {
  rows: AsyncIterable<Row> | Iterable<Row>;
  /** The columns of CSV and JSON, separated by commas. */
  columns: string;
  /** The columns of the table by title. */
  tableColumns: Readonly<Record<string, (row: Row) => string>>;
}

/** Writes a listing and returns the number of rows. */
async function write(
  { rows, columns: columnList, tableColumns }: Listing,
  format: Format,
  output: (text: string) => Promise<void> | void,
  width = Infinity,
): Promise<number> {
  const columns = columnList.split(', ');
  let count = 0;
  switch (format) {
    case 'table': {
      const lines: string[][] = [];
      for await (const row of rows) lines.push(Object.values(tableColumns).map((cell) => cell(row)));
      if (lines.length > 0) await output(table(Object.keys(tableColumns), lines, width));
      return lines.length;
    }
    case 'json':
      for await (const row of rows) {
        const known = Object.fromEntries(columns.map((column) => [column, row[column]]));
        await output(`${count === 0 ? '[' : ','}\n${sanitizedJson(known)}`);
        count += 1;
      }
      await output(count === 0 ? '[]\n' : '\n]\n');
      return count;
    case 'csv':
      await output(byteOrderMark + csvLine(columns));
      for await (const row of rows) {
        await output(csvLine(columns.map((column) => row[column])));
        count += 1;
      }
      return count;
  }
}

export interface ExportOptions {
  format: Format;
  /** The file. @default the terminal */
  output?: string | undefined;
}

/** Writes a listing to a new file or to the terminal, and returns the number of rows. */
export async function writeListing(
  listing: Listing,
  { format, output }: ExportOptions,
  { terminal, resolvePath }: CommandContext,
): Promise<number> {
  if (output === undefined) return write(listing, format, terminal.write, terminal.columns);
  const file = resolvePath(output);
  const descriptor = createFile(file);
  try {
    const count = await write(listing, format, (text) => void writeSync(descriptor, text));
    await terminal.write(`${file} is written, with ${String(count)} ${count === 1 ? 'entry' : 'entries'}.\n`);
    return count;
  } catch (error) {
    rmSync(file);
    throw error;
  } finally {
    closeSync(descriptor);
  }
}
