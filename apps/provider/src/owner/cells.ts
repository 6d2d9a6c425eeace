import type { Row } from '../store/database.ts';

/** What a row holds in a column, to be read. What is not there is an empty text. */
export function textOf(row: Row, column: string): string {
  const value = row[column];
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

/** The start of an id: enough to name its row, and short enough to type. */
export const shortId = (row: Row) => textOf(row, 'id').slice(0, 8);

// Swedish writes dates as they sort.
const clock = new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeStyle: 'short' });

/** A moment as the owner's clock showed it, as in "2026-11-20 07:00". */
export function momentOf(row: Row, column: string): string {
  const moment = textOf(row, column);
  return moment && clock.format(new Date(moment));
}
