import type { Box, Shape } from '../pen.ts';
import type { Picture } from '../svg-file.ts';
import { box, cloud, dash, drum, group, line, lying, move, server, sheet } from '../shapes.ts';
import type { Tone } from '../pen.ts';

const size = 220;
const [low, middle, high] = [0, 116, 232];
const view = [-240, -364, 480, 480] as const;

/** A sheet with round corners, its center on the axis of the stack. */
const plate = (z: number, w = size, d = size): Box => ({
  ...box([-w / 2, -d / 2, z - 7], [w, d, 7]),
  radius: 14,
});

/** Text on a sheet, along x. */
const text = (x: number, y: number, z: number, width: number) => line([x, y, z], [x + width, y, z]);
const card = (
  x: number,
  y: number,
  z: number,
  [w, d]: readonly [number, number],
  tone: Tone = 'plain',
): Shape[] => [
  { ...box([x, y, z], [w, d, 3], tone), radius: 5 },
  text(x + 9, y + 10, z + 3, w - 26),
  text(x + 9, y + 20, z + 3, w - 38),
];

/** Vertical lines between the corners of two sheets. */
const posts = (from: number, to: number, x: number, y: number): Shape[] => [
  dash([-x, y, from], [-x, y, to - 7]),
  dash([x, y, from], [x, y, to - 7]),
  dash([x, -y, from], [x, -y, to - 7]),
];

/** Three layers, from the bottom to the top, and half the distance of the posts between them. */
const stack = (
  layers: readonly (readonly Shape[])[],
  [x, y]: readonly [number, number] = [106, 106],
): Picture => {
  const [bottom = [], center = [], top = []] = layers;
  return {
    view,
    shapes: [
      { shape: 'land', at: [10, 10, -16], size: [x + 8, y + 8], seed: 3, ink: 'shade' },
      ...bottom,
      ...posts(low, middle, x, y),
      group('lift', center),
      ...posts(middle, high, x, y),
      group('float', top),
    ],
  };
};

/** A step of a process, and its position. */
const step = (x: number, y: number, z: number): Shape => ({ ...box([x, y, z], [50, 24, 4]), radius: 7 });

/** System development: what people see, what happens when, and where it is kept. */
export const systemLayers = stack([
  [
    { ...plate(low), side: 'right' },
    ...Array.from({ length: 6 }, (_, row) => {
      const y = -92 + row * 32;
      return [text(-94, y, low, 30), text(-46, y, low, 58), text(40, y, low, 20), text(78, y, low, 16)];
    }).flat(),
    ...Array.from({ length: 5 }, (_, row) => lying([-100, -77 + row * 32, low], 200, 0, 'right')),
  ],
  [
    plate(middle),
    dash([-46, -56, middle], [40, -56, middle]),
    dash([-46, 4, middle], [0, 4, middle], [0, -40, middle], [40, -40, middle]),
    dash([-46, 4, middle], [40, 4, middle]),
    dash([-46, 66, middle], [40, 66, middle]),
    ...[-68, -8, 54].map((y) => step(-96, y, middle)),
    ...[-68, -8, 54].map((y) => step(40, y, middle)),
  ],
  [
    plate(high),
    line([-110, -78, high], [110, -78, high]),
    text(-96, -94, high, 46),
    ...[34, 58, 82].map((x) => text(x, -94, high, 14)),
    lying([-36, -77, high], 72, 186, 'left'),
    lying([38, -77, high], 71, 186, 'right'),
    ...[-98, -28, 46].map((x) => text(x, -64, high, 26)),
    ...[-52, -14].flatMap((y) => card(-102, y, high, [60, 30])),
    ...card(-102, 24, high, [60, 30], 'light'),
    ...[-52, -14].flatMap((y) => card(-30, y, high, [60, 30])),
    ...card(44, -52, high, [58, 30]),
  ],
]);

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
export const cloudLayers = stack([
  map,
  [
    plate(middle),
    ...server([-84, -84, middle], [64, 64, 18]),
    ...server([-84, -84, middle + 20], [64, 64, 18]),
    ...server([14, -84, middle], [64, 64, 18]),
    ...[0, 13, 26].map((z) => drum([-50, 46, middle + z], 26, 13)),
    line([46, -20, middle], [46, 46, middle], [-24, 46, middle]),
  ],
  [
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
  ],
]);

/** The screen of a phone that lies. */
const phone = (z: number): Shape[] => [
  { ...box([-70, -118, z - 8], [140, 236, 8]), radius: 24 },
  { ...lying([-62, -110, z], 124, 220, 'left', 18) },
  text(-14, -100, z, 28),
];

/** Mobile apps: three screens of one app, above each other. */
export const mobileLayers = stack(
  [
    [
      ...phone(low),
      ...[-76, -26, 24].flatMap((y) => [
        { ...box([-50, y, low], [100, 40, 3]), radius: 8 },
        text(-38, y + 14, low + 3, 56),
        text(-38, y + 26, low + 3, 36),
      ]),
      text(-20, 98, low, 40),
    ],
    [
      ...phone(middle),
      lying([-50, -82, middle], 100, 78, 'right', 8),
      line([-50, -22, middle], [-18, -54, middle], [6, -28, middle], [24, -46, middle], [50, -20, middle]),
      ...[12, 26, 40].map((y, row) => text(-48, y, middle, [90, 90, 54][row] ?? 0)),
      ...[-50, 4].map((x) => lying([x, 56, middle], 46, 34, 'top', 8)),
      text(-20, 98, middle, 40),
    ],
    [
      ...phone(high),
      text(-48, -78, high, 60),
      text(-48, -64, high, 38),
      ...[-48, 0].flatMap((x) => [-48, 0].map((y) => lying([x, y, high], 42, 40, 'top', 10))),
      drum([-27, -28, high], 9, 0),
      sheet('right', [
        [12, -20, high],
        [21, -38, high],
        [30, -20, high],
      ]),
      text(-40, 20, high, 26),
      text(8, 20, high, 26),
      { ...box([-48, 58, high], [92, 28, 6], 'light'), radius: 12 },
      text(-22, 72, high + 6, 40),
      text(-20, 98, high, 40),
    ],
  ],
  [62, 110],
);
