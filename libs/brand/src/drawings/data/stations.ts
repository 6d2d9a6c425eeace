import type { Shape } from '../pen.ts';
import type { Picture } from '../svg-file.ts';
import { box, dash, group, line, patch, server, sheet, standing, window, writing } from '../shapes.ts';

/** Half of the distance between two stations, along x and y. */
const half = 79;
const width = half * 2 * Math.sqrt(3);

/** All stations have the same view box, so that side by side their path is one line. */
const station = (seed: number, sides: 'start' | 'middle' | 'end', shapes: readonly Shape[]): Picture => ({
  view: [-width / 2, -206, width, width],
  shapes: [
    line(
      [sides === 'start' ? 0 : -half, sides === 'start' ? 0 : half, 0],
      [sides === 'end' ? 0 : half, sides === 'end' ? 0 : -half, 0],
    ),
    { shape: 'land', at: [3, 3, -10], size: [78, 78], seed, ink: 'shade' },
    { shape: 'land', at: [0, 0, 0], size: [78, 78], height: 9, seed },
    ...shapes,
  ],
});

/** Two columns and a picture, as on a sketch of a page. */
const frame = (x: number, y: number, w: number, d: number): Shape =>
  dash([x, y, 1], [x + w, y, 1], [x + w, y + d, 1], [x, y + d, 1], [x, y, 1]);

/** From sketch to server: a sheet with the plan of a page, and a pencil. */
export const sketchStation = station(2, 'start', [
  box([-54, -58, 0], [108, 108, 1]),
  frame(-46, -50, 50, 44),
  dash([-46, -50, 1], [4, -6, 1]),
  dash([4, -50, 1], [-46, -6, 1]),
  frame(14, -50, 34, 44),
  ...[8, 21, 34].map((y, row) => dash([-46, y, 1], [[48, 36, 2][row] ?? 0, y, 1])),
  // The pencil: its point, its two visible sides, and its end.
  group('float', [
    sheet('top', [
      [8, 52, 2],
      [20, 44, 14],
      [14, 50, 20],
    ]),
    sheet(
      'left',
      [
        [14, 50, 20],
        [20, 44, 14],
        [60, 4, 76],
        [54, 10, 82],
      ],
      'light',
    ),
    sheet('top', [
      [14, 50, 20],
      [54, 10, 82],
      [49, 7, 86],
      [9, 47, 24],
    ]),
    sheet('left', [
      [8, 52, 2],
      [14, 50, 20],
      [9, 47, 24],
    ]),
  ]),
]);

/** From sketch to server: a window with a page, and the button that people press. */
export const screenStation = station(3, 'middle', [
  ...window([-62, -12, 0], 124, 132),
  patch([-52, -12, 60], 52, 46),
  ...[100, 88, 76, 64].map((z, row) => writing([10, -12, z], [42, 42, 34, 20][row] ?? 0)),
  ...[-52, -14, 24].map((x) => patch([x, -12, 12], 30, 34, 'right', 4)),
  dash([16, -12, 40], [16, 36, 40]),
  group('float', [standing([-8, 46, 22], [58, 24, 6], 7, 'light'), writing([8, 46, 34], 26)]),
]);

/** From sketch to server: the same page in English and in Chinese. */
export const languageStation = station(4, 'middle', [
  ...window([-66, -34, 0], 104, 124),
  { shape: 'letters', at: [-55, -34, 60], text: 'Hello', size: 33, width: 76 },
  ...[40, 28].map((z, row) => writing([-54, -34, z], [76, 60][row] ?? 0)),
  group('float', [
    ...window([-30, 34, 0], 98, 106),
    { shape: 'letters', at: [-20, 34, 45], text: '你好', size: 37, width: 74 },
    ...[27, 15].map((z, row) => writing([-19, 34, z], [70, 44][row] ?? 0)),
  ]),
]);

/** From sketch to server: a rack of servers, and the check that all is well. */
export const serverStation = station(5, 'end', [
  ...[0, 33, 66].flatMap((z) => server([-44, -44, z], [86, 86, 28])),
  dash([-44, 42, 94], [-44, 42, 126]),
  dash([42, -44, 94], [42, -44, 126]),
  dash([42, 42, 94], [42, 42, 126]),
  group('float', [
    { ...box([-50, -50, 126], [98, 98, 9]), radius: 18 },
    line([-22, -8, 135], [-4, 14, 135], [26, -24, 135]),
  ]),
]);
