import { describe, expect, it } from 'vitest';
import { studioDrawing } from './drawings.ts';
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
      { shape: 'ground', at: [0, 0, 0], size: [10, 10], cell: 5 },
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
});

describe('the drawing of the studio', () => {
  it('has one warm thing', () => {
    expect(studioDrawing.filter((shape) => 'tone' in shape && shape.tone === 'light')).toHaveLength(1);
  });
});
