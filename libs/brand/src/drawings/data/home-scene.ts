import type { Point, Shape } from '../pen.ts';
import type { Picture } from '../svg-file.ts';
import {
  box,
  drum,
  glow,
  group,
  house,
  lamp,
  line,
  patch,
  pine,
  server,
  shore,
  water,
  window,
  writing,
} from '../shapes.ts';

/** Light on a horizontal face. */
const light = (...corners: Point[]): Shape =>
  group('glow', [{ shape: 'sheet', side: 'top', ink: 'glow', corners }]);

/** Boards of the pier, along y. */
const boards = [114, 130, 146, 162, 178, 194, 210, 226];

const pier: Shape[] = [
  ...[150, 192, 234].flatMap((y) => [line([26, y, 6], [26, y, -8]), line([66, y, 6], [66, y, -8])]),
  box([24, 98, 6], [44, 142, 5]),
  light([24, 190, 11], [68, 190, 11], [68, 240, 11], [24, 240, 11]),
  light([24, 212, 11], [68, 212, 11], [68, 240, 11], [24, 240, 11]),
  ...boards.map((y) => line([24, y, 11], [68, y, 11])),
];

/** The light of the lamp on the water: horizontal dashes below the pier. */
const reflection = [22, 26, 16, 28, 12].map((width, row): Shape => {
  const [x, y] = [78 + row * 7.5 + (row % 2) * 3, 248 + row * 7.5 - (row % 2) * 3];
  return {
    shape: 'line',
    ink: 'beam',
    points: [
      [x - width / 2, y + width / 2, 0],
      [x + width / 2, y - width / 2, 0],
    ],
  };
});

/** Home: the studio on its island. Its window is lit, and the lamp at the end of the pier. */
export const homeScene: Picture = {
  view: [-316, -178, 668, 376],
  shapes: [
    ...water([6, 2, 0], [166, 142], 3, 2),
    glow([58, 224, 0], [68, 54, 40, 27, 14]),
    ...shore([6, 2, 12], [166, 142], 3),
    { shape: 'land', at: [-4, -10, 24], size: [118, 96], height: 12, seed: 3 },

    ...pine([-88, -70, 24], 1.2),
    ...pine([-46, -92, 24], 0.95),
    ...pine([84, -84, 24], 1.15),
    ...pine([-118, -34, 12], 0.95),
    ...house([-64, -60, 24], [92, 84, 46], 46),
    light([-22, 24, 24], [16, 24, 24], [40, 62, 24], [-36, 62, 24]),
    light([-22, 24, 24], [16, 24, 24], [28, 46, 24], [-30, 46, 24]),
    patch([-54, 24, 24], 22, 40, 'right'),
    { ...patch([-22, 24, 38], 38, 26, 'left'), tone: 'light' },
    line([-3, 24, 38], [-3, 24, 64]),
    line([-22, 24, 51], [16, 24, 51]),
    patch([-26, 24, 74], 16, 16, 'right', 8),
    ...[24, 47, 70].flatMap((z) => server([58, -64, z], [44, 44, 20])),
    ...window([44, 30, 24], 82, 82),
    patch([52, 30, 60], 30, 30),
    ...[82, 72, 62].map((z, row) => writing([88, 30, z], [30, 30, 18][row] ?? 0)),
    writing([52, 30, 48], 64),
    writing([52, 30, 37], 42),
    ...[24, 37, 50].map((z) => drum([-86, 52, z], 22, 13)),
    ...pine([-92, 96, 12], 0.75),
    ...pine([132, 52, 12], 0.85),

    { shape: 'canoe', at: [104, 142, -2], size: [15, 88, 8] },
    ...pier,
    ...lamp([60, 230, 11], 52),
    group('glow', reflection),
  ],
};
