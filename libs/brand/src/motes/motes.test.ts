import { describe, expect, it } from 'vitest';
import { lakeFile, traceLake } from '../lake/lake-file.ts';
import * as lakes from '../lake/lakes.ts';
import { add, drop, placeOf, scatter, travel, type Mote } from './field.ts';
import { placeLines, readLake, type Box, type Line, type Point } from './lake-lines.ts';

function homeLake() {
  const shape = readLake(lakeFile(lakes.home));
  if (!shape) throw new Error('Expected a lake.');
  return shape;
}

const homeLines = (taken: readonly Box[] = [], size = { width: 1440, height: 980 }) =>
  placeLines({ ...homeLake(), figures: [] }, size, taken);

const places = (field: readonly Mote[]) => field.map((mote) => placeOf(mote)).filter((place) => !!place);
const isInside = ({ x, y }: Point, { left, top, right, bottom }: Box) =>
  x > left && x < right && y > top && y < bottom;

const distanceTo = (points: readonly Point[]) => (place: Point) =>
  Math.min(...points.map(({ x, y }) => Math.hypot(x - place.x, y - place.y)));

describe('the lines of a lake', () => {
  it('pass through the points where the curves of the file meet', () => {
    const drawn = traceLake(lakes.home)
      .flat()
      .flatMap((ring) => ring.points)
      .map(([x, y]): Point => ({ x, y }))
      .filter((point) => isInside(point, { left: 40, top: 40, right: 1400, bottom: 940 }));
    const nearest = drawn.map(distanceTo(homeLines().flatMap(({ points }) => points)));
    expect(Math.max(...nearest)).toBeLessThan(0.001);
  });

  it('are cropped and aligned as the picture is', () => {
    const taken: Box[] = [];
    const whole = homeLines(taken).flatMap(({ points }) => points);
    const shift = 1440 - 375;
    const cropped = homeLines(taken, { width: 375, height: 980 }).flatMap(({ points }) => points);
    const shifted = cropped.map(({ x, y }) => ({ x: x + shift, y })).map(distanceTo(whole));
    expect(Math.max(...shifted)).toBeLessThan(0.001);
  });

  it('leave out what is behind a text', () => {
    const text = { left: 300, top: 200, right: 1200, bottom: 700 };
    const lines = homeLines([text]);
    expect(lines.length).toBeGreaterThan(3);
    for (const { points } of lines) expect(points.filter((point) => isInside(point, text))).toEqual([]);
  });

  it('leave out the figures on them', () => {
    const { figures } = homeLake();
    expect(figures.length).toBeGreaterThan(10);
    const lines = placeLines(homeLake(), { width: 1440, height: 980 }, []);
    const nearest = figures.map(distanceTo(lines.flatMap(({ points }) => points)));
    expect(Math.min(...nearest)).toBeGreaterThan(12);
  });

  it('are none if a text is everywhere, and if the file is not a lake', () => {
    expect(homeLines([{ left: 0, top: 0, right: 1440, bottom: 980 }])).toEqual([]);
    expect(readLake('<html>')).toBeUndefined();
  });
});

describe('motes', () => {
  it('start as the given number, each at a place of its own, the same on every visit', () => {
    const field = scatter(40, homeLines());
    expect(new Set(places(field).map(({ x, y }) => `${String(x)} ${String(y)}`)).size).toBe(40);
    expect(scatter(40, homeLines())).toEqual(field);
  });

  it('are six more after a click, up to eighty', () => {
    const lines = homeLines();
    const counts: number[] = [];
    let field = scatter(40, lines);
    for (let clicks = 0; clicks < 8; clicks += 1) {
      field = add(field, drop(6, lines, { x: 700, y: 500 }), 80);
      counts.push(field.length);
    }
    expect(counts).toEqual([46, 52, 58, 64, 70, 76, 80, 80]);
  });

  it('keep those that are above the limit', () => {
    expect(add(scatter(90, homeLines()), drop(6, homeLines(), { x: 0, y: 0 }), 80)).toHaveLength(90);
  });

  it('fall on the line that is nearest to the click', () => {
    const [line] = homeLines();
    const at = line?.points[20] ?? { x: 0, y: 0 };
    const six = drop(6, homeLines(), at);
    expect(Math.max(...places(six).map(distanceTo([at])))).toBeLessThanOrEqual(35);
  });

  it('travel 6 px per second along their line, and turn at its end', () => {
    const points = [
      { x: 0, y: 0 },
      { x: 30, y: 0 },
    ];
    const line: Line = { points, distances: [0, 30], length: 30, isClosed: false };
    const field: Mote[] = [{ line, at: 20, direction: 1, radius: 1 }];
    const seen = [1, 1, 1].map((seconds) => {
      travel(field, seconds);
      return places(field)[0];
    });
    expect(seen).toEqual([
      { x: 26, y: 0 },
      { x: 30, y: 0 },
      { x: 24, y: 0 },
    ]);
  });

  it('go round a closed line', () => {
    const points = [
      { x: 0, y: 0 },
      { x: 6, y: 0 },
      { x: 0, y: 0 },
    ];
    const line: Line = { points, distances: [0, 6, 12], length: 12, isClosed: true };
    const field: Mote[] = [{ line, at: 10, direction: 1, radius: 1 }];
    travel(field, 1);
    expect(field[0]?.at).toBe(4);
  });

  it('are counted, but not shown, if no line is clear', () => {
    const field = add(scatter(40, []), drop(6, [], { x: 0, y: 0 }), 80);
    travel(field, 1);
    expect(field).toHaveLength(46);
    expect(places(field)).toEqual([]);
  });
});
