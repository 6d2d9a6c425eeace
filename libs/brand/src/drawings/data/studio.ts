import type { Drawing } from '../pen.ts';
import { box, dash, drum, lying, patch, server, window, writing } from '../shapes.ts';

/** The work of the studio: a window, a server rack, a database, and a phone with a colored card above it. */
export const studioDrawing: Drawing = [
  { shape: 'ground', at: [-120, -120, 0], size: [240, 240, 0], cell: 30 },
  box([-90, -90, 0], [180, 180, 12]),

  ...window([-80, -54, 12], 108, 116),
  patch([-70, -54, 56], 38, 46),
  ...[96, 84, 72, 60].map((z, row) => writing([-22, -54, z], [38, 30, 38, 20][row] ?? 0)),
  writing([-70, -54, 42], 86),
  writing([-70, -54, 30], 56),

  ...[12, 41, 70].flatMap((z) => server([36, -66, z], [46, 46, 24])),
  ...[12, 27, 42].map((z) => drum([-44, 34, z], 26, 15)),

  { ...box([14, 8, 12], [52, 76, 7]), radius: 10 },
  lying([18, 12, 19], 44, 68, 'right', 7),
  dash([22, 34, 19], [22, 34, 60]),
  dash([58, 34, 19], [58, 34, 60]),
  dash([58, 60, 19], [58, 60, 60]),
  { ...box([16, 24, 60], [48, 40, 5], 'light'), radius: 7 },
];
