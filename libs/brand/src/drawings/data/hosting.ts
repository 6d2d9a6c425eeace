import type { Drawing } from '../pen.ts';
import { box, cardGround, line, patch, server, window, writing } from '../shapes.ts';

/** Website hosting: a server rack, and the website that it hosts. */
export const hostingDrawing: Drawing = [
  cardGround,
  box([-90, -90, 0], [180, 180, 12]),
  ...[12, 41, 70, 99].flatMap((z) => [
    ...server([-44, -66, z], [100, 100, 22], z === 70 ? 'light' : 'plain'),
    ...(z < 99 ? [box([-36, -58, z + 22], [84, 84, 7])] : []),
  ]),
  line([30, 34, 12], [30, 72, 12], [-14, 72, 12]),
  ...window([-86, 74, 12], 72, 56),
  patch([-79, 74, 34], 24, 14),
  writing([-48, 74, 45], 26),
  writing([-48, 74, 36], 16),
  writing([-79, 74, 24], 56),
];
