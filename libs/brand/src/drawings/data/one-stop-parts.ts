import type { Picture } from '../svg-file.ts';
import { noteViews } from '../note-points/to-points.ts';
import { dash, group, move, shore, water } from '../shapes.ts';
import { oneStopDrawing } from './one-stop.ts';

// The order of the shapes in the drawing: ground, platform, three walls of four shapes, gable, chimney, roof, door.
const walls = oneStopDrawing.slice(2, 14);
const top = oneStopDrawing.slice(14, -3);
const door = oneStopDrawing.slice(-3);
const lift = 62;

/** What the one-stop service includes: the house in parts, its roof above the walls and its door in front of them. */
export const oneStopParts: Picture = {
  view: noteViews.parts,
  shapes: [
    ...water([0, 0, -8], [126, 126], 1, 2),
    ...shore([0, 0, 12], [126, 126], 1),
    ...walls,
    dash([-20, 52, 12], [-20, 94, 12]),
    dash([16, 52, 12], [16, 94, 12]),
    dash([16, 52, 72], [16, 94, 72]),
    group('lift', move([0, 44, 0], door)),
    ...[
      [-56, 52],
      [52, 52],
      [52, -60],
    ].map(([x = 0, y = 0]) => dash([x, y, 78], [x, y, 78 + lift])),
    group('float', move([0, 0, lift], top)),
  ],
};
