import type { Drawing, Shape } from '../pen.ts';
import { box, dash, headerGround, line, patch, standing, window, writing } from '../shapes.ts';

const phone = (x: number): Shape[] => [
  standing([x, -56, 14], [86, 156, 10], 16),
  patch([x + 6, -56, 20], 74, 144, 'top', 11),
  writing([x + 35, -56, 158], 16),
  writing([x + 29, -56, 26], 28),
];

/** Indentation and length of each line of code. */
const code = [
  [0, 30],
  [10, 44],
  [20, 34],
  [20, 52],
  [10, 26],
  [0, 18],
] as const;

/** Header of mobile apps: two phones that run the same code, and three mini programs. */
export const mobileHeaderDrawing: Drawing = [
  headerGround,
  box([-135, -135, 0], [270, 270, 14]),

  line([-62, -56, 14], [-62, 87, 14]),
  line([84, -56, 14], [84, 87, 14], [8, 87, 14]),

  ...phone(-104),
  patch([-90, -56, 132], 16, 16, 'right', 8),
  writing([-66, -56, 143], 38),
  writing([-66, -56, 135], 24),
  ...[-91, -70, -49].flatMap((x) => [36, 60].map((z) => patch([x, -56, z], 16, 16, 'right', 5))),

  ...phone(42),
  patch([56, -56, 100], 58, 50, 'right', 6),
  ...[88, 76, 64].map((z) => writing([56, -56, z], 58)),
  patch([56, -56, 36], 58, 18, 'right', 9),

  // Cards in front of the screens.
  dash([-86, -56, 126], [-86, 0, 126]),
  dash([-24, -56, 126], [-24, 0, 126]),
  { ...standing([-98, 4, 108], [86, 36, 6], 9), side: 'top' },
  patch([-88, 4, 118], 16, 16, 'right', 8),
  writing([-64, 4, 130], 40),
  writing([-64, 4, 122], 26),
  dash([118, -56, 128], [118, 0, 128]),
  standing([60, 4, 104], [72, 44, 6], 9, 'light'),
  line([69, 4, 126], [77, 4, 118], [89, 4, 134]),
  writing([99, 4, 130], 24),
  writing([99, 4, 120], 15),

  ...window([-112, 92, 14], 120, 88),
  ...code.map(([indent, width], row) => writing([indent - 100, 92, 78 - row * 10], width)),

  ...[22, 60, 98].map((x) => ({ ...box([x, 98, 14], [28, 28, 8]), radius: 7 })),
];
