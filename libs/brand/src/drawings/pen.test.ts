import { describe, expect, it } from 'vitest';
import { draw } from './pen.ts';

describe('a drawing', () => {
  it('has a view box that fits its shapes in an isometric projection of 30°', () => {
    const { viewBox } = draw([{ shape: 'box', at: [0, 0, 0], size: [100, 100, 50] }]);
    expect(viewBox).toBe('-88.6 -52 177.2 154');
  });

  it('shows three sides of a box, each in its own shade', () => {
    const { strokes } = draw([{ shape: 'box', at: [0, 0, 0], size: [10, 10, 10], tone: 'light' }]);
    expect(strokes.map(({ ink }) => ink)).toEqual(['left-light', 'right-light', 'top-light']);
  });

  it('renders shapes in order, the first one at the back', () => {
    const { strokes } = draw([
      { shape: 'ground', at: [0, 0, 0], size: [10, 10, 0], cell: 5 },
      {
        shape: 'line',
        points: [
          [0, 0, 0],
          [0, 0, 9],
        ],
        dashed: true,
      },
    ]);
    expect(strokes.map(({ ink }) => ink)).toEqual(['grid', 'dash']);
  });

  it('merges consecutive lines of the same style into one path', () => {
    const line = {
      shape: 'line',
      points: [
        [0, 0, 0],
        [0, 0, 9],
      ],
    } as const;
    const { strokes } = draw([line, line, { ...line, dashed: true }, line]);
    expect(strokes.map(({ ink }) => ink)).toEqual(['line', 'dash', 'line']);
  });

  it('rotates the ellipse of a circle to match its axis', () => {
    const size = [10, 10, 10] as const;
    const arcs = (['x', 'y', 'z'] as const).map((axis) => {
      const { strokes } = draw([{ shape: 'box', at: [0, 0, 0], size, axis, radius: 5 }]);
      return strokes.at(-1)?.path.match(/A6\.1 3\.5 (-?\d+) 0 [01]/)?.[1];
    });
    expect(arcs).toEqual(['-60', '60', '0']);
  });

  it('renders only one face of a shape without depth', () => {
    const { strokes } = draw([{ shape: 'box', at: [0, 0, 0], size: [10, 0, 10], axis: 'y', side: 'top' }]);
    expect(strokes.map(({ ink }) => ink)).toEqual(['top-plain']);
  });

  it('renders the shapes of a union with one outline', () => {
    const part = { shape: 'box', at: [0, 0, 0], size: [10, 10, 10], radius: 5 } as const;
    const { strokes } = draw([{ shape: 'union', of: [part, { ...part, at: [5, 0, 0] }] }]);
    expect(strokes.map(({ ink, joined }) => [ink, joined])).toEqual([
      ['left-plain', true],
      ['top-plain', true],
    ]);
  });

  it('renders land with a side that ends below its leftmost and rightmost points', () => {
    const { strokes } = draw([{ shape: 'land', at: [0, 0, 0], size: [100, 80], height: 10 }]);
    expect(strokes.map(({ ink }) => ink)).toEqual(['left-plain', 'top-plain']);
    const start = /^M(\S+) (\S+)C/;
    const [, x = '', y = ''] = start.exec(strokes[0]?.path ?? '') ?? [];
    expect(strokes[0]?.path.endsWith(`${x} ${String(Number(y) + 10)}Z`)).toBe(true);
  });

  it('marks the strokes of a part, and does not merge its lines with others', () => {
    const line = {
      shape: 'line',
      points: [
        [0, 0, 0],
        [0, 0, 9],
      ],
    } as const;
    const { strokes } = draw([line, { shape: 'group', part: 'float', of: [line, line] }]);
    expect(strokes.map(({ part }) => part)).toEqual([undefined, 'float']);
  });

  it('has the view box of the picture if there is one', () => {
    expect(draw([{ shape: 'flat', ink: 'line', path: 'M0 0h9' }], [0, -7, 220, 165]).viewBox).toBe(
      '0 -7 220 165',
    );
  });
});
