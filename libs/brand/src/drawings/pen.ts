/*
 * Renders drawings in an isometric projection. A drawing is a list of shapes in 3D space: x points right and down, y
 * left and down, both by 30°, and z up. Shapes are painted in the order of the list, so those at the back come first.
 */

export type Point = readonly [x: number, y: number, z: number];

/** Direction of a face, which determines its shade: the top is the lightest, the right the darkest. */
export type Side = 'top' | 'left' | 'right';

/** `light` is the one colored part of a drawing. */
export type Tone = 'plain' | 'light';

export interface Box {
  shape: 'box';
  at: Point;
  /** A size of 0 along the axis makes a flat sheet. */
  size: Point;
  /** Direction of the rounded edges and of the front face. @default z */
  axis?: 'x' | 'y' | 'z';
  /** Radius of the rounded edges. @default 0 */
  radius?: number;
  /** Shade of the front face. @default the shade of its direction */
  side?: Side;
  tone?: Tone;
}

export type Shape =
  | Box
  /** Boxes with the same axis that share one outline, such as the parts of a cloud. */
  | { shape: 'union'; of: readonly Box[] }
  /** The grid below a drawing. Its height reserves space above it in the view box. */
  | { shape: 'ground'; at: Point; size: Point; cell: number }
  /** A flat polygon with these corners, such as a slanted roof. */
  | { shape: 'sheet'; corners: readonly Point[]; side: Side; tone?: Tone }
  | { shape: 'line'; points: readonly Point[]; dashed?: boolean };

export type Drawing = readonly Shape[];

/** Style of a path: the side and tone of a face, or the type of a line. */
export type Ink = `${Side}-${Tone}` | 'line' | 'dash' | 'grid';

export interface Stroke {
  ink: Ink;
  /** The `d` of an SVG path. */
  path: string;
  /** Shows only the outline of the whole path, not the lines that cross inside it. */
  joined?: boolean;
}

const across = Math.cos(Math.PI / 6);
const down = Math.sin(Math.PI / 6);

type Flat = readonly [x: number, y: number];

function project([x, y, z]: Point): Flat {
  return [(x - y) * across, (x + y) * down - z];
}

const number = (value: number) => String(Math.round(value * 10) / 10);
const pair = (point: Point) => project(point).map(number).join(' ');
const polyline = (points: readonly Point[]) => `M${points.map(pair).join('L')}`;
const polygon = (points: readonly Point[]) => `${polyline(points)}Z`;

/** Converts a drawing to SVG paths, and calculates the view box that fits them. */
export function draw(drawing: Drawing): { strokes: Stroke[]; viewBox: string } {
  const strokes: Stroke[] = [];
  for (const stroke of drawing.flatMap(paint)) {
    const last = strokes.at(-1);
    // Lines have no fill that covers others, so consecutive lines of one style are merged into one path.
    if (last?.ink === stroke.ink && isLine(stroke)) last.path += stroke.path;
    else strokes.push({ ...stroke });
  }
  const corners = drawing.flatMap(extent).map(project);
  const xs = corners.map(([x]) => x);
  const ys = corners.map(([, y]) => y);
  const margin = 2;
  const left = Math.min(...xs) - margin;
  const top = Math.min(...ys) - margin;
  const size = [Math.max(...xs) + margin - left, Math.max(...ys) + margin - top];
  return { strokes, viewBox: [left, top, ...size].map(number).join(' ') };
}

const isLine = ({ ink }: Stroke) => ink === 'line' || ink === 'dash';

function paint(shape: Shape): Stroke[] {
  switch (shape.shape) {
    case 'ground':
      return [{ ink: 'grid', path: grid(shape) }];
    case 'box':
      return box(shape);
    case 'union':
      return union(shape.of.flatMap(box));
    case 'sheet':
      return [{ ink: `${shape.side}-${shape.tone ?? 'plain'}`, path: polygon(shape.corners) }];
    case 'line':
      return [{ ink: shape.dashed ? 'dash' : 'line', path: polyline(shape.points) }];
  }
}

function grid({ at: [x, y, z], size: [w, d], cell }: Extract<Shape, { shape: 'ground' }>): string {
  const steps = (length: number) =>
    Array.from({ length: Math.round(length / cell) + 1 }, (_, index) => index * cell);
  const lines = [
    ...steps(w).map((step) =>
      polyline([
        [x + step, y, z],
        [x + step, y + d, z],
      ]),
    ),
    ...steps(d).map((step) =>
      polyline([
        [x, y + step, z],
        [x + w, y + step, z],
      ]),
    ),
  ];
  return lines.join('');
}

/**
 * Properties of a box by its axis: the shades of its front face, its two walls and its rounded wall; the rotation and
 * flags of an SVG arc on the face (`lean`); and the conversion of a point to the coordinates of the face (`read`:
 * across, along, towards the viewer) and back (`place`).
 */
const directions = {
  z: {
    face: 'top',
    walls: ['right', 'left'],
    round: 'left',
    lean: '0 0 1',
    read: ([x, y, z]: Point): Point => [x, y, z],
    place: (u: number, v: number, n: number): Point => [u, v, n],
  },
  y: {
    face: 'left',
    walls: ['right', 'top'],
    round: 'right',
    lean: '60 0 0',
    read: ([x, y, z]: Point): Point => [x, z, y],
    place: (u: number, v: number, n: number): Point => [u, n, v],
  },
  x: {
    face: 'right',
    walls: ['left', 'top'],
    round: 'left',
    lean: '-60 0 1',
    read: ([x, y, z]: Point): Point => [y, z, x],
    place: (u: number, v: number, n: number): Point => [n, u, v],
  },
} as const;

function box({ at, size, axis = 'z', radius = 0, side, tone = 'plain' }: Box): Stroke[] {
  const { face, walls, round, lean, read, place } = directions[axis];
  const [left, low, back] = read(at);
  const [width, height, depth] = read(size);
  const [right, high, front] = [left + width, low + height, back + depth];
  const strokes: Stroke[] = [];
  const add = (light: Side, path: string) => strokes.push({ ink: `${light}-${tone}`, path });

  if (radius === 0) {
    const wall = (u: number, v: number) =>
      polygon([place(u, v, front), place(right, high, front), place(right, high, back), place(u, v, back)]);
    if (depth > 0) {
      add(walls[1], wall(left, high));
      add(walls[0], wall(right, low));
    }
    add(
      side ?? face,
      polygon([
        place(left, low, front),
        place(right, low, front),
        place(right, high, front),
        place(left, high, front),
      ]),
    );
    return strokes;
  }

  // A circle is the same ellipse on all three sides, with a different rotation.
  const arc = `A${number(radius * Math.sqrt(1.5))} ${number(radius * Math.sqrt(0.5))} ${lean} `;
  const near = (n: number) =>
    `${arc}${pair(place(right, low + radius, n))}L${pair(place(right, high - radius, n))}` +
    `${arc}${pair(place(right - radius, high, n))}L${pair(place(left + radius, high, n))}`;
  if (depth > 0) {
    // The outline leaves the rounded edge at the middle of its arc.
    const inset = radius * (1 - Math.SQRT1_2);
    const first = (n: number) => pair(place(right - inset, low + inset, n));
    const last = (n: number) => pair(place(left + inset, high - inset, n));
    add(round, `M${first(front)}L${first(back)}${near(back)}${arc}${last(back)}L${last(front)}Z`);
  }
  add(
    side ?? face,
    `M${pair(place(right - radius, low, front))}${near(front)}` +
      `${arc}${pair(place(left, high - radius, front))}L${pair(place(left, low + radius, front))}` +
      `${arc}${pair(place(left + radius, low, front))}Z`,
  );
  return strokes;
}

/** Merges paths of the same style into one. */
function union(parts: readonly Stroke[]): Stroke[] {
  const inks = [...new Set(parts.map(({ ink }) => ink))];
  return inks.map((ink) => ({
    ink,
    path: parts.flatMap((part) => (part.ink === ink ? part.path : [])).join(''),
    joined: true,
  }));
}

/** The points that define the bounds of a shape. */
function extent(shape: Shape): Point[] {
  switch (shape.shape) {
    case 'ground':
    case 'box':
      return getCorners(shape);
    case 'union':
      return shape.of.flatMap(getCorners);
    case 'sheet':
      return [...shape.corners];
    case 'line':
      return [...shape.points];
  }
}

function getCorners({ at: [x, y, z], size: [w, d, h] }: { at: Point; size: Point }): Point[] {
  return [x, x + w].flatMap((px) => [y, y + d].flatMap((py) => [z, z + h].map((pz): Point => [px, py, pz])));
}
