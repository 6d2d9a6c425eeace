import type { Box, Drawing, Point, Shape, Side } from '../drawings/pen.ts';
import {
  box,
  cloud,
  dash,
  drum,
  line,
  lying,
  move,
  patch,
  pine,
  sheet,
  standing,
} from '../drawings/shapes.ts';

/** An upright disc with its front to the left. */
const disc = ([x, y, z]: Point, radius: number, thickness: number): Box =>
  standing([x - radius, y, z - radius], [radius * 2, radius * 2, thickness], radius);

/** The half of an upright ring above its center, as a line. */
const arch = ([x, y, z]: Point, radius: number, height: number, steps = 8): Shape =>
  line(
    [x - radius, y, z],
    ...Array.from({ length: steps + 1 }, (_, step): Point => {
      const angle = Math.PI * (1 - step / steps);
      return [x + radius * Math.cos(angle), y, z + height + radius * Math.sin(angle)];
    }),
    [x + radius, y, z],
  );

/** A sheet with a tail, on which someone speaks. */
const speech = ([x, y, z]: Point, width: number, height: number): Shape[] => [
  sheet('top', [
    [x, y, z],
    [x + 4, y, z],
    [x + 4, y, z - 5],
    [x + 9, y, z],
    [x + width, y, z],
    [x + width, y, z + height],
    [x, y, z + height],
  ]),
];

/** A phone, upright. */
const phone = (at: Point): Shape[] => [standing(at, [10, 17, 2.5], 2)];

/** A person, such as a piece of a board game. */
const person = ([x, y, z]: Point, height: number): Shape[] => [
  { shape: 'cone', at: [x, y, z], radius: 5.5, height },
  disc([x, y, z + height], 4, 0),
];

/** A database. */
const store = ([x, y, z]: Point): Shape[] => [drum([x, y, z], 6, 6), drum([x, y, z + 6], 6, 6)];

const windowOf = (at: Point, width: number, height: number): Shape[] => [
  { ...standing(at, [width, height, 2.5]), side: 'top' },
];

const stopwatch: Drawing = [
  disc([0, 0, 0], 10.5, 3),
  line([0, 0, 10.5], [0, 0, 14]),
  line([-3, 0, 14], [3, 0, 14]),
  line([0, 0, 6], [0, 0, 0], [4, 0, -2]),
];

const padlock: Drawing = [
  arch([0, -2, 1], 5, 5),
  standing([-8, 0, -10], [16, 12, 5]),
  line([0, 0, -3], [0, 0, -6]),
];

const copies: Drawing = [...store([4, -4, 0]), ...store([-3, 3, -4])];

const servers: Drawing = [
  box([-7.5, -7.5, -10], [15, 15, 7]),
  box([-7.5, -7.5, 0], [15, 15, 7]),
  line([-4.5, 7.5, 3.5], [-1, 7.5, 3.5]),
  line([-4.5, 7.5, -6.5], [-1, 7.5, -6.5]),
];

const languages: Drawing = [
  ...speech([-4, -6, 3], 15, 11),
  ...speech([-10, 5, -3], 19, 14),
  // 文, in four strokes.
  line([-0.5, 5, 9], [-0.5, 5, 7]),
  line([-6, 5, 6.5], [5, 5, 6.5]),
  line([2.5, 5, 6.5], [-5, 5, -0.5]),
  line([-3.5, 5, 6.5], [4, 5, -0.5]),
];

/** The icons of lists, in the projection and with the line of the illustrations. */
export const icons = {
  copies,
  languages,
  padlock,
  servers,
  stopwatch,
  bars: [box([-11, -4, -10], [7, 8, 7]), box([-3, -4, -10], [7, 8, 13]), box([5, -4, -10], [7, 8, 20])],
  bell: [
    line([0, 0, 11], [0, 0, 9]),
    sheet('top', [
      [-10, 0, -7],
      [-7, 0, -3],
      [-6, 0, 4],
      [-3, 0, 8],
      [0, 0, 9],
      [3, 0, 8],
      [6, 0, 4],
      [7, 0, -3],
      [10, 0, -7],
    ]),
    line([-3, 0, -10], [3, 0, -10]),
  ],
  bag: [box([-8, -5, -11], [16, 10, 15]), arch([0, 5, 0], 4, 2)],
  brackets: [
    ...windowOf([-12, 0, -9], 24, 19),
    line([-4, 0, 4.5], [-8, 0, 0.5], [-4, 0, -3.5]),
    line([4, 0, 4.5], [8, 0, 0.5], [4, 0, -3.5]),
  ],
  cloud: [...move([0, 6, -4], [{ ...cloud([-12, 0, 0], 'plain', 0.24) }]), line([-11, 6, 8], [12, 6, -6])],
  coins: [drum([2, -2, 0], 8, 3.5), drum([-1, 1, 3.5], 8, 3.5), drum([1, -1, 7], 8, 3.5)],
  cubeInside: [
    box([-8, 0, -8], [8, 8, 8]),
    dash([0, -8, -8], [8, -8, -8], [8, 8, -8], [0, 8, -8]),
    dash([-8, -8, 8], [8, -8, 8], [8, 8, 8], [-8, 8, 8], [-8, -8, 8]),
    dash([8, 8, -8], [8, 8, 8]),
    dash([8, -8, -8], [8, -8, 8]),
    dash([-8, 8, 0], [-8, 8, 8]),
  ],
  devices: [...windowOf([-12, -4, 0], 22, 14), ...phone([2, 2, -1])],
  key: [
    disc([-6, 0, 3], 6.5, 0),
    disc([-6, 0, 3], 2, 0),
    line([0.5, 0, 3], [13, 0, 3], [13, 0, -2]),
    line([9, 0, 3], [9, 0, -1]),
  ],
  lamp: [
    line([0, 0, -12], [0, 0, 1]),
    lying([-5, -5, -12], 10, 10, 'top', 5),
    drum([0, 0, 1], 4.5, 8),
    drum([0, 0, 9], 6, 2),
    line([-6.5, 6.5, 5], [-9, 9, 5]),
    line([6.5, -6.5, 5], [9, -9, 5]),
  ],
  move: [
    box([-13, -11, -8], [12, 11, 12]),
    line([2, -5, -2], [13, -5, -2]),
    line([8, -9, -2], [13, -5, -2], [8, -1, -2]),
  ],
  nib: [
    sheet('left', [
      [-4, 0, 13],
      [4, 0, 13],
      [7, 0, 1],
      [0, 0, -12],
      [-7, 0, 1],
    ]),
    line([0, 0, -12], [0, 0, 0]),
    disc([0, 0, 2], 2, 0),
  ],
  nut: [...nutSides(10), sheet('top', hexagon(10, 0)), lying([-5, -5, 0], 10, 10, 'right', 5)],
  people: [...person([4, -5, 0], 15), ...person([-4, 4, 0], 13)],
  phones: [...phone([0, -6, 0]), ...phone([-10, 5, -1])],
  pine: pine([0, 0, -17], 0.48),
  plugs: [box([-13, -5, -5], [9, 9, 9]), box([4, -5, -5], [9, 9, 9]), line([-4, 4, 0], [4, 4, 0])],
  pulse: [
    ...windowOf([-12, 0, -9], 24, 19),
    line([-9, 0, 0], [-4, 0, 0], [-1, 0, 6], [3, 0, -6], [5, 0, 0], [9, 0, 0]),
  ],
  route: [
    line([-8, 5.5, 1], [5, 5.5, 1], [5, -8, 1]),
    drum([-8, 5.5, 0], 3, 2.5),
    drum([5, 5.5, 0], 3, 2.5),
    drum([5, -8, 0], 3, 2.5),
  ],
  speech: [...speech([-11, 0, -5], 22, 15), line([-7, 0, 2.5], [7, 0, 2.5])],
  stage: [...store([5, -5, 2]), ...windowOf([-10, 5, -2], 17, 13)],
  tiles: [
    standing([-7, 0, -11], [14, 22, 2.5], 2),
    ...[-4.5, 0.5].flatMap((x) => [-4.5, 0.5].map((z) => patch([x, 0, z], 4, 4, 'top'))),
  ],
} as const satisfies Record<string, Drawing>;

export type IconName = keyof typeof icons;

/** The corners of a lying hexagon. */
function hexagon(radius: number, z: number): Point[] {
  return Array.from({ length: 6 }, (_, corner): Point => {
    const angle = (corner * Math.PI) / 3;
    return [radius * Math.cos(angle), radius * Math.sin(angle), z];
  });
}

/** The sides of a nut that face the viewer. */
function nutSides(radius: number): Shape[] {
  const [top, bottom] = [hexagon(radius, 0), hexagon(radius, -6)];
  const side = (from: number, to: number, shade: Side): Shape =>
    sheet(
      shade,
      [top[from], top[to], bottom[to], bottom[from]].filter((point) => point !== undefined),
    );
  return [side(5, 0, 'right'), side(0, 1, 'right'), side(1, 2, 'left')];
}
