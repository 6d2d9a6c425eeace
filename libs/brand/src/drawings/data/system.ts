import type { Drawing } from '../pen.ts';
import { box, cardGround, drum, line, patch, standing, window, writing } from '../shapes.ts';

/** System development: two windows that share one database. */
export const systemDrawing: Drawing = [
  cardGround,
  box([-90, -90, 0], [180, 180, 12]),

  // A dashboard with a menu, a chart and text.
  ...window([-60, -44, 12], 134, 110),
  patch([-60, -44, 12], 34, 95),
  ...[91, 81, 71].map((z) => writing([-52, -44, z], 18)),
  ...[14, 24, 19, 34].map((height, index) => patch([-12 + index * 18, -44, 60], 11, height)),
  writing([-14, -44, 60], 76),
  writing([-12, -44, 44], 66),
  writing([-12, -44, 32], 40),

  line([-56, 48, 12], [-56, 74, 12], [30, 74, 12], [30, 44, 12]),
  ...[12, 26].map((z) => drum([-56, 26, z], 25, 14)),

  // A form with its submit button.
  ...window([-6, 44, 12], 88, 82),
  patch([6, 44, 54], 64, 14),
  writing([6, 44, 43], 40),
  standing([6, 49, 19], [52, 17, 5], 0, 'light'),
];
