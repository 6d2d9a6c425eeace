import { describe, expect, it } from 'vitest';
import { draw } from './pen.ts';

describe('a drawing', () => {
  it('is framed by what it holds, seen from above at 30°', () => {
    const { viewBox } = draw([{ shape: 'box', at: [0, 0, 0], size: [100, 100, 50] }]);
    expect(viewBox).toBe('-88.6 -52 177.2 154');
  });

  it('shows the three sides of a box, each in its own light', () => {
    const { strokes } = draw([{ shape: 'box', at: [0, 0, 0], size: [10, 10, 10], tone: 'light' }]);
    expect(strokes.map(({ ink }) => ink)).toEqual(['left-light', 'right-light', 'top-light']);
  });

  it('paints what comes first behind what comes later', () => {
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

  it('joins lines that follow each other, because lines hide nothing', () => {
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

  it('leans a circle the way its side looks', () => {
    const size = [10, 10, 10] as const;
    const arcs = (['x', 'y', 'z'] as const).map((axis) => {
      const { strokes } = draw([{ shape: 'box', at: [0, 0, 0], size, axis, radius: 5 }]);
      return strokes.at(-1)?.path.match(/A6\.1 3\.5 (-?\d+) 0 [01]/)?.[1];
    });
    expect(arcs).toEqual(['-60', '60', '0']);
  });

  it('draws only the face of what has no depth', () => {
    const { strokes } = draw([{ shape: 'box', at: [0, 0, 0], size: [10, 0, 10], axis: 'y', side: 'top' }]);
    expect(strokes.map(({ ink }) => ink)).toEqual(['top-plain']);
  });

  it('lets what has grown together show one outline', () => {
    const part = { shape: 'box', at: [0, 0, 0], size: [10, 10, 10], radius: 5 } as const;
    const { strokes } = draw([{ shape: 'union', of: [part, { ...part, at: [5, 0, 0] }] }]);
    expect(strokes.map(({ ink, joined }) => [ink, joined])).toEqual([
      ['left-plain', true],
      ['top-plain', true],
    ]);
  });
});
