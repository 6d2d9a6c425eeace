import stringWidth from 'string-width';
import { fit, singleLine } from './text.ts';

const gap = 2;

/** Rows below their titles, at most this number of columns wide. The widest columns are truncated first. */
export function table(
  titles: readonly string[],
  rows: readonly (readonly string[])[],
  columns: number,
): string {
  const lines = [titles, ...rows].map((cells) => cells.map(singleLine));
  const widths = titles.map((_, column) =>
    Math.max(...lines.map((cells) => stringWidth(cells[column] ?? ''))),
  );
  const available = Math.max(columns - gap * (titles.length - 1), titles.length);
  for (let excess = sum(widths) - available; excess > 0; excess -= 1) {
    const widest = Math.max(...widths);
    widths[widths.indexOf(widest)] = widest - 1;
  }
  return lines
    .map((cells) => cells.map((cell, column) => fit(cell, widths[column] ?? 0)).join(' '.repeat(gap)))
    .map((line) => `${line.trimEnd()}\n`)
    .join('');
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);
