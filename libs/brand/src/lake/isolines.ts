import { contours } from 'd3-contour';
import type { Field } from './noise.ts';

type Point = readonly [x: number, y: number];

/** A closed, smooth line: quadratic curves through whole numbers. */
export interface Ring {
  path: string;
  /** Where its curves meet. */
  points: Point[];
}

interface IsolineOptions {
  field: Field;
  width: number;
  height: number;
  /** Distance of the samples of the field. Larger cells make smoother lines and smaller files. */
  cell: number;
  levels: readonly number[];
}

/** Samples outside the picture, so that lines do not end at its edge. */
const margin = 3;

/** The lines on which a field has each level, from the first level to the last. */
export function isolines({ field, width, height, cell, levels }: IsolineOptions): Ring[][] {
  const [columns, rows] = [width, height].map((length) => Math.ceil(length / cell) + 1 + 2 * margin) as [
    number,
    number,
  ];
  const values = Array.from({ length: columns * rows }, (_, index) =>
    field(((index % columns) - margin) * cell, (Math.floor(index / columns) - margin) * cell),
  );
  const trace = contours().size([columns, rows]);
  return levels.map((level) =>
    trace.contour(values, level).coordinates.flatMap((polygon) =>
      polygon
        .map((ring) =>
          ring.map(([x = 0, y = 0]): Point => [(x - 0.5 - margin) * cell, (y - 0.5 - margin) * cell]),
        )
        .map((points) => thinned(points, 1.15 * cell))
        // A smaller one is a speck.
        .filter((points) => points.length >= 5)
        .map(smooth),
    ),
  );
}

/** Removes points that are nearer than `distance` to the one before them. The last repeats the first. */
function thinned(points: readonly Point[], distance: number): Point[] {
  const kept: Point[] = [];
  for (const point of points.slice(0, -1)) {
    const last = kept.at(-1);
    if (!last || Math.hypot(point[0] - last[0], point[1] - last[1]) > distance) kept.push(point);
  }
  return kept;
}

/**
 * Quadratic curves from the middle of each side to that of the next, which bend towards the corner between them. Corners
 * are even numbers, so their middles are whole, and `t` finds each corner by reflecting the one before it.
 */
function smooth(corners: readonly Point[]): Ring {
  const even = corners.map(([x, y]): Point => [2 * Math.round(x / 2), 2 * Math.round(y / 2)]);
  const first = even[0] ?? [0, 0];
  const start = middle(even.at(-1) ?? first, first);
  let at = start;
  const steps: number[] = [];
  const points = even.map((corner, index): Point => {
    const end = middle(corner, even[(index + 1) % even.length] ?? corner);
    steps.push(end[0] - at[0], end[1] - at[1]);
    at = end;
    return end;
  });
  const [toEndX = 0, toEndY = 0, ...rest] = steps;
  const bend = [first[0] - start[0], first[1] - start[1], toEndX, toEndY];
  return { path: `M${compact(start)}q${compact(bend)}t${compact(rest)}z`, points };
}

const middle = ([x, y]: Point, [nextX, nextY]: Point): Point => [(x + nextX) / 2, (y + nextY) / 2];

/** A minus sign separates numbers as well as a space. */
const compact = (numbers: readonly number[]) => numbers.join(' ').replaceAll(' -', '-');
