import type { Drawing, Shape } from '../pen.ts';
import { box, cardGround, line, patch, standing, writing } from '../shapes.ts';

const post = (x: number, y: number): Shape[] => [
  { ...standing([x, y, 12], [96, 112, 6], 12), side: 'top' },
  patch([x + 8, y, 102], 12, 12, 'left', 6),
  writing([x + 27, y, 111], 34),
  writing([x + 27, y, 104], 20),
  patch([x + 8, y, 44], 80, 50, 'right', 4),
];

/** Social media: posts behind each other, the first one with an image. */
export const socialDrawing: Drawing = [
  cardGround,
  box([-90, -90, 0], [180, 180, 12]),
  ...post(-14, -56),
  ...post(-32, -10),
  ...post(-50, 36),
  patch([12, 36, 72], 15, 15, 'top', 7.5),
  line([-42, 36, 54], [-24, 36, 72], [-8, 36, 54], [2, 36, 64], [22, 36, 44]),
  writing([-42, 36, 32], 50),
  writing([-42, 36, 24], 34),

  // A like.
  standing([4, 62, 16], [58, 34, 7], 10, 'light'),
  line(
    [22, 62, 24],
    [14, 62, 33],
    [14, 62, 38],
    [18, 62, 41],
    [22, 62, 37],
    [26, 62, 41],
    [30, 62, 38],
    [30, 62, 33],
    [22, 62, 24],
  ),
  writing([38, 62, 33], 14),
];
