/*
 * One pen for every drawing. A drawing is a list of shapes in space: x goes right and down, y left and down, both
 * by 30°, and z goes up. Shapes are painted in the order of the list, so what stands behind comes first.
 */

export type Point = readonly [x: number, y: number, z: number];

/** Which way a face looks, and so how much light it gets: the top most, the right least. */
export type Side = 'top' | 'left' | 'right';

/** `light` is the one part that is in colour. */
export type Tone = 'plain' | 'light';

export type Shape =
  | { shape: 'ground'; at: Point; size: readonly [x: number, y: number]; cell: number }
  | { shape: 'box'; at: Point; size: Point; tone?: Tone }
  | { shape: 'cylinder'; at: Point; radius: number; height: number; tone?: Tone }
  /** A sheet without thickness, through these corners. */
  | { shape: 'sheet'; corners: readonly Point[]; side?: Side; tone?: Tone }
  | { shape: 'line'; points: readonly Point[]; dashed?: boolean };

export type Drawing = readonly Shape[];

/** How a stroke or a face is dressed: which side it shows, or which line it is. */
export type Ink = `${Side}-${Tone}` | 'line' | 'dash' | 'grid';

export interface Stroke {
  ink: Ink;
  /** The `d` of an SVG path. */
  path: string;
}

const across = Math.cos(Math.PI / 6);
const down = Math.sin(Math.PI / 6);

type Flat = readonly [x: number, y: number];

function project([x, y, z]: Point): Flat {
  return [(x - y) * across, (x + y) * down - z];
}

const number = (value: number) => String(Math.round(value * 10) / 10);
const pair = ([x, y]: Flat) => `${number(x)} ${number(y)}`;
const polyline = (points: readonly Point[]) => `M${points.map((point) => pair(project(point))).join('L')}`;
const polygon = (points: readonly Point[]) => `${polyline(points)}Z`;

/** Turns a drawing into paths, and finds the frame that holds them all. */
export function draw(drawing: Drawing): { strokes: Stroke[]; viewBox: string } {
  const strokes = drawing.flatMap(paint);
  const corners = drawing.flatMap(extent).map(project);
  const xs = corners.map(([x]) => x);
  const ys = corners.map(([, y]) => y);
  const margin = 2;
  const left = Math.min(...xs) - margin;
  const top = Math.min(...ys) - margin;
  const size = [Math.max(...xs) + margin - left, Math.max(...ys) + margin - top];
  return { strokes, viewBox: [left, top, ...size].map(number).join(' ') };
}

function paint(shape: Shape): Stroke[] {
  switch (shape.shape) {
    case 'ground':
      return [{ ink: 'grid', path: grid(shape) }];
    case 'box':
      return box(shape);
    case 'cylinder':
      return cylinder(shape);
    case 'sheet':
      return [{ ink: `${shape.side ?? 'left'}-${shape.tone ?? 'plain'}`, path: polygon(shape.corners) }];
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

function box({ at: [x, y, z], size: [w, d, h], tone = 'plain' }: Extract<Shape, { shape: 'box' }>): Stroke[] {
  const far: Point = [x, y, z + h];
  const right: Point = [x + w, y, z + h];
  const near: Point = [x + w, y + d, z + h];
  const left: Point = [x, y + d, z + h];
  const foot = ([px, py]: Point): Point => [px, py, z];
  return [
    { ink: `left-${tone}`, path: polygon([left, near, foot(near), foot(left)]) },
    { ink: `right-${tone}`, path: polygon([near, right, foot(right), foot(near)]) },
    { ink: `top-${tone}`, path: polygon([far, right, near, left]) },
  ];
}

/** A circle on the ground looks like this ellipse, whatever its place. */
const wide = Math.SQRT2 * across;
const flat = Math.SQRT2 * down;

function cylinder({ at, radius, height, tone = 'plain' }: Extract<Shape, { shape: 'cylinder' }>): Stroke[] {
  const [x, bottom] = project(at);
  const top = bottom - height;
  const [a, b] = [radius * wide, radius * flat];
  const arc = (sweep: 0 | 1, to: Flat) => `A${number(a)} ${number(b)} 0 0 ${String(sweep)} ${pair(to)}`;
  const front: Flat = [x, bottom + b];
  return [
    {
      ink: `left-${tone}`,
      path: `M${pair([x - a, top])}L${pair([x - a, bottom])}${arc(0, front)}${arc(0, [x + a, bottom])}L${pair([x + a, top])}Z`,
    },
    { ink: `top-${tone}`, path: `M${pair([x - a, top])}${arc(1, [x + a, top])}${arc(1, [x - a, top])}Z` },
  ];
}

/** The points that a shape reaches to. */
function extent(shape: Shape): Point[] {
  switch (shape.shape) {
    case 'ground':
      return [...cornersOf(shape.at, [...shape.size, 0])];
    case 'box':
      return [...cornersOf(shape.at, shape.size)];
    case 'cylinder': {
      const [x, y, z] = shape.at;
      const side = shape.radius * 2;
      return cornersOf([x - shape.radius, y - shape.radius, z], [side, side, shape.height]);
    }
    case 'sheet':
      return [...shape.corners];
    case 'line':
      return [...shape.points];
  }
}

function cornersOf([x, y, z]: Point, [w, d, h]: Point): Point[] {
  return [x, x + w].flatMap((px) => [y, y + d].flatMap((py) => [z, z + h].map((pz): Point => [px, py, pz])));
}
