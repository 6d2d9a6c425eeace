import type { Box, Ink, Part, Point, Shape, Side, Tone } from './pen.ts';

/** The ground of all card drawings, so that they have the same view box and scale. */
export const cardGround: Shape = { shape: 'ground', at: [-120, -120, 0], size: [240, 240, 60], cell: 30 };

/** The ground of all header drawings, which have space for more detail. */
export const headerGround: Shape = { shape: 'ground', at: [-165, -165, 0], size: [330, 330, 92], cell: 30 };

export const box = (at: Point, size: Point, tone: Tone = 'plain'): Box => ({ shape: 'box', at, size, tone });

/** A cylinder. The point is the center of its base. */
export const drum = ([x, y, z]: Point, radius: number, height: number, tone: Tone = 'plain'): Box => ({
  shape: 'box',
  at: [x - radius, y - radius, z],
  size: [radius * 2, radius * 2, height],
  radius,
  tone,
});

/** A horizontal sheet. */
export const lying = ([x, y, z]: Point, width: number, depth: number, side: Side, radius = 0): Box => ({
  shape: 'box',
  at: [x, y, z],
  size: [width, depth, 0],
  radius,
  side,
});

/** An upright box with its front to the left, such as a window. Without thickness it is a sheet. */
export const standing = (
  [x, y, z]: Point,
  [width, height, thickness]: Point,
  radius = 0,
  tone: Tone = 'plain',
): Box => ({
  shape: 'box',
  axis: 'y',
  at: [x, y - thickness, z],
  size: [width, thickness, height],
  radius,
  tone,
});

export const line = (...points: Point[]): Shape => ({ shape: 'line', points });
export const dash = (...points: Point[]): Shape => ({ shape: 'line', points, dashed: true });

/** A line of text along x. */
export const writing = ([x, y, z]: Point, width: number) => line([x, y, z], [x + width, y, z]);

/** The window of a browser or an app, with a title bar and two buttons. */
export const window = ([x, y, z]: Point, width: number, height: number): Shape[] => [
  { ...standing([x, y, z], [width, height, 5]), side: 'top' },
  writing([x, y, z + height - 15], width),
  writing([x + 7, y, z + height - 7.5], 3),
  writing([x + 15, y, z + height - 7.5], 3),
];

/** A sheet on the front of an upright box. */
export const patch = (at: Point, width: number, height: number, side: Side = 'right', radius = 0): Box => ({
  ...standing(at, [width, height, 0], radius),
  side,
});

/** One server of a rack, with lights. */
export const server = ([x, y, z]: Point, [w, d, h]: Point, tone?: Tone): Shape[] => [
  box([x, y, z], [w, d, h], tone),
  writing([x + w * 0.12, y + d, z + h / 2], w * 0.08),
  writing([x + w * 0.28, y + d, z + h / 2], w * 0.08),
  writing([x + w * 0.58, y + d, z + h / 2], w * 0.3),
];

/** An upright cloud, `scale` times as large as on a card. The point is the lower left end of its front. */
export const cloud = ([x, y, z]: Point, tone: Tone, scale = 1): Shape => {
  const puff = (across: number, up: number, radius: number): Box => ({
    shape: 'box',
    axis: 'y',
    at: [x + (across - radius) * scale, y - 30 * scale, z + (up - radius) * scale],
    size: [radius * 2 * scale, 30 * scale, radius * 2 * scale],
    radius: radius * scale,
    tone,
  });
  return {
    shape: 'union',
    of: [
      standing([x, y, z], [100 * scale, 34 * scale, 30 * scale], 17 * scale, tone),
      puff(32, 27, 20),
      puff(66, 33, 27),
    ],
  };
};

/** A puzzle piece, with tabs on the two sides that face away. */
export const piece = ([x, y, z]: Point, [w, d, h]: Point, tone?: Tone): Shape => ({
  shape: 'union',
  of: [
    drum([x - 12, y + d / 2, z], 13, h, tone),
    drum([x + w / 2, y - 12, z], 13, h, tone),
    box([x, y, z], [w, d, h], tone),
  ],
});

/** The holes for the tabs of a `piece` with the same position and size, in the pieces behind it. */
export const holes = ([x, y, z]: Point, [w, d, h]: Point): Shape[] => {
  const [mx, my, top] = [x + w / 2, y + d / 2, z + h];
  const dark = (shape: Box): Box => ({ ...shape, side: 'right' });
  return [
    dark(standing([mx - 6, y, z], [12, h, 0])),
    dark({ ...box([x, my - 6, z], [0, 12, h]), axis: 'x' }),
    {
      shape: 'union',
      of: [dark(drum([x - 14, my, top], 13, 0)), lying([x - 8, my - 6, top], 8, 12, 'right')],
    },
    {
      shape: 'union',
      of: [dark(drum([mx, y - 14, top], 13, 0)), lying([mx - 6, y - 8, top], 12, 8, 'right')],
    },
  ];
};

/** Moves shapes in space. */
export function move(by: Point, shapes: readonly Shape[]): Shape[] {
  return shapes.map((shape) => moveShape(by, shape));
}

const add = ([x, y, z]: Point, [dx, dy, dz]: Point): Point => [x + dx, y + dy, z + dz];

function moveShape(by: Point, shape: Shape): Shape {
  switch (shape.shape) {
    case 'union':
      return { ...shape, of: shape.of.map((part) => ({ ...part, at: add(part.at, by) })) };
    case 'group':
      return { ...shape, of: move(by, shape.of) };
    case 'sheet':
      return { ...shape, corners: shape.corners.map((corner) => add(corner, by)) };
    case 'line':
      return { ...shape, points: shape.points.map((point) => add(point, by)) };
    case 'flat':
      return shape;
    default:
      return { ...shape, at: add(shape.at, by) };
  }
}

export const sheet = (side: Side, corners: readonly Point[], tone: Tone = 'plain'): Shape => ({
  shape: 'sheet',
  side,
  corners,
  tone,
});

export const group = (part: Part, of: readonly Shape[]): Shape => ({ shape: 'group', part, of });

/** A pine with three tiers, `scale` times 66 high. */
export const pine = ([x, y, z]: Point, scale = 1): Shape[] => [
  line([x, y, z], [x, y, z + 12 * scale]),
  ...[
    [15, 9, 29],
    [12, 23, 28],
    [9, 38, 28],
  ].map(([radius = 0, up = 0, height = 0]): Shape => ({
    shape: 'cone',
    at: [x, y, z + up * scale],
    radius: radius * scale,
    height: height * scale,
  })),
];

/** A gable roof with its gable to the left, on walls of this size that end at z. */
function roof([x, y, z]: Point, [w, d, h]: Point, eaves = 8): Shape[] {
  const ridge = x + w / 2;
  const front = y + d + eaves;
  const back = y - eaves;
  const low = z - (h * eaves) / (w / 2) + 3;
  const top = z + h + 3;
  const board = 6;
  const slope = (edge: number): Shape =>
    sheet('top', [
      [ridge, back, top],
      [ridge, front, top],
      [edge, front, low],
      [edge, back, low],
    ]);
  const gable = (edge: number): Shape =>
    sheet('left', [
      [ridge, front, top],
      [edge, front, low],
      [edge, front, low - board],
      [ridge, front, top - board],
    ]);
  const right = x + w + eaves;
  return [
    slope(x - eaves),
    gable(x - eaves),
    gable(right),
    sheet('right', [
      [right, front, low],
      [right, back, low],
      [right, back, low - board],
      [right, front, low - board],
    ]),
    slope(right),
  ];
}

/** A house with its gable to the left. Its roof is `rise` high. */
export const house = (at: Point, size: Point, rise: number): Shape[] => {
  const [x, y, z] = at;
  const [w, d, h] = size;
  return [
    box(at, size),
    sheet('left', [
      [x, y + d, z + h],
      [x + w, y + d, z + h],
      [x + w / 2, y + d, z + h + rise],
    ]),
    ...roof([x, y, z + h], [w, d, rise]),
  ];
};

/** A lamp on a post, and the steps of its light on what is around it. */
export const lamp = ([x, y, z]: Point, height: number): Shape[] => [
  line([x, y, z], [x, y, z + height]),
  drum([x, y, z + height], 6, 13, 'light'),
  drum([x, y, z + height + 13], 8, 3),
];

/** Light in steps, like the depths of a lake. */
export const glow = ([x, y, z]: Point, radii: readonly number[]): Shape =>
  group(
    'glow',
    radii.map((radius) => ({ shape: 'land', at: [x, y, z], size: [radius, radius], seed: 4, ink: 'glow' })),
  );

/** The rings of water around an island, and its shadow. */
export const water = (
  [x, y, z]: Point,
  [w, d]: readonly [number, number],
  seed: number,
  rings = 3,
): Shape[] => [
  ...Array.from({ length: rings }, (_, index): Shape => {
    const distance = 16 + (rings - index - 1) * 18;
    return { shape: 'land', at: [x, y, z], size: [w + distance, d + distance], seed, ink: 'ripple' };
  }),
  { shape: 'land', at: [x + 5, y + 5, z - 5], size: [w, d], seed, ink: 'shade' },
];

/** Land in two steps. The upper one ends at z. */
export const shore = ([x, y, z]: Point, [w, d]: readonly [number, number], seed: number): Shape[] => [
  { shape: 'land', at: [x, y, z - 10], size: [w, d], height: 10, seed },
  { shape: 'land', at: [x, y, z], size: [w - 19, d - 19], height: 10, seed },
];

/** An island on the water with these shapes, which stand on z = 12. */
export const island = (seed: number, shapes: readonly Shape[]): Shape[] => [
  ...water([0, 0, -8], [124, 124], seed),
  group('lift', [...shore([0, 0, 12], [124, 124], seed), ...shapes]),
];

/** A path in the plane of the picture. */
export const flat = (ink: Ink, path: string): Shape => ({ shape: 'flat', ink, path });

/** The path of a circle in the plane of the picture. */
export function circle(x: number, y: number, radius: number): string {
  const arc = (dx: number) => `a${String(radius)} ${String(radius)} 0 1 0 ${String(dx)} 0`;
  return `M${String(x - radius)} ${String(y)}${arc(radius * 2)}${arc(radius * -2)}Z`;
}
