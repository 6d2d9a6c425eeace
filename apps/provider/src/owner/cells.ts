import type { Row } from '../store/database.ts';

/** The value of a column as text. NULL is an empty text. */
export function getText(row: Row, column: string): string {
  const value = row[column];
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

/** The start of an id, which identifies a row and is short enough to type. */
export const shortId = (row: Row) => getText(row, 'id').slice(0, 8);

// The Swedish locale formats dates as YYYY-MM-DD.
const clock = new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeStyle: 'short' });

/** A time in the time zone of the owner, such as "2026-11-20 07:00". */
export function formatTime(row: Row, column: string): string {
  const moment = getText(row, column);
  return moment && clock.format(new Date(moment));
}
