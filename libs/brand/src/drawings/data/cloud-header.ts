import type { Drawing } from '../pen.ts';
import { box, cloud, dash, drum, headerGround, line, patch, server, window, writing } from '../shapes.ts';

/** Header of cloud solutions: a platform above servers and data, and a monitoring window. */
export const cloudHeaderDrawing: Drawing = [
  headerGround,
  box([-135, -135, 0], [270, 270, 14]),

  ...[14, 38, 62].flatMap((z) => server([26, -112, z], [56, 56, 21])),
  ...[14, 31, 48].map((z) => drum([-84, 38, z], 30, 17)),
  box([-36, -10, 14], [44, 44, 34]),

  ...[
    [-106, 62],
    [62, -106],
    [62, 62],
  ].map(([x = 0, y = 0]) => dash([x, y, 14], [x, y, 106])),
  { ...box([-116, -116, 106], [188, 188, 10]), radius: 16 },
  ...[116, 134].flatMap((z) => server([10, -86, z], [44, 44, 17])),
  cloud([-96, 30, 116], 'light', 1.2),

  // An old server that is migrated.
  ...[14, 38].flatMap((z) => server([88, 20, z], [40, 52, 21])),

  // The monitoring window.
  line([14, 107, 14], [104, 107, 14], [104, 72, 14]),
  ...window([-96, 110, 14], 110, 80),
  patch([-86, 110, 32], 90, 38),
  line([-86, 110, 42], [-68, 110, 54], [-54, 110, 46], [-36, 110, 62], [-20, 110, 52], [4, 110, 64]),
  writing([-86, 110, 23], 48),
];
