import { brotliCompressSync } from 'node:zlib';
import { expect, it } from 'vitest';
import * as drawings from './data/index.ts';
import { notePoints, type NotePoint } from './note-points/index.ts';
import { draw, type Drawing, type Shape } from './pen.ts';
import { iconPictures } from '../icons/icon-pictures.ts';
import { svgFile, symbolsFile, type Picture } from './svg-file.ts';

const all = Object.entries<Drawing | Picture>(drawings);
const islands = all.filter(([name]) => name.endsWith('Island'));
const stations = all.filter(([name]) => name.endsWith('Station'));
const toPicture = (drawing: Drawing | Picture) =>
  'shapes' in drawing ? drawing : { shapes: drawing, view: undefined };

function isColored(shape: Shape): boolean {
  if (shape.shape === 'union' || (shape.shape === 'group' && shape.part !== 'glow'))
    return shape.of.some(isColored);
  return 'tone' in shape && shape.tone === 'light';
}

it.each(islands)('%s has exactly one colored part', (_, drawing) => {
  expect(toPicture(drawing).shapes.filter(isColored)).toHaveLength(1);
});

it.each(all)('%s is at most 4 KB', (_, drawing) => {
  expect(brotliCompressSync(svgFile(drawing)).length).toBeLessThanOrEqual(4096);
});

it('the file of all icons is at most 4 KB, and each fits its square', () => {
  expect(brotliCompressSync(symbolsFile(iconPictures)).length).toBeLessThanOrEqual(4096);
  for (const [
    name,
    {
      shapes,
      view: [, , size],
    },
  ] of Object.entries(iconPictures)) {
    const [, , width = 0, height = 0] = draw(shapes).viewBox.split(' ').map(Number);
    // The view box has a margin of 2 on each side.
    expect(Math.max(width, height), name).toBeLessThanOrEqual(size + 4);
  }
});

it.each([
  ['islands', islands],
  ['stations', stations],
])('drawings of the %s have the same view box, and so the same scale', (_, group) => {
  const viewBoxes = group.map(([, drawing]) => {
    const { shapes, view } = toPicture(drawing);
    return draw(shapes, view).viewBox;
  });
  expect(viewBoxes.length).toBeGreaterThan(1);
  expect(new Set(viewBoxes).size).toBe(1);
});

it.each(Object.entries(notePoints))('the notes of %s point into the picture', (name, points) => {
  expect(all.map(([drawing]) => drawing)).toContain(name);
  for (const { x, y } of Object.values<NotePoint>(points)) {
    expect(Math.min(x, y)).toBeGreaterThan(0);
    expect(Math.max(x, y)).toBeLessThan(100);
  }
});
