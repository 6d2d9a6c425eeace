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
  /** The columns of CSV and JSON. */
  columns: readonly string[];
  /** The columns of the table by title. */
  tableColumns: Readonly<Record<string, (row: Row) => string>>;
}

type Write = (text: string) => Promise<void> | void;

/** Writes a listing and returns the number of rows. */
export async function writeListing(
  { rows, columns, tableColumns }: Listing,
  format: Format,
  { write, width = Infinity }: { write: Write; width?: number | undefined },
): Promise<number> {
  let count = 0;
  switch (format) {
    case 'table': {
      const lines: string[][] = [];
      for await (const row of rows) lines.push(Object.values(tableColumns).map((cell) => cell(row)));
      if (lines.length > 0) await write(table(Object.keys(tableColumns), lines, width));
      return lines.length;
    }
    case 'json':
      for await (const row of rows) {
        const known = Object.fromEntries(columns.map((column) => [column, row[column]]));
        await write(`${count === 0 ? '[' : ','}\n${sanitizedJson(known)}`);
        count += 1;
      }
      await write(count === 0 ? '[]\n' : '\n]\n');
      return count;
    case 'csv':
      await write(byteOrderMark + csvLine(columns));
      for await (const row of rows) {
        await write(csvLine(columns.map((column) => row[column])));
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

/** Writes a listing to a new file or to the terminal. */
export async function exportListing(
  listing: Listing,
  { format, output }: ExportOptions,
  { terminal, resolvePath }: CommandContext,
): Promise<void> {
  if (output === undefined) {
    await writeListing(listing, format, { write: terminal.write, width: terminal.columns });
    return;
  }
  const file = resolvePath(output);
  const descriptor = createFile(file);
  try {
    const count = await writeListing(listing, format, { write: (text) => void writeSync(descriptor, text) });
    await terminal.write(`${file} is written, with ${String(count)} ${count === 1 ? 'entry' : 'entries'}.\n`);
  } catch (error) {
    rmSync(file);
    throw error;
  } finally {
    closeSync(descriptor);
  }
}
