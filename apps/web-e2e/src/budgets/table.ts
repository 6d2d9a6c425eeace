export type Cell = string | number;

const digits = new Intl.NumberFormat('en-CA');
export const written = (cell: Cell) => (typeof cell === 'number' ? digits.format(cell) : cell);

/** Prints rows below their headings. Numbers are right-aligned, texts left-aligned. */
export function printTable(headings: readonly string[], rows: readonly (readonly Cell[])[]): void {
  const widths = headings.map((heading, column) =>
    Math.max(heading.length, ...rows.map((row) => written(row[column] ?? '').length)),
  );
  const isFigure = headings.map((_, column) => typeof rows[0]?.[column] === 'number');
  const print = (cells: readonly Cell[]) => {
    const line = cells.map((cell, column) => {
      const width = widths[column] ?? 0;
      return isFigure[column] ? written(cell).padStart(width) : written(cell).padEnd(width);
    });
    console.log(line.join('  ').trimEnd());
  };
  print(headings);
  for (const row of rows) print(row);
}
