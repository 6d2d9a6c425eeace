import type { Box, Point, Shape, Side, Tone } from './pen.ts';

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
