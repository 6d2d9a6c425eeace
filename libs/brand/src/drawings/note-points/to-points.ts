import { project, type Point, type View } from '../pen.ts';

/** The view boxes of the drawings that have notes. */
export const noteViews = {
  parts: [-244, -242, 488, 366],
  notes: [-272, -258, 544, 408],
} satisfies Record<string, View>;

/** A position in percent of a picture, from its top left corner. */
export interface NotePoint {
  x: number;
  y: number;
}

/** The positions of the details of a drawing. */
export function toPoints<Id extends string>(view: View, details: Record<Id, Point>): Record<Id, NotePoint> {
  const [left, top, width, height] = view;
  const percent = ([x, y]: readonly [number, number]): NotePoint => ({
    x: Math.round(((x - left) / width) * 1000) / 10,
    y: Math.round(((y - top) / height) * 1000) / 10,
  });
  return Object.fromEntries(
    Object.entries<Point>(details).map(([id, point]) => [id, percent(project(point))]),
  ) as Record<Id, NotePoint>;
}
