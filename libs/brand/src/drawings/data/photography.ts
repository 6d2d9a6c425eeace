import type { Drawing } from '../pen.ts';
import { box, cardGround, dash, drum, line, patch, standing } from '../shapes.ts';

/** Product photography: a camera, and a product on a turntable. */
export const photographyDrawing: Drawing = [
  cardGround,
  box([-90, -90, 0], [180, 180, 12]),

  // The lamp.
  drum([40, -58, 12], 14, 4),
  line([40, -58, 16], [40, -58, 60]),
  standing([0, -52, 56], [80, 62, 9]),
  patch([6, -52, 62], 68, 50, 'top'),

  // The camera on its tripod.
  line([-58, 12, 66], [-30, -14, 12]),
  line([-58, 12, 66], [-86, 38, 12]),
  line([-58, 12, 66], [-34, 40, 12]),
  box([-76, -22, 64], [36, 68, 44]),
  box([-70, -2, 108], [24, 26, 10]),
  { ...box([-40, -8, 67], [18, 38, 38]), axis: 'x', radius: 19 },
  { ...box([-22, -2, 73], [0, 26, 26]), axis: 'x', radius: 13 },
  { ...box([-40, 34, 96], [0, 8, 6]), axis: 'x' },

  drum([38, 36, 12], 48, 12),
  drum([38, 36, 24], 38, 0),
  dash([-22, 11, 86], [38, 36, 56]),
  { ...box([19, 17, 24], [38, 38, 50], 'light'), radius: 9 },
  drum([38, 36, 74], 8, 12),
];
