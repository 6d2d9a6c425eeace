import type { Drawing, Point, Shape, Tone } from './pen.ts';

const box = (at: Point, size: Point, tone: Tone = 'plain'): Shape => ({ shape: 'box', at, size, tone });
const drum = (at: Point, radius: number, height: number): Shape => ({
  shape: 'cylinder',
  at,
  radius,
  height,
});
const line = (...points: Point[]): Shape => ({ shape: 'line', points });
const dash = (...points: Point[]): Shape => ({ shape: 'line', points, dashed: true });

/** A line of writing on something that stands or lies along x. */
const writing = ([x, y, z]: Point, width: number) => line([x, y, z], [x + width, y, z]);

/** A sheet that stands along x. */
const standing = ([x, y, z]: Point, width: number, height: number): Shape => ({
  shape: 'sheet',
  corners: [
    [x, y, z],
    [x + width, y, z],
    [x + width, y, z + height],
    [x, y, z + height],
  ],
});

/** A sheet that lies on the ground, darker than what it lies on. */
const lying = ([x, y, z]: Point, width: number, depth: number): Shape => ({
  shape: 'sheet',
  side: 'right',
  corners: [
    [x, y, z],
    [x + width, y, z],
    [x + width, y + depth, z],
    [x, y + depth, z],
  ],
});

/** What the studio makes, on one base: a window, a rack, a store of data, and a phone with a warm card above it. */
export const studioDrawing: Drawing = [
  { shape: 'ground', at: [-30, -30, 0], size: [240, 240], cell: 30 },
  box([0, 0, 0], [180, 180, 12]),

  standing([10, 36, 12], 100, 112),
  writing([10, 36, 110], 100),
  writing([17, 36, 117], 5),
  writing([27, 36, 117], 5),
  standing([20, 36, 56], 36, 42),
  writing([66, 36, 92], 34),
  writing([66, 36, 80], 34),
  writing([66, 36, 68], 20),
  writing([20, 36, 42], 80),
  writing([20, 36, 31], 52),

  ...[12, 40, 68].flatMap((z) => [
    box([124, 22, z], [42, 42, 24]),
    writing([130, 64, z + 14], 8),
    writing([144, 64, z + 14], 14),
  ]),

  ...[12, 27, 42].map((z) => drum([46, 126, z], 26, 15)),

  box([98, 96, 12], [46, 70, 6]),
  lying([103, 102, 18], 36, 58),
  dash([108, 118, 18], [108, 118, 58]),
  dash([140, 118, 18], [140, 118, 58]),
  dash([140, 144, 18], [140, 144, 58]),
  box([104, 114, 58], [40, 34, 4], 'light'),
];
