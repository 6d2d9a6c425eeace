import type { Drawing } from '../pen.ts';
import { box, cardGround, dash, holes, piece } from '../shapes.ts';

/** Other development: a missing puzzle piece above its place. */
export const otherDrawing: Drawing = [
  cardGround,
  box([-90, -90, 0], [180, 180, 12]),
  box([-78, -78, 12], [78, 78, 26]),
  box([0, -78, 12], [78, 78, 26]),
  box([-78, 0, 12], [78, 78, 26]),
  ...holes([0, 0, 12], [78, 78, 26]),
  dash([0, 78, 38], [0, 78, 112]),
  dash([78, 0, 38], [78, 0, 112]),
  dash([78, 78, 12], [78, 78, 112]),
  piece([0, 0, 112], [78, 78, 26], 'light'),
];
