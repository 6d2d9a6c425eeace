import type { Drawing } from '../pen.ts';
import { box, cardGround, dash, drum, line, lying, writing } from '../shapes.ts';

/** Mobile apps: a phone, with cards above its screen. */
export const mobileDrawing: Drawing = [
  cardGround,
  { ...box([-60, -106, 0], [120, 212, 14]), radius: 22 },
  lying([-52, -98, 14], 104, 196, 'right', 15),
  writing([-10, -89, 14], 20),
  writing([-16, 90, 14], 32),
  ...[-40, -12].flatMap((x) => [34, 60].map((y) => lying([x, y, 14], 20, 20, 'top', 6))),

  dash([-24, -46, 14], [-24, -46, 48]),
  dash([50, -46, 14], [50, -46, 48]),
  { ...box([-30, -98, 48], [86, 58, 6]), radius: 10 },
  drum([-13, -81, 54], 10, 0),
  writing([6, -86, 54], 38),
  writing([6, -76, 54], 24),
  writing([-20, -54, 54], 64),

  dash([-52, 40, 14], [-52, 40, 70]),
  dash([22, 40, 14], [22, 40, 70]),
  { ...box([-60, -4, 70], [90, 50, 6], 'light'), radius: 10 },
  line([-50, 20, 76], [-42, 28, 76], [-30, 12, 76]),
  writing([-16, 14, 76], 36),
  writing([-16, 26, 76], 26),
];
