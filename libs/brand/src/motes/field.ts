/*
 * The motes on the lines of a lake, without the canvas.
 */
import { pointAt, type Line, type Point } from './lake-lines.ts';

export interface Mote {
  /** `undefined` if no line is clear. */
  line: Line | undefined;
  /** Distance from the start of the line. */
  at: number;
  direction: 1 | -1;
  radius: number;
}

export interface MoteCounts {
  /** Number of motes at the start. @default 40 */
  start?: number;
  /** Maximum number of motes. @default 80 */
  max?: number;
  /** Number of motes that a click adds. @default 6 */
  perClick?: number;
}

/** In pixels per second. */
const speed = 6;

const mote = (index: number, line: Line | undefined, at: number): Mote => ({
  line,
  at,
  direction: index % 2 === 0 ? 1 : -1,
  radius: index % 5 === 0 ? 2.6 : 1.6,
});

/** Spreads motes over all lines: the same places on every visit. `first` is the number of those that exist already. */
export function scatter(count: number, lines: readonly Line[], first = 0): Mote[] {
  const total = lines.reduce((sum, { length }) => sum + length, 0);
  return Array.from({ length: count }, (_, nth) => {
    const index = first + nth;
    // The golden ratio never puts two at one place.
    let at = ((index * 0.618_034) % 1) * total;
    for (const line of lines) {
      if (at < line.length) return mote(index, line, at);
      at -= line.length;
    }
    return mote(index, lines.at(-1), 0);
  });
}

/** Puts motes in a row on the line that is nearest to a point. */
export function drop(count: number, lines: readonly Line[], { x, y }: Point): Mote[] {
  let nearest: { line: Line; at: number; distance: number } | undefined;
  for (const line of lines)
    line.points.forEach((point, index) => {
      const distance = Math.hypot(point.x - x, point.y - y);
      if (distance < (nearest?.distance ?? Infinity))
        nearest = { line, at: line.distances[index] ?? 0, distance };
    });
  return Array.from({ length: count }, (_, index) => {
    const at = (nearest?.at ?? 0) + (index - (count - 1) / 2) * 14;
    return mote(index, nearest?.line, within(nearest?.line, at));
  });
}

/** Adds motes up to the maximum `max`, and keeps all existing ones. */
export const add = (field: readonly Mote[], added: readonly Mote[], max: number): Mote[] =>
  [...field, ...added].slice(0, Math.max(max, field.length));

/** Moves all motes along their lines. At the end of an open line they turn around. */
export function travel(field: readonly Mote[], seconds: number): void {
  for (const each of field) {
    const { line } = each;
    if (!line) continue;
    const at = each.at + each.direction * speed * seconds;
    if (!line.isClosed && (at < 0 || at > line.length)) each.direction = each.direction === 1 ? -1 : 1;
    each.at = within(line, at);
  }
}

function within(line: Line | undefined, at: number): number {
  if (!line) return 0;
  if (line.isClosed) return (at + line.length) % line.length;
  return Math.min(Math.max(at, 0), line.length);
}

export const placeOf = ({ line, at }: Mote): Point | undefined => line && pointAt(line, at);
