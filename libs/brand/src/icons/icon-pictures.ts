import { draw, type Drawing } from '../drawings/pen.ts';
import type { Picture } from '../drawings/svg-file.ts';
import { icons } from './icons.ts';

/** Width and height of all icons, so that they have the same scale. */
const size = 34;

/** The icons, each in the middle of its square. */
export const iconPictures: Readonly<Record<string, Picture>> = Object.fromEntries(
  Object.entries<Drawing>(icons).map(([name, shapes]) => {
    const [left = 0, top = 0, width = 0, height = 0] = draw(shapes).viewBox.split(' ').map(Number);
    return [name, { shapes, view: [left + (width - size) / 2, top + (height - size) / 2, size, size] }];
  }),
);
