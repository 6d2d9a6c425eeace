import { readFileSync } from 'node:fs';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { brotliCompressSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import * as drawings from './drawings/index.ts';
import { Illustration } from './illustration.tsx';
import { draw, type Shape } from './pen.ts';
import { svgFile } from './svg-file.ts';

const all = Object.entries(drawings);
const headers = all.filter(([name]) => name.endsWith('HeaderDrawing'));
const cards = all.filter(([name]) => !name.endsWith('HeaderDrawing') && name !== 'studioDrawing');

function isColored(shape: Shape): boolean {
  if (shape.shape === 'union') return shape.of.some(isColored);
  return 'tone' in shape && shape.tone === 'light';
}

describe.each(all)('%s', (name, drawing) => {
  it('has exactly one colored part', () => {
    expect(drawing.filter(isColored)).toHaveLength(1);
  });

  it('matches its SVG file, which `node write-files.ts` generates', () => {
    const file = new URL(`files/${name}.svg`, import.meta.url);
    expect(readFileSync(file, 'utf8')).toBe(svgFile(drawing));
  });

  it('adds less than 2 KB to a page', () => {
    const html = renderToStaticMarkup(createElement(Illustration, { drawing }));
    expect(brotliCompressSync(html).length).toBeLessThan(2048);
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
