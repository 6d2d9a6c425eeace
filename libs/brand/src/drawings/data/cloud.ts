import type { Drawing } from '../pen.ts';
import { box, cardGround, cloud, dash, drum, server } from '../shapes.ts';

/** Cloud solutions: a platform above its servers. */
export const cloudDrawing: Drawing = [
  cardGround,
  box([-90, -90, 0], [180, 180, 12]),
  ...[12, 34].flatMap((z) => server([16, -58, z], [46, 46, 19])),
  ...[12, 26, 40].map((z) => drum([-34, 50, z], 24, 14)),
  box([0, 42, 12], [30, 30, 18]),
  dash([-70, 70, 12], [-70, 70, 84]),
  dash([70, -70, 12], [70, -70, 84]),
  dash([70, 70, 12], [70, 70, 84]),
  { ...box([-78, -78, 84], [156, 156, 9]), radius: 14 },
  cloud([-52, 32, 93], 'light'),
];
