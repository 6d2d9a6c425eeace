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
  | { shape: 'sheet'; corners: readonly Point[]; side: Side; tone?: Tone; ink?: Ink }
  | { shape: 'line'; points: readonly Point[]; dashed?: boolean; ink?: Ink }
  | Land
  /** A cone that stands upright, such as a tier of a pine. */
  | { shape: 'cone'; at: Point; radius: number; height: number }
  /** A canoe along y. */
  | { shape: 'canoe'; at: Point; size: Point }
  /** A path in the plane of the picture, not in space, such as a portrait. Its bounds do not extend the view box. */
  | { shape: 'flat'; ink: Ink; path: string }
  /** Letters on a face. Use them as a picture of writing: screen readers do not read a drawing. */
  | { shape: 'letters'; at: Point; text: string; size: number; width: number }
  /** Shapes that the page can move or dim together. */
  | { shape: 'group'; part: Part; of: readonly Shape[] };

/** A sheet with an irregular rounded outline: an island, its shadow on the water, or a ring of water around it. */
interface Land {
  shape: 'land';
  /** Center of the top. */
  at: Point;
  /** Half of its width and depth. */
  size: readonly [x: number, y: number];
  /** How far the side goes down. @default 0 */
  height?: number;
  /** Selects the outline: lands with the same seed are concentric. @default 1 */
  seed?: number;
  /** Style of the top, which replaces that of land. */
  ink?: Ink;
}

/** A part of a drawing that moves on hover (`lift`, `float`) or is dimmed at first (`glow`). */
export type Part = 'lift' | 'float' | 'glow';

export type Drawing = readonly Shape[];

/** Style of a path: the side and tone of a face, or the type of a line. */
export type Ink =
  | `${Side}-${Tone}`
  | 'line'
  | 'dash'
  | 'grid'
  | 'ripple'
  | 'shade'
  | 'glow'
  | 'beam'
  | 'dark'
  | 'hair'
  | 'pupil'
  | 'cloth'
  | 'cloth-shade'
  | 'skin-shade'
  | 'seam'
  | 'day-1'
  | 'day-4'
  | 'day-7'
  | 'sun'
  | 'thick'
  | 'letters';

export interface Stroke {
  ink: Ink;
  /** The `d` of an SVG path. */
  path: string;
  /** Shows only the outline of the whole path, not the lines that cross inside it. */
  joined?: boolean;
  part?: Part;
  /** Letters instead of a path, with the matrix of the face. */
  letters?: { text: string; size: number; width: number; transform: string };
}

const across = Math.cos(Math.PI / 6);
const down = Math.sin(Math.PI / 6);

type Flat = readonly [x: number, y: number];

/** The position of a point in the picture. */
export function project([x, y, z]: Point): Flat {
  return [(x - y) * across, (x + y) * down - z];
}

const number = (value: number) => String(Math.round(value * 10) / 10);
const pair = (point: Point) => project(point).map(number).join(' ');
const polyline = (points: readonly Point[]) => `M${points.map(pair).join('L')}`;
const polygon = (points: readonly Point[]) => `${polyline(points)}Z`;

/** Bounds of a picture: position of its upper left corner, and size. */
export type View = readonly [left: number, top: number, width: number, height: number];

/** Converts a drawing to SVG paths, and calculates the view box that fits them unless there is a `view`. */
export function draw(drawing: Drawing, view?: View): { strokes: Stroke[]; viewBox: string } {
  const strokes: Stroke[] = [];
  for (const stroke of drawing.flatMap(paint)) {
    const last = strokes.at(-1);
    // Lines have no fill that covers others, so consecutive lines of one style are merged into one path.
    if (last?.ink === stroke.ink && last.part === stroke.part && isLine(stroke)) last.path += stroke.path;
    else strokes.push({ ...stroke });
  }
  if (view) return { strokes, viewBox: view.map(number).join(' ') };
  const corners = drawing.flatMap(extent).map(project);
  const xs = corners.map(([x]) => x);
  const ys = corners.map(([, y]) => y);
  const margin = 2;
  const left = Math.min(...xs) - margin;
  const top = Math.min(...ys) - margin;
  const size = [Math.max(...xs) + margin - left, Math.max(...ys) + margin - top];
  return { strokes, viewBox: [left, top, ...size].map(number).join(' ') };
}

const lines: readonly Ink[] = ['line', 'dash', 'ripple', 'beam', 'seam', 'thick'];
const isLine = ({ ink }: Stroke) => lines.includes(ink);

function paint(shape: Shape): Stroke[] {
  switch (shape.shape) {
    case 'ground':
      return [{ ink: 'grid', path: grid(shape) }];
    case 'box':
      return box(shape);
    case 'union':
      return union(shape.of.flatMap(box));
    case 'sheet':
      return [{ ink: shape.ink ?? `${shape.side}-${shape.tone ?? 'plain'}`, path: polygon(shape.corners) }];
    case 'line':
      return [{ ink: shape.ink ?? (shape.dashed ? 'dash' : 'line'), path: polyline(shape.points) }];
    case 'land':
      return land(shape);
    case 'cone':
      return cone(shape);
    case 'canoe':
      return canoe(shape);
    case 'flat':
      return [{ ink: shape.ink, path: shape.path }];
    case 'letters': {
      const [x, y] = project(shape.at);
      const transform = `matrix(.866 .5 0 1 ${number(x)} ${number(y)})`;
      return [
        {
          ink: 'letters',
          path: '',
          letters: { text: shape.text, size: shape.size, width: shape.width, transform },
        },
      ];
    }
    case 'group':
      return shape.of.flatMap(paint).map((stroke) => ({ ...stroke, part: shape.part }));
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

/** An SVG curve through points, each with the distance from it to its control points. */
interface Node {
  point: Flat;
  handle: Flat;
}

const plus = ([x, y]: Flat, [dx, dy]: Flat, times = 1): Flat => [x + dx * times, y + dy * times];
const flat = (point: Flat) => point.map(number).join(' ');

function curve(nodes: readonly Node[], lower = 0): string {
  const at = (point: Flat) => flat(plus(point, [0, lower]));
  return nodes
    .map(({ point, handle }, index) => {
      const previous = nodes[index - 1];
      if (!previous) return at(point);
      return `C${at(plus(previous.point, previous.handle))} ${at(plus(point, handle, -1))} ${at(point)}`;
    })
    .join('');
}

/** Reverses the direction of a curve. */
const reverse = (nodes: readonly Node[]): Node[] =>
  nodes.toReversed().map(({ point, handle: [dx, dy] }) => ({ point, handle: [-dx, -dy] }));

function land({ at: [cx, cy, cz], size: [w, d], height = 0, seed = 1, ink = 'top-plain' }: Land): Stroke[] {
  const point = (angle: number): Flat => {
    // A superellipse, slightly irregular.
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
    const round = (Math.abs(cos) ** 3.2 + Math.abs(sin) ** 3.2) ** (-1 / 3.2);
    const wave = 0.032 * Math.cos(3 * angle + seed * 2.1) + 0.022 * Math.cos(5 * angle + seed * 4.7);
    const radius = round * (1 + wave);
    return project([cx + w * radius * cos, cy + d * radius * sin, cz]);
  };
  const turn = Math.PI * 2;
  const findExtreme = (sign: 1 | -1) => {
    const angles = Array.from({ length: 1440 }, (_, index) => (index / 1440) * turn);
    return angles.reduce((best, angle) => (point(angle)[0] * sign > point(best)[0] * sign ? angle : best));
  };
  // The side is visible between the rightmost and the leftmost point, where the outline is vertical.
  const right = findExtreme(1);
  const left = findExtreme(-1);
  const front = (left - right + turn) % turn;
  const arc = (start: number, length: number, count: number): Node[] =>
    Array.from({ length: count + 1 }, (_, index) => {
      const angle = start + (length * index) / count;
      const [x1, y1] = point(angle - 0.01);
      const [x2, y2] = point(angle + 0.01);
      const scale = length / count / 3 / 0.02;
      return { point: point(angle), handle: [(x2 - x1) * scale, (y2 - y1) * scale] };
    });
  const near = arc(right, front, 6);
  const far = arc(left, turn - front, 6);
  const top: Stroke = { ink, path: `M${curve(near)}${curve(far).replace(/^[^C]*/, '')}Z` };
  if (height === 0) return [top];
  const side = `M${curve(near)}L${curve(reverse(near), height)}Z`;
  return [{ ink: 'left-plain', path: side }, top];
}

function cone({ at, radius, height }: Extract<Shape, { shape: 'cone' }>): Stroke[] {
  const [x, y] = project(at);
  const [a, b] = [radius * Math.sqrt(1.5), radius * Math.sqrt(0.5)];
  const tip = flat([x, y - height]);
  const round = `A${number(a)} ${number(b)} 0 0 1 `;
  return [
    { ink: 'top-plain', path: `M${tip}L${flat([x + a, y])}${round}${flat([x - a, y])}Z` },
    { ink: 'right-plain', path: `M${tip}L${flat([x + a, y])}${round}${flat([x + a * 0.15, y + b * 0.99])}Z` },
  ];
}

function canoe({
  at: [x, y, z],
  size: [width, length, height],
}: Extract<Shape, { shape: 'canoe' }>): Stroke[] {
  // Both sides are curves between the ends, which are higher than the middle.
  const rim = (inset: number, sag: number) => {
    const ends = [pair([x, y + inset, z + height]), pair([x, y + length - inset, z + height])] as const;
    const bend = (side: 1 | -1) => pair([x + side * (width - inset / 3), y + length / 2, z + height - sag]);
    return `M${ends[0]}Q${bend(1)} ${ends[1]}Q${bend(-1)} ${ends[0]}Z`;
  };
  const keel = pair([x + width, y + length / 2, z - height * 1.5]);
  const hull =
    `M${pair([x, y, z + height])}Q${keel} ${pair([x, y + length, z + height])}` +
    `Q${pair([x - width, y + length / 2, z - height * 0.5])} ${pair([x, y, z + height])}Z`;
  const seat = (along: number) =>
    polyline([
      [x - width * 0.44, y + length * along, z + height * 0.45],
      [x + width * 0.44, y + length * along, z + height * 0.45],
    ]);
  return [
    { ink: 'right-plain', path: hull },
    { ink: 'top-plain', path: rim(0, height) },
    { ink: 'left-plain', path: rim(9, height) },
    { ink: 'line', path: seat(0.38) + seat(0.62) },
  ];
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
    case 'group':
      return shape.of.flatMap(extent);
    case 'land': {
      const [w, d] = shape.size;
      const [x, y, z] = shape.at;
      return getCorners({ at: [x - w, y - d, z], size: [w * 2, d * 2, 0] });
    }
    case 'cone': {
      const { at, radius, height } = shape;
      return [at, [at[0], at[1], at[2] + height], [at[0] + radius, at[1] - radius, at[2]]];
    }
    case 'canoe': {
      const [x, y, z] = shape.at;
      return [shape.at, [x, y + shape.size[1], z]];
    }
    case 'flat':
    case 'letters':
      return [];
  }
}

function getCorners({ at: [x, y, z], size: [w, d, h] }: { at: Point; size: Point }): Point[] {
  return [x, x + w].flatMap((px) => [y, y + d].flatMap((py) => [z, z + h].map((pz): Point => [px, py, pz])));
}
