import type { Box, Shape } from '../pen.ts';
import type { Picture } from '../svg-file.ts';
import { box, cloud, dash, drum, group, line, lying, move, server } from '../shapes.ts';

const [low, middle, high] = [0, 116, 232];

/** A sheet with round corners, its center on the axis of the stack. */
const plate = (z: number): Box => ({ ...box([-110, -110, z - 7], [220, 220, 7]), radius: 14 });

/** Text on a sheet, along x. */
const text = (x: number, y: number, z: number, width: number) => line([x, y, z], [x + width, y, z]);

/** Vertical lines between the corners of two sheets. */
const posts = (from: number, to: number): Shape[] =>
  (
    [
      [-106, 106],
      [106, 106],
      [106, -106],
    ] as const
  ).map(([x, y]) => dash([x, y, from], [x, y, to - 7]));

/** The land of a map, in steps, with places. */
const map: Shape[] = [
  plate(low),
  ...[92, 70, 46].map((radius): Shape => ({
    shape: 'land',
    at: [-4, -4, low],
    size: [radius, radius * 0.92],
    seed: 9,
    ink: radius === 70 ? 'left-plain' : 'ripple',
  })),
  dash([-34, 30, low], [44, -30, low]),
  ...(
    [
      [-34, 30],
      [44, -30],
    ] as const
  ).map(([x, y]) => drum([x, y, low], 8, 12)),
];

/** Cloud solutions: the bill, the machines, and the places where they are. */
export const cloudLayers: Picture = {
  view: [-240, -364, 480, 480],
  shapes: [
    { shape: 'land', at: [10, 10, -16], size: [114, 114], seed: 3, ink: 'shade' },
    ...map,
    ...posts(low, middle),
    group('lift', [
      plate(middle),
      ...server([-84, -84, middle], [64, 64, 18]),
      ...server([-84, -84, middle + 20], [64, 64, 18]),
      ...server([14, -84, middle], [64, 64, 18]),
      ...[0, 13, 26].map((z) => drum([-50, 46, middle + z], 26, 13)),
      line([46, -20, middle], [46, 46, middle], [-24, 46, middle]),
    ]),
    ...posts(middle, high),
    group('float', [
      plate(high),
      text(-88, -86, high, 70),
      ...[18, 34, 26, 48, 40].map((length, index) =>
        lying([-88 + index * 22, -14 - length, high], 13, length, 'right'),
      ),
      line([-92, -14, high], [26, -14, high]),
      ...[12, 34, 56].flatMap((y) => [text(-88, y, high, 80), text(52, y, high, 34)]),
      line([-92, 72, high], [92, 72, high]),
      text(-88, 90, high, 40),
      { ...box([44, 78, high], [48, 22, 4], 'light'), radius: 7 },
      ...move([30, -8, high], [cloud([-4, 6, 26], 'plain', 0.62)]),
    ]),
  ],
};
