import type { Drawing } from '../pen.ts';
import { box, cardGround, drum, line, patch, standing, writing } from '../shapes.ts';

/** One-stop service: a house made of parts of the other drawings. */
export const oneStopDrawing: Drawing = [
  cardGround,
  box([-90, -90, 0], [180, 180, 12]),

  // The walls: servers.
  ...[12, 34, 56].flatMap((z) => [
    box([-56, -60, z], [108, 112, 22]),
    writing([-48, 52, z + 11], 6),
    writing([-38, 52, z + 11], 6),
    writing([24, 52, z + 11], 20),
  ]),
  {
    shape: 'sheet',
    side: 'left',
    corners: [
      [-56, 52, 78],
      [52, 52, 78],
      [-2, 52, 122],
    ],
  },
  // The window of the gable: a camera lens.
  patch([-15, 52, 80], 26, 26, 'top', 13),
  patch([-9, 52, 86], 14, 14, 'right', 7),

  // The chimney: a database. The roof: an app window.
  ...[101, 114, 127].map((z) => drum([-30, -26, z], 12, 13)),
  {
    shape: 'sheet',
    side: 'top',
    corners: [
      [-2, -66, 128],
      [-2, 56, 128],
      [-66, 56, 76],
      [-66, -66, 76],
    ],
  },
  {
    shape: 'sheet',
    side: 'left',
    corners: [
      [-2, 56, 128],
      [-66, 56, 76],
      [-66, 56, 70],
      [-2, 56, 122],
    ],
  },
  {
    shape: 'sheet',
    side: 'left',
    corners: [
      [-2, 56, 128],
      [62, 56, 76],
      [62, 56, 70],
      [-2, 56, 122],
    ],
  },
  {
    shape: 'sheet',
    side: 'right',
    corners: [
      [62, 56, 76],
      [62, -66, 76],
      [62, -66, 70],
      [62, 56, 70],
    ],
  },
  {
    shape: 'sheet',
    side: 'top',
    corners: [
      [-2, -66, 128],
      [-2, 56, 128],
      [62, 56, 76],
      [62, -66, 76],
    ],
  },
  line([10, 56, 118.3], [10, -66, 118.3]),
  line([4, 48, 123], [4, 45, 123]),
  line([4, 40, 123], [4, 37, 123]),
  line([22, 40, 108.5], [22, -10, 108.5]),
  line([32, 40, 100.4], [32, -40, 100.4]),
  line([42, 40, 92.3], [42, -24, 92.3]),

  // The door: a phone.
  standing([-20, 55, 12], [36, 60, 3], 8),
  { ...patch([-16, 55, 16], 28, 50, 'left', 5), tone: 'light' },
  line([-6, 55, 61], [2, 55, 61]),
];
