/*
 * The lines of a lake in the browser: read from its file, placed as the browser places the picture, and without the
 * parts behind text. Lengths are in CSS pixels.
 */

export interface Point {
  x: number;
  y: number;
}

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** A line on which motes travel. */
export interface Line {
  points: readonly Point[];
  /** The distance of each point from the first, along the line. */
  distances: readonly number[];
  length: number;
  isClosed: boolean;
}

interface LakeShape {
  width: number;
  height: number;
  /** Where the picture is while it is larger than its box: 0 is the start, 1 the end. */
  align: Point;
  rings: readonly Point[][];
  /** The places of figures. */
  figures: readonly Point[];
}

/** Straight parts of each curve: some 7 px long. */
const partsPerCurve = 5;

const shares = { Min: 0, Mid: 0.5, Max: 1 };
type Share = keyof typeof shares;

/** Reads a file of `@studio/brand/lakes`, which only has the commands `M`, `q`, `t` and `z`, all but the first relative. */
export function readLake(file: string): LakeShape | undefined {
  const frame = /viewBox="0 0 (\d+) (\d+)" preserveAspectRatio="x(Min|Mid|Max)Y(Min|Mid|Max)/.exec(file);
  if (!frame) return undefined;
  const [, width, height, x, y] = frame;
  const paths = [...file.matchAll(/<path vector-effect[^>]* d="([^"]+)"/g)].flatMap(([, path = '']) =>
    path.split('z').filter(Boolean),
  );
  return {
    width: Number(width),
    height: Number(height),
    align: { x: shares[x as Share], y: shares[y as Share] },
    rings: paths.map(flatten),
    figures: Array.from(file.matchAll(/<text[^>]* x="(\d+)" y="(\d+)"/g), ([, left, bottom]) => ({
      x: Number(left),
      y: Number(bottom) - 4,
    })),
  };
}

function flatten(path: string): Point[] {
  const [x = 0, y = 0, bendX = 0, bendY = 0, ...ends] = (path.match(/-?\d+/g) ?? []).map(Number);
  let at = { x, y };
  let corner = { x: x + bendX, y: y + bendY };
  const points: Point[] = [];
  for (let index = 0; index + 1 < ends.length; index += 2) {
    const end = { x: at.x + (ends[index] ?? 0), y: at.y + (ends[index + 1] ?? 0) };
    for (let part = 0; part < partsPerCurve; part += 1) {
      const share = part / partsPerCurve;
      const [first, second, third] = [(1 - share) ** 2, 2 * share * (1 - share), share ** 2];
      points.push({
        x: first * at.x + second * corner.x + third * end.x,
        y: first * at.y + second * corner.y + third * end.y,
      });
    }
    corner = { x: 2 * end.x - corner.x, y: 2 * end.y - corner.y };
    at = end;
  }
  return points;
}

/** Space around a figure. */
const space = 16;

/** The lines of a lake that covers a box, without the parts outside of it, in `taken` boxes and at figures. */
export function placeLines(
  { width, height, align, rings, figures }: LakeShape,
  size: { width: number; height: number },
  taken: readonly Box[],
): Line[] {
  const scale = Math.max(size.width / width, size.height / height);
  const left = (size.width - width * scale) * align.x;
  const top = (size.height - height * scale) * align.y;
  const place = ({ x, y }: Point) => ({ x: left + x * scale, y: top + y * scale });
  const marks = figures.map(place);
  const isClear = ({ x, y }: Point) =>
    x > 0 &&
    y > 0 &&
    x < size.width &&
    y < size.height &&
    taken.every((box) => x < box.left || x > box.right || y < box.top || y > box.bottom) &&
    marks.every((mark) => Math.hypot(mark.x - x, mark.y - y) > space);
  return rings.flatMap((ring) => split(ring.map(place), isClear));
}

/** A shorter line would hold its motes in one place. */
const shortest = 24;

/** Splits a ring into its clear parts. */
function split(ring: readonly Point[], isClear: (point: Point) => boolean): Line[] {
  const firstTaken = ring.findIndex((point) => !isClear(point));
  if (firstTaken === -1) return [measure([...ring, ...ring.slice(0, 1)], true)];
  // Starts at a part that is not clear, so that no clear part is at the seam.
  const parts: Point[][] = [[]];
  for (const point of [...ring.slice(firstTaken), ...ring.slice(0, firstTaken)])
    if (isClear(point)) parts.at(-1)?.push(point);
    else parts.push([]);
  return parts.map((points) => measure(points, false)).filter(({ length }) => length > shortest);
}

function measure(points: readonly Point[], isClosed: boolean): Line {
  let length = 0;
  const distances = points.map((point, index) => {
    const last = points[index - 1] ?? point;
    return (length += Math.hypot(point.x - last.x, point.y - last.y));
  });
  return { points, distances, length, isClosed };
}

/** The point at a distance from the start of a line. */
export function pointAt({ points, distances }: Line, distance: number): Point {
  const next = Math.max(
    1,
    distances.findIndex((each) => each >= distance),
  );
  const [from, to] = [points[next - 1], points[next]];
  if (!from || !to) return { x: 0, y: 0 };
  const start = distances[next - 1] ?? 0;
  const share = (distance - start) / ((distances[next] ?? 0) - start || 1);
  return { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share };
}
