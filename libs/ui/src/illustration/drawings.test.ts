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

function isLight(shape: Shape): boolean {
  if (shape.shape === 'union') return shape.of.some(isLight);
  return 'tone' in shape && shape.tone === 'light';
}

describe.each(all)('%s', (name, drawing) => {
  it('has exactly one part in colour', () => {
    expect(drawing.filter(isLight)).toHaveLength(1);
  });

  it('stands in its file as it is drawn, which `node write-files.ts` sees to', () => {
    const file = new URL(`files/${name}.svg`, import.meta.url);
    expect(readFileSync(file, 'utf8')).toBe(svgFile(drawing));
  });

  it('weighs less than 2 KB in a page', () => {
    const html = renderToStaticMarkup(createElement(Illustration, { drawing }));
    expect(brotliCompressSync(html).length).toBeLessThan(2048);
  });
});

it.each([
  ['cards', cards],
  ['headers', headers],
])('drawings of the %s have one frame, so that they stand beside each other at one size', (_, group) => {
  const frames = group.map(([, drawing]) => draw(drawing).viewBox);
  expect(frames.length).toBeGreaterThan(1);
  expect(new Set(frames).size).toBe(1);
});
