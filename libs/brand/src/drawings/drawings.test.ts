import { brotliCompressSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import * as drawings from './data/index.ts';
import { draw, type Shape } from './pen.ts';
import { svgFile } from './svg-file.ts';

const all = Object.entries(drawings);
const headers = all.filter(([name]) => name.endsWith('HeaderDrawing'));
const cards = all.filter(([name]) => !name.endsWith('HeaderDrawing') && name !== 'studioDrawing');

function isColored(shape: Shape): boolean {
  if (shape.shape === 'union') return shape.of.some(isColored);
  return 'tone' in shape && shape.tone === 'light';
}

describe.each(all)('%s', (_, drawing) => {
  it('has exactly one colored part', () => {
    expect(drawing.filter(isColored)).toHaveLength(1);
  });

  it('is smaller than 2 KB', () => {
    expect(brotliCompressSync(svgFile(drawing)).length).toBeLessThan(2048);
  });
});

it.each([
  ['cards', cards],
  ['headers', headers],
])('drawings of the %s have the same view box, and so the same scale', (_, group) => {
  const viewBoxes = group.map(([, drawing]) => draw(drawing).viewBox);
  expect(viewBoxes.length).toBeGreaterThan(1);
  expect(new Set(viewBoxes).size).toBe(1);
});
