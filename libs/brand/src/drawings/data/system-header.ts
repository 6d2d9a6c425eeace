import type { Drawing } from '../pen.ts';
import { box, drum, headerGround, line, patch, server, standing, window, writing } from '../shapes.ts';

/** Header of system development: the windows, servers and database of one system. */
export const systemHeaderDrawing: Drawing = [
  headerGround,
  box([-135, -135, 0], [270, 270, 14]),

  // The dashboard.
  ...window([-100, -84, 14], 190, 146),
  patch([-100, -84, 14], 44, 131),
  patch([-92, -84, 124], 14, 14, 'top', 7),
  ...[110, 98, 86, 74].map((z) => writing([-92, -84, z], 26)),
  ...[18, 32, 25, 42, 34, 50].map((height, index) => patch([-42 + index * 20, -84, 82], 12, height)),
  writing([-44, -84, 82], 122),
  ...[64, 50, 36].flatMap((z) => [
    patch([-44, -84, z - 4], 8, 8, 'left', 4),
    writing([-28, -84, z], 46),
    writing([32, -84, z], 30),
  ]),

  // Servers and their cable.
  line([104, -20, 14], [104, 54, 14], [70, 54, 14]),
  ...[14, 42, 70].flatMap((z) => server([76, -84, z], [50, 64, 26])),

  // The database.
  line([-86, 40, 14], [-86, 84, 14], [12, 84, 14], [12, 56, 14]),
  ...[14, 31, 48].map((z) => drum([-86, 4, z], 32, 17)),

  // The form.
  ...window([-46, 56, 14], 116, 108),
  writing([-34, 56, 94], 40),
  patch([-34, 56, 72], 92, 14),
  writing([-34, 56, 62], 30),
  patch([-34, 56, 42], 92, 14),
  standing([-34, 62, 18], [66, 19, 6], 0, 'light'),

  // Extensions.
  line([-70, 112, 14], [60, 112, 14]),
  { ...box([-118, 88, 14], [48, 40, 10]), radius: 8 },
  box([60, 92, 14], [34, 34, 34]),
];
